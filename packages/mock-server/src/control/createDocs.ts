import type { OpenApiDocument } from '@brokerdesk/api/open-api';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Nothing is fetched elsewhere; Swagger UI sets styles of single elements. */
const contentSecurityPolicy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'";

/** Creates the server of the pages. Its libraries are imported here, so that `registerDocs` can load them late. */
export async function createDocs(readDocument: () => Promise<OpenApiDocument>): Promise<FastifyInstance> {
  const document = await readDocument();
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
