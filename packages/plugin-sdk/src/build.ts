// What the builds of host and plugins read.
export type {
  Manifest,
  ManifestContribution,
  ManifestFile,
  ManifestSlotFill,
  Registry,
  RegistryEntry,
} from './manifest.ts';
export { type SharedKind, sharedModules } from './sharedModules.ts';
export { sdkVersion } from './version.ts';
