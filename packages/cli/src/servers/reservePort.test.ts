import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { reservePorts } from './reservePort.ts';

async function takePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it('names both ports if both are taken, and what to type', async () => {
  const [one, other] = [await takePort(), await takePort()];
  await expect(reservePorts({ port: one.port, apiPort: other.port })).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: `Ports ${one.port} and ${other.port} are in use.`,
    hint: expect.stringMatching(/^Stop the other programs or choose others: --port \d+ --api-port \d+$/),
  });
  await expect(reservePorts({ port: one.port, apiPort: 0 })).rejects.toMatchObject({
    message: `Port ${one.port} is in use.`,
    hint: expect.stringContaining(': --port '),
  });
  await expect(reservePorts({ port: 0, apiPort: other.port })).rejects.toMatchObject({
    message: `Port ${other.port} is in use.`,
    hint: expect.stringContaining(': --api-port '),
  });
  for (const { close } of [one, other]) close();
});

it('chooses ports where none is given', async () => {
  const { port, apiPort } = await reservePorts({ port: 0, apiPort: 0 });
  expect(Math.min(port, apiPort)).toBeGreaterThan(0);
});
