import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBreakingChanges, type OpenApiDocument } from '../src/openApi.ts';
import { buildOpenApiDocument } from './buildOpenApiDocument.ts';
import { writeReference } from './writeReference.ts';

const folder = new URL('../../../docs/api/', import.meta.url);
const committed = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');
const document = buildOpenApiDocument();

test('the committed OpenAPI document matches the contract (if not: npm run api)', () => {
  const breaking = findBreakingChanges(JSON.parse(committed) as OpenApiDocument, document);
  expect(breaking, 'changes that break those who use the contract').toEqual([]);
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(document)));
});

test('the committed reference matches the contract (if not: npm run api)', () => {
  const pages = writeReference(document);
  expect(readdirSync(folder).sort()).toEqual(Object.keys(pages).sort());
  for (const [file, text] of Object.entries(pages))
    expect(readFileSync(new URL(file, folder), 'utf8'), file).toBe(text);
});
