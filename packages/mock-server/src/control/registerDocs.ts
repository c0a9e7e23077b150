import type { OpenApiDocument } from '@brokerdesk/api/open-api';
import fastify, { type FastifyInstance, type RouteShorthandOptions } from 'fastify';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Nothing is fetched elsewhere; Swagger UI sets styles of single elements. */
const contentSecurityPolicy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'";

interface DocsOptions {
  /** The check of each control request. */
  readonly route: RouteShorthandOptions;
  readonly readDocument: () => Promise<OpenApiDocument>;
}

/**
 * Serves the contract of all calls as pages of Swagger UI, at `/__mock/docs/`. The first request loads it, as its start takes
 * longer than that of the emulator.
 */
export function registerDocs(app: FastifyInstance, { route, readDocument }: DocsOptions): void {
  let docs: Promise<FastifyInstance> | undefined;
  app.addHook('onClose', async () => {
    await (await docs)?.close();
  });
  app.get('/__mock/docs', route, (_request, reply) => reply.redirect('/__mock/docs/'));
  app.get('/__mock/docs/*', route, async (request, reply) => {
    docs ??= createDocs(readDocument);
    const loaded = await docs;
    reply.hijack();
    loaded.routing(request.raw, reply.raw);
  });
}

async function createDocs(readDocument: () => Promise<OpenApiDocument>): Promise<FastifyInstance> {
  const [document, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    readDocument(),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const docs = fastify();
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
  await docs.register(swaggerUi, {
    routePrefix: '/__mock/docs',
    baseDir: path.dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/index.css')),
    staticCSP: contentSecurityPolicy,
    // In the bar that the layout leaves out; without it, a file of the package would be read.
    logo: { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    theme: { title: 'Calls of the portal' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      showExtensions: true,
      tryItOutEnabled: false,
    },
  });
  await docs.ready();
  return docs;
}
