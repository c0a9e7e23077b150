import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('start.mjs', import.meta.url));

async function takePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it('names the ports that are taken, and what to type, before anything is installed', async () => {
  const [one, other] = [await takePort(), await takePort()];
  const run = (...options: readonly string[]) => promisify(execFile)(process.execPath, [script, ...options]);
  await expect(run('--port', String(one.port), `--api-port=${other.port}`)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(
        `^Ports ${one.port} and ${other.port} are in use\\. Stop the other program, or type: npm start -- --port \\d+ --api-port \\d+\n$`,
      ),
    ),
  });
  await expect(run('-p', '0', '--api-port', String(other.port))).rejects.toMatchObject({
    stderr: expect.stringMatching(
      new RegExp(`^Port ${other.port} is in use\\. .*npm start -- --port 0 --api-port \\d+\n$`),
    ),
  });
  for (const { close } of [one, other]) close();
});
