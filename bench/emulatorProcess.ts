// The emulator as the benchmarks start it: prints its port and runs until it is ended.
import { createEmulator } from '@brokerdesk/mock-server';
import './reportProcessorTime.ts';

const { port } = await createEmulator().listen();
console.log(port);
