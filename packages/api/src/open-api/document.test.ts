// What redocly (recommended) and spectral (spectral:oas) check in the document, without their 300 packages.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OpenApiDocument, OpenApiOperation } from './describeApi.ts';

const text = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(text) as OpenApiDocument;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
);
const references = new Set([...text.matchAll(/"\$ref": ?"#\/components\/([^"]+)"/g)].map(([, name]) => name));
const components = Object.entries(document.components).flatMap(([kind, named]) =>
  Object.keys(named as object).map((name) => `${kind}/${name}`),
);

function nameOperations(isWrong: (operation: OpenApiOperation, path: string) => boolean): readonly string[] {
  return operations.filter(({ operation, path }) => isWrong(operation, path)).map(({ name }) => name);
}

it('names where the API is, who maintains it and under which terms', () => {
  const { info, servers } = document;
  expect(info).toMatchObject({ description: expect.any(String), contact: {}, license: { name: expect.any(String) } });
  expect(servers.map(({ url }) => url)).toEqual(['/api']);
});

it('refers only to components that it has, and has none that nothing refers to', () => {
  expect([...references].filter((name) => !components.includes(name ?? ''))).toEqual([]);
  const used = components.filter((name) => !name.startsWith('securitySchemes/'));
  expect(used.filter((name) => !references.has(name))).toEqual([]);
});

it('describes every tag, and has no others', () => {
  expect(new Set(operations.flatMap(({ operation }) => operation.tags))).toEqual(
    new Set(document.tags.map(({ name }) => name)),
  );
  expect(document.tags.filter(({ description }) => description === '')).toEqual([]);
});

it('gives each operation a separate name, a summary and a description', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([]);
  expect(nameOperations(({ summary, description }) => !summary || !description)).toEqual([]);
});

it('declares every parameter of a path, and no parameter twice', () => {
  const inputsOf = ({ parameters }: OpenApiOperation) => parameters.filter((parameter) => 'name' in parameter);
  const isIncomplete = (operation: OpenApiOperation, path: string) => {
    const declared = inputsOf(operation).flatMap(({ name, in: place }) => (place === 'path' ? [name] : []));
    return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).join() !== declared.join();
  };
  expect(nameOperations(isIncomplete)).toEqual([]);
  const hasRepeated = ({ parameters }: OpenApiOperation) =>
    new Set(parameters.map((parameter) => JSON.stringify(parameter))).size < parameters.length;
  expect(nameOperations(hasRepeated)).toEqual([]);
});

it('names the errors of every operation by status, and the headers of its success', () => {
  expect(
    nameOperations(
      ({ responses }) => !['200', '400', '401', '404', '429', '500'].every((status) => status in responses),
    ),
  ).toEqual([]);
  expect(nameOperations(({ security }) => security.length !== 2)).toEqual([]);
  expect(nameOperations(({ responses }) => !('headers' in (responses['200'] as object)))).toEqual([]);
});

it('gives schemas names that tell what they are', () => {
  const names = Object.keys(document.components.schemas);
  expect(names.filter((name) => !/^[A-Z][A-Za-z]*(?:\d+(?:_\d+)?)?$/.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['LocalText', 'User', 'Role', 'Application', 'FunctionNode', 'FieldProblems']),
  );
});

it('closes the bodies of requests and leaves responses open', () => {
  const bodyOf = ({ requestBody }: OpenApiOperation) =>
    JSON.stringify(Object.values(requestBody?.content ?? {})[0]?.schema);
  const isOpen = (operation: OpenApiOperation) => {
    const body = bodyOf(operation);
    return body?.startsWith('{"type":"object","properties"') === true && !body.includes('"additionalProperties":false');
  };
  expect(nameOperations(isOpen)).toEqual([]);
});

it('describes a part that takes one file as a file, so that generated clients take no list, and rejects other parts', () => {
  const forms = operations.flatMap(({ name, operation }) => {
    const schema = operation.requestBody?.content['multipart/form-data']?.schema;
    return schema ? [{ name, schema, files: Object.entries(operation['x-files'] ?? {}) }] : [];
  });
  expect(forms).toHaveLength(10);
  for (const { name, schema, files } of forms) {
    expect(schema.additionalProperties, name).toBe(false);
    for (const [part, { maxCount }] of files)
      expect(schema.properties?.[part]?.type, `${name} ${part}`).toBe(maxCount === 1 ? 'string' : 'array');
  }
});

it('gives a number no limits but those that the contract has, because tools take the lower one as an example', () => {
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});
