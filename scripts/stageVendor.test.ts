import { expect, it } from 'vitest';
import { replaceVendored } from './stageVendor.mjs';

it('replaces libraries whose used parts are packed', () => {
  const dependencies = { '@blueprintjs/core': '6.20.0', 'date-fns': '2.30.0', zod: '4.6.7' };
  expect(replaceVendored(dependencies, '1.0.0')).toEqual({ '@brokerdesk/vendor': '1.0.0', zod: '4.6.7' });
});

it('leaves packages alone that use none of them', () => {
  expect(replaceVendored({ zod: '4.6.7' }, '1.0.0')).toEqual({ zod: '4.6.7' });
});
