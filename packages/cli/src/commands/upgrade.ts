import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { applyChanges } from '../create/parts/applyChanges.ts';
import { readPlugin } from '../plugins/findPlugins.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';
import { planUpgrade } from '../upgrade/planUpgrade.ts';
import { version } from '../version.mjs';

/** The options of `admin-cli upgrade`. */
export interface UpgradeOptions {
  /** Writes what is otherwise only shown. */
  readonly write: boolean;
  readonly json: boolean;
}

/** Shows, or writes, what a plugin needs for this version; the exit code is 1 if something waits to be written. */
export async function upgrade(given: string, { write, json }: UpgradeOptions): Promise<void> {
  const { folder } = await readPlugin(path.resolve(given));
  const { steps, files } = await planUpgrade(folder);
  const diffs = [...files].map(([file, { before, after }]) => createTwoFilesPatch(file, file, before, after));
  if (write) {
    const changed = new Map([...files].map(([file, { after }]) => [file, after]));
    await applyChanges({ folder, created: new Map(), changed }, undefined);
  } else if (files.size > 0) process.exitCode = 1;
  if (json) {
    printJson({ version, written: write, steps: steps.map(({ number, title }) => ({ number, title })), diffs });
    return;
  }
  if (files.size === 0) {
    printLine(`${styled('green', '✓')} Nothing to change for ${version}.`);
    return;
  }
  for (const { number, title } of steps) printLine(`${styled('bold', number)} ${title}`);
  for (const diff of diffs) printLine(`\n${colour(diff)}`);
  if (!write) printNote('Nothing was written: --write does it. CHANGELOG.md says what else has changed.');
  else printNote('Written. Now run "npm install", then "npx admin-cli check ." and the tests.');
}

function colour(diff: string): string {
  const lines = diff.trimEnd().split('\n').slice(1);
  return lines
    .map((line) => {
      if (/^(?:---|\+\+\+)/.test(line)) return styled('bold', line.trimEnd());
      if (line.startsWith('+')) return styled('green', line);
      return line.startsWith('-') ? styled('red', line) : line;
    })
    .join('\n');
}
