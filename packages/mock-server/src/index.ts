export { demoAccounts } from '@brokerdesk/fixtures';
export { createEmulator, type Emulator, type ListenOptions } from './createEmulator.ts';
export type { EmulatorOptions } from './EmulatorCore.ts';
export { EmulatorError, type EmulatorErrorCode } from './errors.ts';
