// The emulator as the benchmarks start it: prints its port and runs until it is ended.
import { createEmulator } from '@brokerdesk/mock-server';
import { serveProcessorTime } from './serveProcessorTime.ts';

serveProcessorTime();
const { port } = await createEmulator().listen();
console.log(port);
