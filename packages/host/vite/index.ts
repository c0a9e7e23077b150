export { facadeSource, importableNames, sharedSpecifiers } from './facadeSource.ts';
export { type HostConfigOptions, hostConfig } from './hostConfig.ts';
export { facadeListFile } from './writeFacadeList.ts';
export { hostFolder } from './hostFolder.ts';
export { type ImportMap, insertImportMap } from './insertImportMap.ts';
export { patchStyles } from './patchBlueprintStyles.ts';
export { resolveFromHost } from './resolveFromHost.ts';
export { stripContractShapes } from './stripContractShapes.ts';
