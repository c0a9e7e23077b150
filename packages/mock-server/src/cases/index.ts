// What the cases of calls are made of. Those of the product are in its halves of the emulator.
export type { CaseClient } from './CaseClient.ts';
export { contractCase, type ContractCase, requireFound, versionedCase } from './ContractCase.ts';
export { jsonFile, pdfFile, pngFile } from './files.ts';
