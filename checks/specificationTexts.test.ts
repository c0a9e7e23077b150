// Section 8 of the specification lists texts that users know by heart. Each exists in three languages and is shown by
// something: a text of the portal whose key the source uses, or a message of the emulator.
import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readMessageFolders } from './translations/MessageFolder.ts';

const texts = [
  'Session timeout or other device login',
  'Please login again',
  'Request Error',
  'Exit',
  'Submit Error',
  'No response',
  'Network is abnormal or server is busy',
  'Verification code abnormal',
  'Import failed (see the generated csv',
  'Upload file out of limit',
  'You will be signed out soon',
  'Request failed',
  'Verification code not received? Fetch it again',
  'Fetch a new code before submitting',
  'Enter a valid email',
  'The file has applications so it cannot be deleted',
  'The role is in use, so it cannot be deleted',
  'Image fetch failed, retry',
  'Image does not meet requirements, upload again',
  'Image name exists',
] as const;

const folders = await readMessageFolders();
const sources = await readSources('{packages/{host,plugin-sdk},plugins/*}/src/**/*.{ts,tsx}');
const emulator = (await readSources('packages/mock-server/src/**/*.ts')).join('\n');

it.each(texts)('"%s" is a text in three languages, and is used', (text) => {
  const found = folders.flatMap((folder) =>
    [...folder.en].filter(([, english]) => english.startsWith(text)).map(([key]) => ({ key, folder })),
  );
  for (const { key, folder } of found) {
    expect([folder['zh-Hans'].get(key), folder['zh-Hant'].get(key)], key).toEqual([
      expect.stringMatching(/\p{Script=Han}/u),
      expect.stringMatching(/\p{Script=Han}/u),
    ]);
  }
  // `message` takes the three languages, so the compiler checks those of the emulator.
  const isInEmulator = new RegExp(`message\\(\\s*['\`]${text.replaceAll(/[().?]/g, String.raw`\$&`)}`).test(emulator);
  expect(found.some(({ key }) => isUsed(key)) || isInEmulator).toBe(true);
});

/** By its whole key, or by the part before the last dot in a template. */
function isUsed(key: string): boolean {
  const whole = key.replace(/_(one|other)$/, '');
  const parent = whole.slice(0, whole.lastIndexOf('.'));
  return sources.some((source) => source.includes(`'${whole}'`) || source.includes(`\`${parent}.\${`));
}

async function readSources(pattern: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern))
    if (!/locales|texts\/|\.test\./.test(file)) files.push(await readFile(file, 'utf8'));
  return files;
}
