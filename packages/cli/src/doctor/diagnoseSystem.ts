import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findUnusableCharacter, usableFolderHint } from '../assertUsableFolder.ts';
import { findNodeProblem } from '../findNodeProblem.mjs';
import { type Diagnosis, sound, warning, wrong } from './Diagnosis.ts';

const leastWatches = 20_000;

/** Examines the version of Node. */
export function diagnoseNode(version: string): Diagnosis {
  const problem = findNodeProblem(version);
  return problem === undefined ? sound('Node', version) : wrong('Node', version, problem);
}

/** Examines whether a program can be started, such as npm or git. */
export async function diagnoseProgram(program: 'npm' | 'git', why: string): Promise<Diagnosis> {
  try {
    // npm is a script on Windows, which only a shell starts.
    const isScript = process.platform === 'win32' && program === 'npm';
    const { stdout } = await promisify(execFile)(program, ['--version'], { shell: isScript });
    return sound(program, stdout.trim().replace(/^git version /, ''));
  } catch {
    // Whatever the reason: it does not run.
    return warning(program, 'not found', why);
  }
}

/** Examines the path of the checkout or project. */
export function diagnosePath(folder: string): Diagnosis {
  const character = findUnusableCharacter(folder);
  if (character === undefined) return sound('path', folder);
  return wrong('path', `${folder} has the character ${character}`, usableFolderHint);
}

/** Examines the permissions of the folder for caches. */
export async function diagnoseFolder(folder: string): Promise<Diagnosis> {
  const existing = await nearestExisting(folder);
  const name = `folder ${folder}`;
  const isWritable = await access(existing, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isWritable
    ? sound(name, 'can be written')
    : wrong(
        name,
        `${existing} cannot be written`,
        'Give yourself the right to write there: caches and builds go there.',
      );
}

async function nearestExisting(folder: string): Promise<string> {
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  return exists ? folder : nearestExisting(path.dirname(folder));
}

/** Examines how many files the system lets a program watch; only Linux has a limit that matters. */
export async function diagnoseWatches(file = '/proc/sys/fs/inotify/max_user_watches'): Promise<Diagnosis> {
  const limit = await readFile(file, 'utf8').catch(() => undefined);
  const name = 'file watchers';
  if (limit === undefined) return sound(name, 'no limit');
  if (Number(limit) >= leastWatches) return sound(name, `up to ${limit.trim()}`);
  const remedy = `Without more, dev misses edits: sudo sysctl fs.inotify.max_user_watches=${leastWatches * 10}`;
  return warning(name, `only ${limit.trim()}`, remedy);
}
