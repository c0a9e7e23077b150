// Whatever is wrong with what a user types: the command fails with one message, and never with a stack. All cases run in the process
// of the test, except those of servers; the first of each command is a process as well, and in a whole run all of them.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from './testing/makeTestFolder.ts';
import { runHere } from './testing/runHereFixture.ts';
import { type EndedCommand, runToEnd } from './testing/runToEnd.ts';

let tmp = '';
const heading = 'folder,key,en,zh-Hans\n';

beforeAll(async () => {
  tmp = await makeTestFolder();
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'file.txt': 'text',
    'bytes.csv': Uint8Array.of(0xff, 0x00, 0x80),
    'columns.csv': 'a,b\n1,2\n',
    'cells.csv': `${heading}notes,a\n`,
    'unknown.csv': `${heading}nowhere,a,A,甲\n`,
    'lost.csv': `${heading}notes/src/locales,menu.notes,Notes,备\uFFFD\n`,
    'twice.csv': `${heading}notes/src/locales,menu.notes,Notes,甲\nnotes/src/locales,menu.notes,Notes,乙\n`,
    'list.json': '[]',
    'broken.json': '{',
    'full/file.txt': 'text',
    'no-json/package.json': '{',
    'no-json/src/plugin.ts': 'export default {};',
    'no-package/src/plugin.ts': 'export default {};',
    'no-brokers/package.json': '{ "brokerdesk": { "brokers": ["a b"] } }',
    'no-brokers/src/plugin.ts': 'export default {};',
    'a#b/package.json': '{}',
    'a#b/src/plugin.ts': 'export default {};',
    'a%b/package.json': '{}',
    'a%b/src/plugin.ts': 'export default {};',
    'broken/package.json': '{ "name": "broken" }',
    'broken/src/plugin.ts': 'export default {',
    'throws/package.json': '{ "name": "throws" }',
    'throws/src/plugin.ts': "throw new Error('It throws.');",
    'notes/package.json': '{ "name": "notes", "type": "module" }',
    'notes/src/plugin.ts': 'export default {};',
    'notes/src/locales/en.ts': "export default { menu: { notes: 'Notes' } };",
    'notes/src/locales/zh-Hans.ts': "export default { menu: { notes: '备注' } };",
    'notes/src/locales/zh-Hant.ts': "export default { menu: { notes: '備註' } };",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(tmp, name)), { recursive: true });
    await writeFile(path.join(tmp, name), content);
  }
  await symlink('loop', path.join(tmp, 'loop'));
});
afterAll(removeTestFolders);

const long = 'x'.repeat(300);

/** Where a separate package gets those of Brokerdesk; nothing is asked there. */
const registry = ['--registry', 'https://npm.example.com/'];

/** The words of a command, how it ends, and what its message says; `~` stands for the folder of the test. */
const cases: readonly (readonly [command: readonly string[], code: 1 | 2, message: RegExp])[] = [
  [['serve'], 2, /unknown command 'serve'/],
  [['biuld'], 2, /Did you mean build/],
  [['build', '--colour'], 2, /unknown option '--colour'/],
  [['build', '--out'], 2, /argument missing/],
  [['build', '~/nowhere'], 1, /nowhere is not a plugin: it has no src\/plugin\.ts/],
  [['build', '~/file.txt'], 1, /file\.txt is not a plugin/],
  [['build', `~/${long}`], 1, /x is not a plugin/],
  [['build', '~/loop'], 1, /loop is not a plugin/],
  [['build', ''], 1, /is not a plugin/],
  [['build', '~/no-json'], 1, /package\.json is not valid JSON/],
  [['build', '~/no-package'], 1, /package\.json cannot be read/],
  [['build', '~/no-brokers'], 1, /invalid list of brokers/],
  [['build', '~/a#b'], 2, /a#b has the character # in its path/],
  [['build', '~/a%b'], 2, /a%b has the character % in its path/],
  [['build', '~/broken'], 1, /broken cannot be read/],
  [['build', '~/throws'], 1, /throws cannot be read: It throws\./],
  [['build', '~/notes', '--with', '~/notes'], 2, /--with adds plugins to a portal/],
  [['build', '--with', '~/nowhere'], 1, /nowhere is not a plugin/],
  [['check', '~/nowhere'], 1, /nowhere is not a plugin/],
  [['check', '~/a#b'], 2, /character #/],
  [['check', '--format', 'xml'], 2, /'xml' is invalid/],
  [['check', '--max-warnings', 'few'], 2, /'few' is invalid/],
  [['test', '~/nowhere'], 1, /nowhere is not a plugin/],
  [['test', '~/notes'], 1, /notes has no tests/],
  [['test', '~/notes', '--watch', '--json'], 2, /contradict each other/],
  [['dev', '--port', '65536'], 2, /A port is 0 to 65535/],
  [['dev', '--port', '7', '--api-port', '7'], 2, /--port and --api-port are both 7/],
  [['dev', '--latency', '-1'], 2, /A delay is 0 to 600000 milliseconds/],
  [['dev', '--fail', 'users'], 2, /"users" is not a failure/],
  [['dev', '--as', 'nobody'], 2, /nobody/],
  [['dev', '~/nowhere', '--port', '0', '--api-port', '0'], 1, /nowhere is not a plugin/],
  [['preview', '--dist', '~', '--build'], 2, /excludes --build/],
  [['preview', '--build', '--no-build'], 2, /contradict each other/],
  [['preview', '~/a%b', '--port', '0', '--api-port', '0'], 2, /character %/],
  [['build', '--signature', 'rsa'], 2, /'rsa' is invalid/],
  [['build', '--api-base', 'https://api.example.com'], 2, /path of the portal's own origin/],
  [['build', '--base', 'https://portal.example.com/backoffice/'], 2, /--base <path>.* path such as \/backoffice\//],
  [['build', '--base', '/back office/'], 2, /path such as \/backoffice\//],
  [['build', '--base', '/desk/../admin/'], 2, /path such as \/backoffice\//],
  [['build', '--base', '/desk/?a=1'], 2, /path such as \/backoffice\//],
  [['build', '--base', '//desk/'], 2, /path such as \/backoffice\//],
  [['build', '--base', ''], 2, /path such as \/backoffice\//],
  [['build', '--base', 'api/desk'], 2, /--base \/api\/desk\/ is below the address of the API/],
  [['build', '--registry-base', '//other/x'], 2, /path of the portal's own origin/],
  [['build', '--client-errors', '/a/../b'], 2, /path of the portal's own origin/],
  [['mock', '--port', 'many'], 2, /'many' is invalid/],
  [['mock', '--applications', '1e9'], 2, /0 to 1000000/],
  [['mock', '--signature', 'rsa'], 2, /'rsa' is invalid/],
  [['mock', '~/nowhere', '--port', '0'], 1, /nowhere is not a plugin/],
  [['gallery', '--port', '0x1'], 2, /A port is 0 to 65535/],
  [['why', '--as', 'demo.admin'], 2, /missing required argument/],
  [['why', 'PM_CI_FAQ'], 2, /--as/],
  [['why', 'PM_CI_FAQ', '--as', 'nobody'], 2, /nobody/],
  [['why', 'PM_CI_FAQ', '--as', 'demo.admin', '--report', '~/file.txt'], 2, /file\.txt is not a report/],
  [['why', 'PM_CI_FAQ', '--as', 'demo.admin', '--report', '~'], 2, /is not a report/],
  [['functions', '--diff'], 2, /--diff has no tree/],
  [['functions', '--diff', '~/nowhere.json'], 2, /nowhere\.json/],
  [['functions', '--as', 'nobody'], 2, /nobody/],
  [['create', 'Bad_Name', '--yes', '--directory', '~/new', ...registry], 2, /Bad_Name/],
  [['create', 'visits', '--yes', '--directory', '~/new', '--template', 'lisst', ...registry], 2, /lisst/],
  [['create', 'visits', '--yes', '--directory', '~/new'], 2, /Add --registry/],
  [['create', 'visits', '--yes', '--directory', '~/full', ...registry], 2, /full is not empty/],
  [['create', 'visits', '--yes', '--directory', '~/file.txt/visits', ...registry], 1, /could not be written/],
  [['create', 'visits', '--yes', '--directory', '~/a#b/visits', ...registry], 2, /character #/],
  [['create', 'visits', '--yes', '--directory', '~/new', '--packages', '~/nowhere'], 2, /nowhere/],
  [['create', 'screen', 'history', '--directory', '~/nowhere'], 1, /nowhere/],
  [['create', 'screen', 'Hi story', '--directory', '~/notes'], 2, /Hi story/],
  [['texts', 'export'], 2, /--language/],
  [
    ['texts', 'export', '~/notes', '--language', 'zh-Hant', '--out', '~/nowhere/a.csv'],
    1,
    /nowhere\/a\.csv: it does not exist/,
  ],
  [['texts', 'export', '~/notes', '--language', 'zh-Hant', '--out', '~'], 1, /it is a folder, not a file/],
  [['texts', 'import', '~/nowhere.csv'], 2, /nowhere\.csv cannot be read/],
  [['texts', 'import', '~', '~/notes'], 2, /cannot be read/],
  [['texts', 'import', '~/bytes.csv', '~/notes'], 2, /is not a text in UTF-8, UTF-16, GB18030 or Big5/],
  [['texts', 'import', '~/columns.csv', '~/notes'], 1, /columns\.csv:1: The columns have to be/],
  [['texts', 'import', '~/cells.csv', '~/notes'], 1, /cells\.csv:2: It has 2 cells/],
  [['texts', 'import', '~/unknown.csv', '~/notes'], 1, /unknown\.csv:2: There is no folder nowhere/],
  [['texts', 'import', '~/lost.csv', '~/notes'], 1, /lost\.csv:2: .*U\+FFFD/],
  [['texts', 'import', '~/twice.csv', '~/notes'], 1, /twice\.csv:3: .* is there twice: line 2/],
  [['texts', 'overrides', '~/broken.json'], 1, /broken\.json cannot be read/],
  [['texts', 'overrides', '~/list.json'], 1, /It is not an object of languages/],
  [['doctor', '--port', '-1'], 2, /A port is 0 to 65535/],
];

it('tries at least 60 commands', () => {
  expect(new Set(cases.map(([command]) => command.join(' '))).size).toBeGreaterThanOrEqual(60);
});

/** Commands that would leave a server in the process of the test if they started. */
const servers = new Set(['dev', 'preview', 'mock', 'gallery']);
const firstCases = [...Map.groupBy(cases, ([[name]]) => name).values()].flatMap(([first]) =>
  first === undefined ? [] : [first],
);

it.each(cases.filter(([[name = '']]) => !servers.has(name)))(
  '%j fails with %i and one message',
  async (command, code, message) => {
    expectOneMessage(await runHere(...fill(command)), code, message);
  },
);

it.concurrent.each(process.env['BROKERDESK_WHOLE'] === '1' ? cases : firstCases)(
  '%j, as a process, fails with %i and one message',
  { timeout: 300_000 },
  async (command, code, message) => {
    expectOneMessage(await runToEnd(...fill(command)), code, message);
  },
);

function fill(command: readonly string[]): readonly string[] {
  return command.map((word) => word.replace(/^~/, tmp));
}

function expectOneMessage(ended: EndedCommand, code: 1 | 2, message: RegExp): void {
  expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(message) });
  expect(ended.stderr).not.toMatch(/\n\s+at |node:internal|\.mjs:\d|Error:/);
  expect(ended.stderr.trim().split('\n').length).toBeLessThanOrEqual(code === 2 ? 2 : 4);
}
