import * as api from '../src/index.ts';
import type { Endpoint } from '../src/index.ts';
import { describeApi, type OpenApiDocument } from '../src/open-api/describeApi.ts';
import { readEndpointDocs } from './readEndpointDocs.ts';

/** Describes the contract in its current source. */
export function buildOpenApiDocument(): OpenApiDocument {
  const endpoints = Object.entries<unknown>(api).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
  return describeApi({
    title: 'Brokerdesk',
    version: api.limits.apiVersion,
    endpoints: Object.fromEntries(endpoints),
    docs: readEndpointDocs(new URL('../src/', import.meta.url)),
  });
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}
