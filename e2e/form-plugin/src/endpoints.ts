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

/** What a logo has to be. */
export const logoRules = {
  types: ['png', 'jpeg'],
  maxBytes: 2_000_000,
  maxCount: 1,
  names: 'image',
  pixels: { width: 270, height: 60 },
} as const;

/** Sends a notice with its papers and its logo. */
export const sendNotice = endpoint({
  method: 'POST',
  path: '/desk/notices',
  access: signedIn,
  bodyKind: 'multipart',
  errors: ['E0004', 'E0014'],
  shapes: {
    body: z.object({ at: z.iso.datetime({ offset: true }).nullable() }),
    files: { papers: { ...paperRules, maxCount: 3, required: false }, logo: { ...logoRules, required: true } },
    data: z.object({ count: z.number().int() }),
  },
});
