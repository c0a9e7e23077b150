// `npm run release`: gives all packages one new version, writes CHANGELOG.md from the changes that wait in .changeset, and
// packs the tarballs. `npm run release -- --dry-run` prints what it would do. Offline; nothing is committed or published.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getReleasePlan } from '@changesets/get-release-plan';
import { reports } from './apiReport.mjs';
import { compareReports, insertNotes, writeNotes } from './releaseNotes.mjs';
import { listVersionedFiles, replaceVersion } from './versions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDryRun = process.argv.includes('--dry-run');
const sizes = ['none', 'patch', 'minor', 'major'];

const uncommitted = git(['status', '--porcelain']);
if (uncommitted !== '') stop(`Commit or put aside these changes first:\n${uncommitted}`);

const { changesets, releases } = await getReleasePlan(root);
const release = releases.find(({ newVersion }) => newVersion !== undefined);
const {
  oldVersion = '',
  newVersion = '',
  type,
} = release ?? stop('No change waits in .changeset: "npm run change" describes one.');
const notes = writeNotes(changesets, { version: newVersion, day: new Date().toISOString().slice(0, 10) });
console.log(`${oldVersion} -> ${newVersion} (${type}), ${releases.length} packages\n\n${notes}`);

const previous = git(['log', '-1', '--format=%H', '--', 'CHANGELOG.md']);
if (previous === '') stop('This checkout has no history: "git fetch --unshallow" brings it.');
const agreed = new Set(
  changesets.flatMap(({ summary }) => /^Compatible: (.+)$/m.exec(summary)?.[1]?.split(/, */) ?? []),
);
const changes = reports.flatMap(({ file }) => {
  const before = git(['show', `${previous}:${file}`]);
  return compareReports(before, readFileSync(path.join(root, file), 'utf8')).filter(({ name }) => !agreed.has(name));
});
for (const { name, bump, text } of changes) console.log(`${bump.padEnd(6)} ${name}: ${text}`);
const small = changes.filter(({ bump }) => sizes.indexOf(bump) > sizes.indexOf(type));
if (small.length > 0) {
  stop(
    `\nThis is more than a ${type} release: ${small.map(({ name }) => name).join(', ')}.\n` +
      'Keep the old name or shape and deprecate it, or describe a larger change in .changeset.\n' +
      'If code that was written for the old shape still works, write "Compatible: <name>" in a line of the change.',
  );
}
if (isDryRun) process.exit(0);

const changelog = path.join(root, 'CHANGELOG.md');
writeFileSync(changelog, insertNotes(readFileSync(changelog, 'utf8'), notes));
run('node_modules/@changesets/cli/bin.js', ['version']);
for (const file of listVersionedFiles(root)) {
  writeFileSync(file, replaceVersion(readFileSync(file, 'utf8'), { from: oldVersion, to: newVersion }));
}
runNpm(['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund']);
runNpm(['run', '--silent', 'api-report']);
rmSync(path.join(root, 'dist', 'packages'), { recursive: true, force: true });
runNpm(['run', '--silent', 'pack']);
console.log(
  `\nRun "git add -A && npm test", read the difference, then:\n` +
    `  git commit -m "release: ${newVersion}" && git tag -a v${newVersion} -m ${newVersion}\n` +
    'and give dist/packages to the registry: npm publish <tarball>, each.',
);

/** @param {readonly string[]} words */
function git(words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).trim();
}

/**
 * @param {string} script
 * @param {readonly string[]} words
 */
function run(script, words) {
  execFileSync(process.execPath, [script, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {readonly string[]} words */
function runNpm(words) {
  const { npm_execpath: npm } = process.env;
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  if (npm && existsSync(npm)) execFileSync(process.execPath, [npm, ...words], options);
  else execFileSync('npm', words, { ...options, shell: process.platform === 'win32' });
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
