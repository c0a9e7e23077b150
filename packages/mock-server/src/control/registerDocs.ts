import type { OpenApiDocument } from '@brokerdesk/api/open-api';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

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
    docs ??= import('./createDocs.ts').then(({ createDocs }) => createDocs(readDocument));
    const loaded = await docs;
    reply.hijack();
    loaded.routing(request.raw, reply.raw);
  });
}
