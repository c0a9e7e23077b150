// The test kit of plugins: a plugin in the host's real shell, and the SDK's part, which renders a single screen without it.
export {
  createInMemoryDrafts,
  createInMemoryJobs,
  createInMemoryPreferences,
  createSessionApi,
  createTestApi,
  enablePdfReader,
  type RecordedCall,
  type RecordingApi,
  recordCalls,
  type RenderedScreen,
  renderScreen,
  type RenderScreenOptions,
  type TestCall,
  type TestSession,
} from '@brokerdesk/plugin-sdk/testing';
export type { ExpectOptions } from './createVisits.ts';
export { demoBrokers, type DemoUser, demoUsers } from './demoData.ts';
export { expectGated, type GatedAction, type GateOptions } from './expectGated.ts';
export { expectTranslated, type TranslationOptions } from './expectTranslated.ts';
export { type ApplicationQuery, findApplication } from './findApplication.ts';
export type {
  FailureEffect,
  MountedClock,
  MountedMenuEntry,
  MountedPlugin,
  MountPluginOptions,
  SignInOptions,
} from './MountedPlugin.ts';
export { mountPlugin } from './mountPlugin.ts';
export type { ClockChange, MountEmulator, MountFault, MountSandbox, MountUser } from './MountSandbox.ts';
export type { PortalCall } from './recordFetch.ts';
