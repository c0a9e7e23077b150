// Section 8 of the specification lists texts that users know by heart. Each exists in three languages, once, and is shown
// by something: a text of the portal whose key the source uses, or a message of the emulator.
import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type MessageFolder, readMessageFolders } from './translations/MessageFolder.ts';

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

/**
 * Texts under a second key, each with the first one and why they cannot share it. A message of the emulator is not a
 * copy: it stands for that of a real back end, which the portal does not own.
 */
const justifiedCopies: Readonly<Record<string, { readonly of: string; readonly why: string }>> = {
  ...Object.fromEntries(
    ['OFFLINE', 'TIMEOUT', 'UNAVAILABLE', 'UNREADABLE'].map((code) => [
      `plugin-sdk/hooks error.${code}`,
      {
        of: `host/host errors.${code}`,
        why: 'The sign-in page is shown without the kit, and the kit without the host.',
      },
    ]),
  ),
  'host/password forgot.emailInvalid': {
    of: 'plugin-sdk/forms rule.email',
    why: 'The forms before sign-in are shown without the kit’s forms.',
  },
};

/** Texts that begin alike and continue differently, so none is a copy of another. */
const variants: readonly (readonly string[])[] = [
  // The connection is down, a proxy cannot reach the server, or the response could not be read.
  ['host/host errors.OFFLINE', 'host/host errors.UNAVAILABLE', 'host/host errors.UNREADABLE'],
  // Followed by the attempts left, or by what to do when there are none.
  ['host/password code.abnormal', 'host/password code.usedUp'],
  // Followed by what to do where the code of the error does not say it.
  ['host/password problem.failed', 'host/password problem.refused'],
  // Among several pictures, the viewer names the one.
  ['product-control/screens images.fetchFailed', 'plugin-sdk/documents view.pictureFailed'],
];

const folders = await readMessageFolders();
const sources = await readSources('{packages/{host,plugin-sdk},plugins/*}/src/**/*.{ts,tsx}');
const emulator = (await readSources('{packages/mock-server/src,plugins/*/emulator}/**/*.ts')).join('\n');

it.each(texts)('"%s" is a text in three languages, and is used', (text) => {
  const found = findTexts(text);
  for (const { key, folder } of found) {
    expect([folder['zh-Hans'].get(key), folder['zh-Hant'].get(key)], key).toEqual([
      expect.stringMatching(/\p{Script=Han}/u),
      expect.stringMatching(/\p{Script=Han}/u),
    ]);
  }
  expect(found.some(({ key }) => isUsed(key)) || countInEmulator(text) > 0).toBe(true);
});

it.each(texts)('"%s" exists once', (text) => {
  const places = new Set(
    findTexts(text)
      .map(nameOf)
      .filter((name) => justifiedCopies[name] === undefined),
  );
  const isOneText = places.size <= 1 || variants.some((names) => [...places].every((name) => names.includes(name)));
  expect(isOneText ? [] : [...places]).toEqual([]);
  expect(countInEmulator(text)).toBeLessThanOrEqual(1);
  // In no source beside the texts, as in the message of an error.
  const literal = new RegExp(`['"\`]${escape(text)}.*`);
  expect(sources.flatMap((source) => source.match(literal)?.[0] ?? [])).toEqual([]);
});

it('a justified copy says the same in every language', () => {
  const all = new Map(
    folders.flatMap((folder) =>
      [...folder.en.keys()].map((key) => [nameOf({ key, folder }), { key, folder }] as const),
    ),
  );
  const wordsOf = (name: string) => {
    const { key = '', folder } = all.get(name) ?? {};
    return (['en', 'zh-Hans', 'zh-Hant'] as const).map((language) =>
      folder?.[language].get(key)?.replace(/[.。]$/, ''),
    );
  };
  for (const [name, { of, why }] of Object.entries(justifiedCopies)) {
    expect(wordsOf(name), why).not.toContain(undefined);
    expect(wordsOf(name), why).toEqual(wordsOf(of));
  }
});

interface FoundText {
  readonly key: string;
  readonly folder: MessageFolder;
}

function findTexts(text: string): readonly FoundText[] {
  return folders.flatMap((folder) =>
    [...folder.en].filter(([, english]) => english.startsWith(text)).map(([key]) => ({ key, folder })),
  );
}

/** Package and namespace, and the key without its plural form. */
function nameOf({ key, folder: { folder } }: FoundText): string {
  const [, owner = '', , ...rest] = folder.split('/');
  const namespace = rest.filter((part) => part !== 'texts' && part !== 'locales').join('/');
  return `${owner}/${namespace} ${withoutPlural(key)}`;
}

/** By its whole key, or by the part before the last dot in a template. */
function isUsed(key: string): boolean {
  const whole = withoutPlural(key);
  const parent = whole.slice(0, whole.lastIndexOf('.'));
  return sources.some((source) => source.includes(`'${whole}'`) || source.includes(`\`${parent}.\${`));
}

/** `message` takes the three languages, so the compiler checks those of the emulator. */
function countInEmulator(text: string): number {
  return [...emulator.matchAll(new RegExp(`message\\(\\s*['\`]${escape(text)}`, 'g'))].length;
}

function withoutPlural(key: string): string {
  return key.replace(/_(one|other)$/, '');
}

function escape(text: string): string {
  return text.replaceAll(/[().?]/g, String.raw`\$&`);
}

async function readSources(pattern: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern))
    if (!/locales|texts\/|gallery\/|\.test\./.test(file)) files.push(await readFile(file, 'utf8'));
  return files;
}
