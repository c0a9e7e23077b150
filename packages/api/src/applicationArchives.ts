// Archives: applications as downloadable files.
import { z } from 'zod';
import { anyOf, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { refusedStatus } from './refusals.ts';

/** The maximum number of applications in one archive. */
export const archiveSizeMax = 20;

/**
 * Returns applications as one zip: for each a folder with its answers (csv and JSON, in three languages), history, files
 * and opening forms, and a manifest with the SHA-256 of every file.
 *
 * `applyIDs` is a comma-separated list of 1 to 20 applications. Fails with `E0003` if the broker does not have one of
 * them, and with `E0015` if one is still pending.
 */
export const downloadArchives = endpoint({
  method: 'GET',
  path: '/applications/archives',
  access: anyOf('RAO_CM_DOWNLOAD'),
  responseKind: 'blob',
  operation: 'application.download',
  timeoutMs: limits.fileTimeoutMs,
  errors: ['E0004', 'E0015'],
  shapes: {
    refusals: { E0015: refusedStatus },
    query: z.object({
      applyIDs: z
        .string()
        .min(1)
        .max(archiveSizeMax * 65)
        .regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,19}$/),
    }),
    data: z.instanceof(Uint8Array),
  },
});
