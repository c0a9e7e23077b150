export {
  openEmulator,
  type TestEmulator,
  type TestSandbox,
  type TestSession,
} from './testing/openEmulator.ts';
