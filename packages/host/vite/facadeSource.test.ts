import { sharedModules } from '@brokerdesk/plugin-sdk/build';
import { expect, it } from 'vitest';
import { facadeSource, sharedSpecifiers } from './facadeSource.ts';

it('names the exports of CommonJS modules one by one', () => {
  expect(facadeSource('react')).toMatch(/export const \{ .*\buseState\b.* \} = module;/);
  expect(facadeSource('react/jsx-runtime')).toContain('jsxs');
});

it('offers only the listed names of a module', () => {
  const names = sharedModules['react-router'] as readonly string[];
  expect(facadeSource('react-router')).toBe(`export { ${names.join(', ')} } from "react-router";`);
});

it('keeps the default export of i18next', () => {
  expect(facadeSource('i18next')).toContain('export { default }');
});

it('leaves the development runtime of JSX out of builds', () => {
  expect(sharedSpecifiers('dev')).toContain('react/jsx-dev-runtime');
  expect(sharedSpecifiers('build')).not.toContain('react/jsx-dev-runtime');
});

it('rejects a module that is not shared', () => {
  expect(() => facadeSource('lodash')).toThrow('lodash is not a shared module');
});
