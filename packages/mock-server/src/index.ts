export { demoAccounts } from '@brokerdesk/fixtures';
export { createEmulator, type Emulator, type EmulatorOptions, type ListenOptions } from './createEmulator.ts';
export { EmulatorError, type EmulatorErrorCode } from './errors.ts';
