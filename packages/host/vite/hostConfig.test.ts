import { expect, test } from 'vitest';
import { hostConfig } from './hostConfig.ts';

function serverOf(allowedHosts: readonly string[]) {
  const apiTarget = 'http://127.0.0.1:4401';
  const options = { mode: 'dev', port: 4400, apiTarget, pluginFolders: [], cacheDir: 'cache', plugins: [] } as const;
  return hostConfig({ ...options, allowedHosts }).server;
}

test('pages of another origin can neither read sources nor send requests', () => {
  expect(serverOf([])?.cors).toBe(false);
});

test('controls of the emulator are forwarded only if the server has no further names', () => {
  expect(Object.keys(serverOf([])?.proxy ?? {})).toEqual(['/api', '/__mock']);
  expect(Object.keys(serverOf(['portal.example'])?.proxy ?? {})).toEqual(['/api']);
});
