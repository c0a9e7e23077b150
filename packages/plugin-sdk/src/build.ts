// Exports that the builds of host and plugins read.
export {
  DefinitionError,
  type DefinitionRule,
  type Description,
  describeDefinition,
  type MissingText,
} from './describeDefinition.ts';
export { listOwnFunctions, type OwnFunction } from './listOwnFunctions.ts';
export {
  type ContributionScripts,
  contributionName,
  type Manifest,
  type ManifestChild,
  type ManifestCommand,
  type ManifestContribution,
  type ManifestFile,
  type ManifestSlotFill,
  type Registry,
  type RegistryEntry,
  reservedPluginIds,
  sdkVersion,
} from './manifest.ts';
export { satisfiesRange } from './satisfiesRange.ts';
export { type SharedKind, sharedModules } from './sharedModules.ts';
export { homeCards } from './slot.ts';
export { foreignWords } from './testing/latinWords.ts';
