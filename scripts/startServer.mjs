import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts a server of admin-cli on a free port.
 *
 * @param {readonly string[]} command
 * @returns {Promise<{ addressOf: (name: string) => string, stop: () => void }>} `name` as the command's JSON has it
 */
export async function startServer(command) {
  const child = spawn('node', ['packages/cli/src/main.mjs', ...command, '--port', '0', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('\n')) {
      const addresses = JSON.parse(printed.slice(0, printed.indexOf('\n')));
      return { addressOf: (name) => String(addresses[name]), stop: () => child.kill('SIGTERM') };
    }
  }
  throw new Error(`admin-cli ${command[0]} did not start; its own message stands above.`);
}
