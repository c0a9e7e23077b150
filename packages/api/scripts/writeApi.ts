// `npm run api`: writes the OpenAPI document from the contract. A change that breaks clients of the
// contract requires `--breaking`, so that it is never made by accident. `--check` writes nothing, and fails if anything
// would be written.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBreakingChanges, type OpenApiDocument } from '../src/openApi.ts';
import { listUndescribedFields } from './describeCommonFields.ts';
import { buildOpenApiDocument } from './buildOpenApiDocument.ts';

const documentFile = new URL('../openapi.json', import.meta.url);

const document = await buildOpenApiDocument();
const undescribed = [document.paths, document.components].flatMap((part) => listUndescribedFields(part));
if (undescribed.length > 0) {
  process.stdout.write(
    `These fields have no description. Write a comment above them, or add them to fieldDescriptions.ts:\n${undescribed.join('\n')}\n`,
  );
  process.exit(1);
}
const breaking = existsSync(documentFile)
  ? findBreakingChanges(JSON.parse(readFileSync(documentFile, 'utf8')) as OpenApiDocument, document)
  : [];
if (breaking.length > 0)
  process.stdout.write(
    `These changes break users of the contract:\n${breaking.map((line) => `- ${line}`).join('\n')}\n`,
  );
if (breaking.length > 0 && !process.argv.includes('--breaking')) {
  process.stdout.write('Nothing was written. If they are meant, run `npm run api -- --breaking`.\n');
  process.exit(1);
}
const text = writeDocument(document);
if (process.argv.includes('--check')) {
  const isCurrent = existsSync(documentFile) && readFileSync(documentFile, 'utf8') === text;
  if (!isCurrent) process.stdout.write('openapi.json is not up to date: npm run api\n');
  process.exit(isCurrent ? 0 : 1);
}
writeFileSync(documentFile, text);
process.stdout.write(`Written: ${Object.values(document.paths).flatMap(Object.keys).length} calls.\n`);

/** One line for each operation and for each component, so that a change of the contract is read in a few lines. */
function writeDocument(value: object, depth = 0): string {
  const lines = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const isGroup = depth < 2 && typeof inner === 'object' && inner !== null && !Array.isArray(inner) && key !== 'info';
    return `${JSON.stringify(key)}: ${isGroup ? writeDocument(inner, depth + 1) : JSON.stringify(inner)}`;
  });
  const indent = ' '.repeat(depth);
  return `{\n${lines.map((line) => `${indent} ${line}`).join(',\n')}\n${indent}}${depth === 0 ? '\n' : ''}`;
}
