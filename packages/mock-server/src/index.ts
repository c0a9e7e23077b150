export { brokers, demoAccounts, functionNames } from '@brokerdesk/fixtures';
export { connectionOptions } from './connectionOptions.ts';
export { createEmulator, type Emulator, type ListenOptions, loopbackHosts } from './createEmulator.ts';
export type { EmulatorOptions } from './createCore.ts';
export { EmulatorError, type EmulatorErrorCode } from './errors.ts';
export { discardBody } from './pipeline/discardBody.ts';
