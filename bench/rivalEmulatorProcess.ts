// The emulator on a given port with given options. Calls that are named (`GET /applications`) are the only ones that it
// answers then, to show what all the others cost.
import type { EmulatorOptions } from '@brokerdesk/mock-server';
import { createEmulator } from '../packages/mock-server/src/createEmulator.ts';
import { coreRoutes } from '../packages/mock-server/src/resources/coreRoutes.ts';

const [, , port, options = '{}', ...calls] = process.argv;
const routes = coreRoutes.filter(
  ({ endpoint: { method, path } }) => calls.length === 0 || calls.includes(`${method} ${path}`),
);
await createEmulator(JSON.parse(options) as EmulatorOptions, routes).listen({ port: Number(port) });
