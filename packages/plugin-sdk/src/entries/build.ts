// Exports that the builds of host and plugins read.
export {
  DefinitionError,
  type DefinitionRule,
  type Description,
  describeDefinition,
  type MissingText,
} from '../manifest/describeDefinition.ts';
export { createTraditionalWriter } from '../formats/chineseForms.ts';
export { protectFormulas, restoreFormulas } from '../export/formulas.ts';
export { isScreenPath } from '../manifest/isScreenPath.ts';
export { listRequiredCodes } from '../manifest/listRequiredCodes.ts';
export { listOwnFunctions, type OwnFunction } from '../manifest/listOwnFunctions.ts';
export {
  type ContributionScripts,
  contributionName,
  type Manifest,
  type ManifestChild,
  type ManifestCommand,
  type ManifestContribution,
  type ManifestFile,
  type ManifestSlotFill,
  type RegisteredManifest,
  type Registry,
  type RegistryEntry,
  sdkVersion,
} from '../manifest/manifest.ts';
export { reservedPluginIds } from '../manifest/reservedPluginIds.ts';
export { satisfiesRange } from '../manifest/satisfiesRange.ts';
export { type SharedKind, sharedModules } from '../manifest/sharedModules.ts';
export { decodeText } from '../csv/decodeText.ts';
export { type CsvRecord, parseCsv, type ParsedCsv } from '../csv/parseCsv.ts';
export { homeCards } from '../definition/slot.ts';
export { foreignWords } from '../manifest/latinWords.ts';
