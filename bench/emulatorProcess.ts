// The emulator process of the benchmarks: prints its port and runs until it is stopped.
import { createEmulator } from '@brokerdesk/mock-server';
import './reportProcessorTime.ts';

const { port } = await createEmulator().listen();
console.log(port);
