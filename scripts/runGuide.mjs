// Runs a guide: its commands in a shell, as its reader would, and its edits. Two things are done otherwise. The packages are
// linked, so `npm install` only proves that each package which the plugin names is there. Servers get free ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { applyEdit, readSteps } from './guideSteps.mjs';

const serves = /^(?:npm run dev\b|npx admin-cli preview\b)/;
/** Commands that end with 1 here, because their answer is no. */
const answersNo = /^npx admin-cli why\b/;
const ownPort = '--port 0 --api-port 0 --json';

/** Without what npm sets for the scripts that it runs, and without network. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
  PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};

/**
 * Runs the guide in a folder, in whose `node_modules` the packages are. What `dev` serves stays up to the end.
 *
 * @param {string} guide The text of the guide
 * @param {string} folder
 * @throws if a command fails, prints something else than the guide shows, or an edit does not fit
 */
export async function runGuide(guide, folder) {
  await linkPrograms(path.join(folder, 'node_modules'));
  /** @type {Array<ReturnType<typeof startServer>>} */
  const servers = [];
  let place = folder;
  let output = '';
  try {
    for (const step of readSteps(guide)) {
      if (step.kind === 'output') assertSame(output, step.text);
      else if (step.kind === 'file') await writeFile(path.join(place, step.file), step.text);
      else if (step.kind === 'edit') {
        const file = path.join(place, step.file);
        await writeFile(file, applyEdit(await readFile(file, 'utf8'), step));
      } else if (step.command.startsWith('cd ')) place = path.join(place, step.command.slice(3));
      else if (step.command === 'npm install') await assertInstalled(place);
      else if (serves.test(step.command)) servers.push(startServer(step.command, place, path.basename(place)));
      else output = await run(step.command, place);
    }
    for (const { answer } of servers) await answer;
  } finally {
    for (const { stop } of servers) await stop();
  }
}

/**
 * Links the programs of Brokerdesk's packages as npm does.
 * @param {string} modules
 */
async function linkPrograms(modules) {
  const links = path.join(modules, '.bin');
  await mkdir(links, { recursive: true });
  for (const name of ['cli', 'create-plugin']) {
    const { bin } = JSON.parse(await readFile(path.join(modules, '@brokerdesk', name, 'package.json'), 'utf8'));
    for (const [program, file] of Object.entries(bin)) {
      await symlink(path.join('..', '@brokerdesk', name, String(file)), path.join(links, program));
    }
  }
}

/**
 * @param {string} command
 * @param {string} folder
 */
function start(command, folder) {
  // A separate process group, so that a signal reaches what npm starts.
  const child = spawn(command, {
    cwd: folder,
    env: environment,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // A gate that is stopped ends only its own group.
  const end = () => endGroup(child);
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup({ pid, exitCode, signalCode }) {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
}

/**
 * Runs a command to its end and returns what it prints.
 *
 * @param {string} command
 * @param {string} folder
 */
export async function run(command, folder) {
  const child = start(command, folder);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== (answersNo.test(command) ? 1 : 0))
    throw new Error(`"${command}" ended with ${code}:\n${output}${errors}`);
  return output;
}

/**
 * Starts a server. `answer` is its address, once its portal has sent the page and names a plugin.
 *
 * @param {string} command
 * @param {string} folder
 * @param {string} pluginId
 */
export function startServer(command, folder, pluginId) {
  const isScript = command.startsWith('npm run') && !command.includes(' -- ');
  // What follows a comment would be a part of it.
  const child = start(`${command.replace(/ +#.*$/, '')} ${isScript ? '-- ' : ''}${ownPort}`, folder);
  const closed = once(child, 'close');
  const errors = text(child.stderr);
  const answer = readAddress(child.stdout).then(async (portal) => {
    if (portal === undefined) throw new Error(`"${command}" did not start:\n${await errors}`);
    const page = await fetch(portal, { headers: { accept: 'text/html' } });
    if (!page.ok) throw new Error(`"${command}" answered ${page.status} at ${portal}.`);
    const registry = await (await fetch(new URL('/admin/registry/demo.json', portal))).text();
    if (!registry.includes(`"${pluginId}"`)) throw new Error(`"${command}" has no plugin ${pluginId}.`);
    return portal;
  });
  // Awaited at the end; a failure before is not an unhandled one.
  answer.catch(() => {});
  const stop = async () => {
    endGroup(child);
    await closed;
  };
  return { answer, stop };
}

/**
 * Reads the address of the portal from the line of JSON that the command prints when it listens.
 *
 * @param {import('node:stream').Readable} output
 * @returns {Promise<string | undefined>}
 */
async function readAddress(output) {
  for await (const line of createInterface(output)) {
    if (!line.startsWith('{')) continue;
    // What follows is not read, but must not fill the pipe.
    output.resume();
    return JSON.parse(line).portal;
  }
  return undefined;
}

/**
 * Proves that each package which a plugin names is there in the version that it names.
 * @param {string} folder
 */
async function assertInstalled(folder) {
  const { dependencies, devDependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
    const file = path.join(folder, '..', 'node_modules', name, 'package.json');
    const { version } = JSON.parse(await readFile(file, 'utf8'));
    if (version !== String(wanted).replace('^', '')) throw new Error(`${name} is ${version}, not ${wanted}.`);
  }
}

/**
 * @param {string} output
 * @param {string} shown
 */
function assertSame(output, shown) {
  if (output !== shown) throw new Error(`The guide shows\n${shown}\nbut the command prints\n${output}`);
}
