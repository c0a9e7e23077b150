import { endpoint, signedIn } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

/** What papers have to be. */
export const paperRules = { types: ['pdf'], maxBytes: 3_000_000, maxCount: 1 } as const;

/** Keeps a paper. */
export const uploadPaper = endpoint({
  method: 'POST',
  path: '/desk/papers',
  access: signedIn,
  bodyKind: 'multipart',
  errors: ['E0014'],
  shapes: { files: { file: { ...paperRules, required: true } }, data: z.object({ count: z.number().int() }) },
});
