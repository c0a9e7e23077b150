export { facadeSource, importableNames, sharedSpecifiers } from './facadeSource.ts';
export { type HostConfigOptions, hostConfig } from './hostConfig.ts';
export { type FacadeList, facadeListFile } from './writeFacadeList.ts';
export { hostFolder } from './hostFolder.ts';
export { type ImportMap, insertImportMap } from './insertImportMap.ts';
export { listStaticImports, type StaticImports } from './listStaticImports.ts';
export { patchStyles } from './patchBlueprintStyles.ts';
export { resolveFromHost } from './resolveFromHost.ts';
export { stripContractShapes } from './stripContractShapes.ts';
