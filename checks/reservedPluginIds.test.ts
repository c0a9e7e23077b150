import { globSync, readFileSync } from 'node:fs';
import { reservedPluginIds } from '@brokerdesk/plugin-sdk/build';
import { expect, test } from 'vitest';

test('every namespace of the texts of host and SDK is reserved, so that no plugin has it as its id', () => {
  const sources = globSync('packages/{host,plugin-sdk}/src/**/*.ts').filter(
    (file) => !/\.test\.ts$|[\\/]testing/.test(file),
  );
  const namespaces = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const .*defineTexts\('([^']+)'/gm)].map(([, name]) => name),
  );
  expect(namespaces.length).toBeGreaterThan(10);
  expect(new Set(namespaces)).toEqual(new Set(reservedPluginIds));
});
