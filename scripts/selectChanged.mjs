import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Narrows gates to what a change can break: types as a whole, which is quick where little changed; format and lint of the
 * changed files; and the unit tests that reach one of them by imports.
 *
 * @param {readonly import('./gates.mjs').Gate[]} gates
 * @param {string} [base] a commit or branch; `main` by default, where uncommitted changes count, too
 * @returns {readonly import('./gates.mjs').Gate[]}
 */
export function selectChanged(gates, base = 'main') {
  const since = git('merge-base', base, 'HEAD')[0] ?? base;
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const present = [...new Set(files)].filter((file) => existsSync(file));
  const sources = present.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const added = {
    types: [],
    ...(present.length > 0 && { format: ['--no-errors-on-unmatched', ...present] }),
    ...(sources.length > 0 && { lint: sources }),
    ...(files.length > 0 && { unit: [`--changed=${since}`, '--passWithNoTests'] }),
  };
  return gates.flatMap((gate) => {
    const options = added[gate.name];
    return options === undefined ? [] : [{ ...gate, options: [...gate.options, ...options], mayBeEmpty: true }];
  });
}

/** @param {readonly string[]} options */
function git(...options) {
  return execFileSync('git', options, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
