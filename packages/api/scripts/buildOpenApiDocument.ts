import * as api from '../src/index.ts';
import type { Endpoint } from '../src/index.ts';
import { describeApi, type OpenApiDocument, type EndpointDocs } from '../src/open-api/describeApi.ts';
import { describeCommonFields } from './describeCommonFields.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { textOfComment } from './textOfComment.ts';

/** Describes the contract in its current source, with the calls that the product's own plugins declare. */
export async function buildOpenApiDocument(): Promise<OpenApiDocument> {
  const folder = new URL('../../../plugins/account-opening/src/', import.meta.url);
  const accountOpening = (await import(new URL('endpoints.ts', folder).href)) as object;
  const endpoints = Object.entries<unknown>({ ...api, ...accountOpening }).filter(
    (entry): entry is [string, Endpoint] => isEndpoint(entry[1]),
  );
  const document = describeApi({
    title: 'Brokerdesk',
    version: api.limits.apiVersion,
    endpoints: Object.fromEntries(endpoints),
    docs: {
      ...readEndpointDocs(new URL('../src/', import.meta.url)),
      ...readEndpointDocs(folder, 'account-opening'),
    },
  });
  return describeCommonFields(document);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** Reads the comments above the calls of a source folder, by the name of the call; `plugin` is whose folder it is. */
function readEndpointDocs(folder: URL, plugin?: string): Readonly<Record<string, EndpointDocs>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return Object.fromEntries(
    files.flatMap((file) =>
      docsIn(
        readFileSync(new URL(file, folder), 'utf8'),
        plugin === undefined ? { tag: file.replace(/\.ts$/, '') } : { tag: plugin, plugin },
      ),
    ),
  );
}

function docsIn(source: string, place: Pick<EndpointDocs, 'tag' | 'plugin'>): (readonly [string, EndpointDocs])[] {
  return [...source.matchAll(/^export const (\w+) = endpoint\(/gm)].map(({ 1: name = '', index }) => {
    const text = textOfComment(source.slice(0, index));
    if (text === undefined) throw new Error(`${place.tag}: ${name} has no comment above it.`);
    const summary = /^[\s\S]*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
    return [name, { ...place, summary: summary.replace(/\s+/g, ' '), description: text }] as const;
  });
}
