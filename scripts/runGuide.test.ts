import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../packages/cli/src/testing/makeTestFolder.ts';
import { runGuide } from './runGuide.mjs';

let folder = '';

beforeEach(async () => {
  folder = await makeTestFolder();
  for (const name of ['cli', 'create-plugin']) await writeManifest(`node_modules/@brokerdesk/${name}`, { bin: {} });
  await writeManifest('node_modules/zod', { version: '4.6.7' });
});
afterAll(removeTestFolders);

async function writeManifest(place: string, manifest: object): Promise<void> {
  await mkdir(path.join(folder, place), { recursive: true });
  await writeFile(path.join(folder, place, 'package.json'), JSON.stringify(manifest));
}

const sh = (...commands: readonly string[]) => `\`\`\`sh\n${commands.join('\n')}\n\`\`\`\n`;

test('commands, files and edits apply to the folder that the guide has entered', async () => {
  await writeManifest('notes', { dependencies: { zod: '^4.6.7' } });
  const steps = [
    sh('cd notes', 'npm install'),
    '```ts\n// note.ts\nold\n```\n',
    '```diff\n--- note.ts\n-old\n+new\n```\n',
    sh('node --print "1 + 1"'),
    '```text\n2\n```\n',
  ];
  await runGuide(steps.join('\n'), folder);
  expect(await readFile(path.join(folder, 'notes', 'note.ts'), 'utf8')).toBe('new\n');
});

test.each([
  ['a command that fails', sh('node --eval "process.exit(3)"'), 'ended with 3'],
  ['an output that is another one', `${sh('node --print 2')}\n\`\`\`text\n3\n\`\`\`\n`, 'but the command prints\n2'],
  ['a server that does not start', sh('npm run dev'), '"npm run dev" did not start'],
])('%s is an error', async (_case, guide, message) => {
  await writeManifest('.', { scripts: { dev: 'exit 1' } });
  await expect(runGuide(guide, folder)).rejects.toThrow(message);
});

test('a package in another version is an error', async () => {
  await writeManifest('notes', { dependencies: { zod: '5.0.0' } });
  await expect(runGuide(sh('cd notes', 'npm install'), folder)).rejects.toThrow('zod is 4.6.7, not 5.0.0.');
});
