// The public registry does not hold the names of Brokerdesk's packages, so a stranger who takes them there runs code wherever
// a command asks for one. A page shows none that would.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A command by which npm asks a registry for a package of ours, up to the end of the code. */
const asks = /\b(?:npm|npx|pnpm|yarn)\b[^`\n]*@brokerdesk\/[^`\n]*/g;
const isBound = (command: string) => command.includes('--@brokerdesk:registry=');

function findUnbound(text: string): readonly string[] {
  return [...text.matchAll(asks)].map(([command]) => command).filter((command) => !isBound(command));
}

test.each([
  ['npm create @brokerdesk/plugin visits', 1],
  ['Run `npx @brokerdesk/cli dev`, then', 1],
  ['npm install --save-dev @brokerdesk/cli', 1],
  ['npm create @brokerdesk/plugin --@brokerdesk:registry=https://npm.example.com/ visits', 0],
  ['npm install ./packages/brokerdesk-cli-1.0.0.tgz', 0],
])('%j asks another registry %i times', (text, times) => {
  expect(findUnbound(text)).toHaveLength(times);
});

test('no page shows a command that asks the public registry for a package of Brokerdesk', () => {
  const tracked = execFileSync('git', ['ls-files', '-z', '*.md'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const pages = tracked.filter((file) => !file.startsWith('docs/decisions/') && !file.startsWith('bench/'));
  expect(pages.length).toBeGreaterThan(40);
  const unbound = pages.flatMap((file) =>
    findUnbound(readFileSync(file, 'utf8')).map((command) => `${file}: ${command}`),
  );
  expect(unbound).toEqual([]);
});
