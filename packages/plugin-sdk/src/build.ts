// Exports that the builds of host and plugins read.
export {
  DefinitionError,
  type DefinitionRule,
  type Description,
  describeDefinition,
  type MissingText,
} from './describeDefinition.ts';
export { protectFormulas, restoreFormulas } from './export/formulas.ts';
export { isScreenPath } from './isScreenPath.ts';
export { listRequiredCodes } from './listRequiredCodes.ts';
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
  sdkVersion,
} from './manifest.ts';
export { reservedPluginIds } from './reservedPluginIds.ts';
export { satisfiesRange } from './satisfiesRange.ts';
export { type SharedKind, sharedModules } from './sharedModules.ts';
export { decodeText } from './csv/decodeText.ts';
export { homeCards } from './slot.ts';
export { foreignWords } from './testing/latinWords.ts';
