// `npm run api`: writes the OpenAPI document and the reference from the contract. A change that breaks clients of the
// contract requires `--breaking`, so that it is never made by accident.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findBreakingChanges, type OpenApiDocument } from '../src/openApi.ts';
import { buildOpenApiDocument } from './buildOpenApiDocument.ts';
import { writeReference } from './writeReference.ts';

const documentFile = new URL('../openapi.json', import.meta.url);
const folder = new URL('../../../docs/api/', import.meta.url);

const document = buildOpenApiDocument();
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
writeFileSync(documentFile, `${JSON.stringify(document, null, 1)}\n`);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(new URL(file, folder));
for (const [file, text] of Object.entries(writeReference(document))) writeFileSync(new URL(file, folder), text);
process.stdout.write(`Written: ${Object.values(document.paths).flatMap(Object.keys).length} calls.\n`);
