import { createHash } from 'node:crypto';
import { type BrokerRow, pictureBytes } from '@brokerdesk/fixtures';
import { responseCodes } from '@brokerdesk/api';
import type { FastifyInstance } from 'fastify';
import type { EmulatorCore } from './EmulatorCore.ts';
import { findPublicFile, publicPicturePath, readStoredFile } from '../shared-rules/publicFiles.ts';
import { findSandbox } from './findSandbox.ts';
import { errorMessages } from '../context/errorMessages.ts';
import { readLanguage } from '../contract/readHeader.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { collectionOf } from '../state/State.ts';

/** Serves the public pictures (logos, icons, advertisements) by plain address and with a cache lifetime. */
export function registerPublicPictures(app: FastifyInstance, core: EmulatorCore): void {
  app.get(`/api${publicPicturePath}:fileName`, { config: { access: 'anybody' } }, async (request, reply) => {
    const sandbox = findSandbox(core, request, reply);
    if (!sandbox) return reply;
    const { fileName } = request.params as { readonly fileName: string };
    const picture = await findPicture(sandbox, fileName);
    if (!picture) {
      const message = errorMessages.E0003[readLanguage(request.headers)];
      return reply.code(responseCodes.E0003.status).send({ code: 'E0003', message, data: null });
    }
    const { bytes, contentType } = picture;
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'public, max-age=3600', etag: tag, 'x-content-type-options': 'nosniff' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(contentType).send(bytes);
  });
}

async function findPicture({ state, files }: Sandbox, fileName: string) {
  const rows = collectionOf(state, 'brokers').rows() as readonly BrokerRow[];
  // Only the pictures that a broker publishes: the same folder contains pictures of identity documents.
  if (rows.some(({ logo, icon }) => logo === fileName || icon === fileName)) {
    return { bytes: await pictureBytes(fileName), contentType: 'image/png' };
  }
  const file = findPublicFile(state, fileName);
  const bytes = file && (await readStoredFile(files, file));
  return file && bytes && { bytes, contentType: file.contentType };
}
