import { describeApi, type OpenApiDocument } from '@brokerdesk/api/open-api';
import type { MockExtension } from '@brokerdesk/api';
import { limits } from '@brokerdesk/api';
import type { ControlRegistry } from './ControlRegistry.ts';

/** Serves the contract of all calls that this emulator answers, those of plugins included, as OpenAPI 3.1. */
export function registerOpenApi(register: ControlRegistry, extensions: readonly MockExtension[]): void {
  let made: Promise<OpenApiDocument> | undefined;
  register('GET', '/openapi.json', () => {
    made ??= makeDocument(extensions);
    return made;
  });
}

async function makeDocument(extensions: readonly MockExtension[]): Promise<OpenApiDocument> {
  const { default: core } = await import('@brokerdesk/api/openapi.json', { with: { type: 'json' } });
  const documents = extensions.map(({ id, routes }) => describeExtension(id, routes));
  return {
    ...(core as unknown as OpenApiDocument),
    tags: [...core.tags, ...documents.flatMap(({ tags }) => tags)],
    paths: Object.assign({}, core.paths, ...documents.map(({ paths }) => paths)) as OpenApiDocument['paths'],
    components: {
      ...core.components,
      schemas: Object.assign(
        {},
        core.components.schemas,
        ...documents.map(({ components }) => components.schemas),
      ) as OpenApiDocument['components']['schemas'],
    },
  };
}

/** Names start with the plugin's id, so that two plugins may name their calls alike. */
function describeExtension(id: string, routes: MockExtension['routes']): OpenApiDocument {
  const named = routes.map(({ endpoint }, index) => {
    const name = `${id}-${endpoint.method.toLowerCase()}-${index + 1}`;
    return { name, endpoint, docs: { tag: id, summary: `A call of the plugin "${id}".`, description: '' } };
  });
  return describeApi({
    title: id,
    version: limits.apiVersion,
    endpoints: Object.fromEntries(named.map(({ name, endpoint }) => [name, endpoint])),
    docs: Object.fromEntries(named.map(({ name, docs }) => [name, docs])),
  });
}
