import type { FastifyInstance } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import { sendErrorResponse } from './executeRequest.ts';
import { isCanonicalPath } from './isCanonicalPath.ts';

/** Refuses, for calls of every kind and before anything of them runs, a path that could be spelled otherwise. */
export function rejectNonCanonicalPath(app: FastifyInstance, core: EmulatorCore): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isCanonicalPath(request.raw.url ?? '')) done();
    else sendErrorResponse(core, { code: 'E0017', data: null }, { request, reply });
  });
}
