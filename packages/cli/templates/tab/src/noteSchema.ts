import { z } from 'zod';

/** The maximum number of characters of a note. */
export const noteMaxLength = 1000;

/** A new note. Separate, so that only the form fetches the library that validates with it. */
export const noteSchema = z.object({
  applyID: z.string().min(1).max(64),
  note: z.string().trim().min(1).max(noteMaxLength),
});
