// For `node --import`: lets a program that knows nothing of the benchmark tell its processor time.
import { answerProcessorTime } from './answerProcessorTime.ts';

answerProcessorTime();
