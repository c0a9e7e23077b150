// The emulator on a given port with given options. If calls are named (`GET /applications`), it handles only these, to
// measure the cost of all others.
import type { EmulatorOptions } from '@brokerdesk/mock-server';
import { createEmulator } from '../packages/mock-server/src/createEmulator.ts';
import { coreRoutes } from '../packages/mock-server/src/resources/coreRoutes.ts';

const [, , port, options = '{}', ...calls] = process.argv;
const routes = coreRoutes.filter(
  ({ endpoint: { method, path } }) => calls.length === 0 || calls.includes(`${method} ${path}`),
);
await createEmulator(JSON.parse(options) as EmulatorOptions, routes).listen({ port: Number(port) });
