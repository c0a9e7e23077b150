import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readPacked } from './packPlugin.ts';
import { makeSigner } from './keys.ts';
import { makePacked } from './registryFixture.ts';

async function pack(change: (files: Record<string, Uint8Array>) => void) {
  const { files } = await makePacked(makeSigner());
  const changed = { ...files };
  change(changed);
  return readPacked(zipSync(changed), 'fee-schedule-1.0.0.zip');
}

describe('a package is refused', () => {
  it.each([
    ['that is not a zip', async () => readPacked(Buffer.from('fees'), 'fees.zip'), 'fees.zip is refused'],
    ['without a signature', () => pack((files) => delete files['signed.json']), 'is refused'],
    [
      'with a file that differs',
      () => pack((files) => (files['plugin.js'] = Buffer.from('1'))),
      'not as it was signed',
    ],
    ['without a file', () => pack((files) => delete files['plugin.js']), 'plugin.js is missing'],
    [
      'with a file more',
      () => pack((files) => (files['more.js'] = Buffer.from('1'))),
      'more.js is not in its manifest',
    ],
    ['with an id that leads elsewhere', () => makePacked(makeSigner(), { id: '../fees' }), 'part of an address'],
    ['with a broker that leads elsewhere', () => makePacked(makeSigner(), { brokers: ['../a'] }), 'part of an address'],
    ['with a file that leads elsewhere', () => makePacked(makeSigner(), { script: 'a/../../x.js' }), 'name of a file'],
    ['with a hidden file', () => makePacked(makeSigner(), { script: '.x.js' }), 'name of a file'],
  ])('%s', async (_what, read, message) => {
    await expect(read()).rejects.toThrow(message);
  });
});
