// `npm start`: examines the ports, which the user should not hear of after a minute of installing, sets up, and serves the
// portal. Runs on whatever Node the machine has, like setUp.mjs.
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const options = process.argv.slice(2);
const ports = [
  { option: '--port', port: portOf(['--port', '-p'], 4400) },
  { option: '--api-port', port: portOf(['--api-port'], 4401) },
];
const proposals = await Promise.all(ports.map(propose));
const taken = ports.filter(({ port }, at) => proposals[at] !== port).map(({ port }) => port);
if (taken.length > 0) {
  const choice = ports.map(({ option }, at) => `${option} ${proposals[at]}`).join(' ');
  const names = `${taken.length === 1 ? 'Port' : 'Ports'} ${taken.join(' and ')} ${taken.length === 1 ? 'is' : 'are'}`;
  console.error(`${names} in use. Stop the other program, or type: npm start -- ${choice}`);
  process.exit(1);
}
await import('./setUp.mjs');
process.argv.splice(2, Number.POSITIVE_INFINITY, 'preview', ...options);
process.argv[1] = fileURLToPath(new URL('../packages/cli/src/main.mjs', import.meta.url));
await import('../packages/cli/src/main.mjs');

/**
 * Returns the port that an option sets. Anything else is left to the command, which rejects it.
 * @param {readonly string[]} names
 * @param {number} usual
 */
function portOf(names, usual) {
  const at = options.findIndex((option) => names.includes(option.split('=')[0] ?? ''));
  const value = at === -1 ? usual : Number(options[at]?.split('=')[1] ?? options[at + 1]);
  return Number.isInteger(value) && value >= 0 && value < 65_536 ? value : 0;
}

/**
 * Returns the port if it is free; otherwise one near it that is.
 * @param {{ readonly port: number }} given
 */
async function propose({ port }) {
  for (const candidate of [port, ...[1, 2, 3, 4, 5].map((step) => port + 100 * step)]) {
    if (candidate < 65_536 && (await isFree(candidate))) return candidate;
  }
  return 0;
}

/** @param {number} port */
function isFree(port) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
