// Follows docs/change.md in a copy of this repository: its edits, and the tests that it names. A whole run also makes what takes
// a minute each, types and reference.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdit, readSteps } from './guideSteps.mjs';
import { run } from './runGuide.mjs';
import { isWholeRun } from './wholeRun.mjs';

/**
 * @param {string} copy
 * @throws if an edit does not fit, or a command fails
 */
export async function runChange(copy) {
  for (const step of readSteps(await readFile(path.join(copy, 'docs', 'change.md'), 'utf8'))) {
    if (step.kind === 'edit') {
      const file = path.join(copy, step.file);
      await writeFile(file, applyEdit(await readFile(file, 'utf8'), step));
    } else if (step.kind === 'command' && (isWholeRun || step.command.startsWith('npx vitest'))) {
      await run(step.command, copy);
    }
  }
}
