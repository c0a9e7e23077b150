import * as api from '../src/index.ts';
import type { Endpoint } from '../src/index.ts';
import { describeApi, type OpenApiDocument } from '../src/open-api/describeApi.ts';
import { describeCommonFields } from './describeCommonFields.ts';
import { readEndpointDocs } from './readEndpointDocs.ts';

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
