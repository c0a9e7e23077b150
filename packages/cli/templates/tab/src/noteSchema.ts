import { z } from 'zod';
import { noteMaxLength } from './noteMaxLength.ts';

/** A new note. Separate, so that only the form fetches the library that validates with it. */
export const noteSchema = z.object({
  applyID: z.string().min(1).max(64),
  note: z.string().trim().min(1).max(noteMaxLength),
});
