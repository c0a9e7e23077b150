import type { OpenApiDocument } from '../src/open-api/describeApi.ts';
import { fieldDescriptions } from './fieldDescriptions.ts';

/** Returns the document with a description for each field that has none and whose name is known. */
export function describeCommonFields(document: OpenApiDocument): OpenApiDocument {
  return describe(document) as OpenApiDocument;
}

function describe(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(describe);
  if (typeof node !== 'object' || node === null) return node;
  const described = Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, object]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value).map(([name, schema]: [string, object]) => [
              name,
              addText(name, describe(schema) as object),
            ]),
          )
        : describe(key === 'multipart/form-data' ? describeForm(value) : value),
    ]),
  );
  return isParameter(node) ? addText(node.name, described) : described;
}

/** `data` means something else in a form than in an envelope. */
function describeForm(form: object): object {
  const { schema } = form as { readonly schema: { readonly properties: Readonly<Record<string, object>> } };
  const data = schema.properties['data'];
  const description = 'The fields of the request, as JSON.';
  const properties = { ...schema.properties, ...(data && { data: { ...data, description } }) };
  return { ...form, schema: { ...schema, properties } };
}

function addText(name: string, described: object): object {
  const description = fieldDescriptions[name];
  return 'description' in described || description === undefined ? described : { ...described, description };
}

function isParameter(node: object): node is { readonly name: string } {
  return 'in' in node && 'schema' in node;
}

/** Lists the fields and parameters in a part of a document that have no description, each with the way to it. */
export function listUndescribedFields(node: unknown, at = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isParameter(node) && !('description' in node) ? [`${at} ${node.name}`] : [];
  const inner = Object.entries(node).flatMap(([key, value]: [string, object]) => [
    ...(key === 'properties' ? namesWithoutText(value).map((name) => `${at} ${name}`) : []),
    ...listUndescribedFields(value, `${at}/${key}`),
  ]);
  return [...own, ...inner];
}

function namesWithoutText(properties: object): readonly string[] {
  return Object.entries(properties).flatMap(([name, schema]: [string, object]) =>
    'description' in schema ? [] : [name],
  );
}
