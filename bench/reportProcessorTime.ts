// For `node --import`: lets a program that knows nothing of the benchmark tell its processor time.
import { serveProcessorTime } from './serveProcessorTime.ts';

serveProcessorTime();
