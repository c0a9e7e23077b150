import { describeApi, type OpenApiDocument } from '@brokerdesk/api/open-api';
import type { MockExtension } from '@brokerdesk/api';
import { limits } from '@brokerdesk/api';
import type { ControlRegistry } from './ControlRegistry.ts';

/**
 * Serves the contract of all calls that this emulator answers, those of plugins included, as OpenAPI 3.1.
 *
 * @returns what makes the document; it is made once
 */
export function registerOpenApi(
  register: ControlRegistry,
  extensions: readonly MockExtension[],
): () => Promise<OpenApiDocument> {
  let made: Promise<OpenApiDocument> | undefined;
  const readDocument = () => {
    made ??= makeDocument(extensions);
    return made;
  };
  register('GET', '/openapi.json', readDocument);
  return readDocument;
}

async function makeDocument(extensions: readonly MockExtension[]): Promise<OpenApiDocument> {
  const { default: json } = await import('@brokerdesk/api/openapi.json', { with: { type: 'json' } });
  const published = json as unknown as OpenApiDocument;
  const paths = selectAnswered(published, new Set(extensions.map(({ id }) => id)));
  // Some calls of the product's own plugins are published, with what their authors say of them.
  const documents = extensions.map(({ id, routes }) =>
    describeExtension(
      id,
      routes.filter(({ endpoint: { method, path } }) => !paths[path]?.[method.toLowerCase()]),
    ),
  );
  return {
    ...published,
    tags: [...published.tags, ...documents.flatMap(({ tags }) => tags)],
    paths: Object.assign({}, paths, ...documents.map((document) => document.paths)) as OpenApiDocument['paths'],
    components: {
      ...published.components,
      schemas: Object.assign(
        {},
        published.components.schemas,
        ...documents.map(({ components }) => components.schemas),
      ) as OpenApiDocument['components']['schemas'],
    },
  };
}

/** The published calls without those of plugins that this emulator does not have. */
function selectAnswered({ paths }: OpenApiDocument, plugins: ReadonlySet<string>): OpenApiDocument['paths'] {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) => {
      const answered = Object.entries(operations).filter(
        ([, { 'x-plugin': plugin }]) => plugin === undefined || plugins.has(plugin),
      );
      return answered.length > 0 ? [[path, Object.fromEntries(answered)]] : [];
    }),
  );
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
