import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyEdit, readSteps } from './guideSteps.mjs';

const guide = `# Guide

\`\`\`sh
npm create thing
cd thing
\`\`\`

\`\`\`text
Created.
\`\`\`

\`\`\`tsx
// src/Screen.tsx
export const screen = 1;
\`\`\`

\`\`\`diff
--- src/en.ts
   title: {
-    old: 1,
+    new: 1,
--- src/zh.ts
-old
+new
\`\`\`
`;

test('reads commands, outputs, files and edits in their order', () => {
  expect(readSteps(guide)).toEqual([
    { kind: 'command', command: 'npm create thing' },
    { kind: 'command', command: 'cd thing' },
    { kind: 'output', text: 'Created.\n' },
    { kind: 'file', file: 'src/Screen.tsx', text: 'export const screen = 1;\n' },
    { kind: 'edit', file: 'src/en.ts', before: '  title: {\n    old: 1,\n', after: '  title: {\n    new: 1,\n' },
    { kind: 'edit', file: 'src/zh.ts', before: 'old\n', after: 'new\n' },
  ]);
});

test.each([
  ['```bash\nnpm test\n```', 'A block in "bash" is no step of a guide'],
  ['```\nnpm test\n```', 'A block in "" is no step of a guide'],
  ['- A list:\n\n  ```bash\n  npm test\n  ```', 'A block in "bash" is no step of a guide'],
  ['```ts\nexport {};\n```', 'A block has no file name in its first line'],
  ['```diff\n-old\n+new\n```', 'An edit has no file name'],
])('rejects a block that nothing would run: %j', (block, message) => {
  expect(() => readSteps(block)).toThrow(message);
});

test('an edit replaces what is there exactly once', () => {
  const edit = { file: 'en.ts', before: 'b\n', after: 'c\n' };
  expect(applyEdit('a\nb\n', edit)).toBe('a\nc\n');
  expect(() => applyEdit('a\n', edit)).toThrow('en.ts has 0 times what an edit replaces');
  expect(() => applyEdit('b\nb\n', edit)).toThrow('en.ts has 2 times what an edit replaces');
});

test('the plugin guide has the commands of each part of the work', () => {
  const commands = readSteps(readFileSync('docs/plugin-guide.md', 'utf8')).flatMap((step) =>
    step.kind === 'command' ? [step.command] : [],
  );
  const named = (part: string) => commands.filter((command) => command.includes(part)).length;
  const parts = ['npm create', 'run dev', 'create endpoint', 'create screen', 'create slot', ' why ', 'run check'];
  expect([...parts, 'npm test', 'run build', ' preview '].filter((part) => named(part) !== 1)).toEqual([]);
});

test('each edit of the change, step by step, fits the source', () => {
  const edits = readSteps(readFileSync('docs/change.md', 'utf8')).filter((step) => step.kind === 'edit');
  expect(edits.length).toBeGreaterThan(8);
  for (const edit of edits) expect(applyEdit(readFileSync(edit.file, 'utf8'), edit)).toContain(edit.after);
});
