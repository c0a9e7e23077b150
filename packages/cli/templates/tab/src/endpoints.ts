import { anyOf, endpoint } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
import { noteSchema } from './noteSchema.ts';

const note = z.object({
  noteID: z.string(),
  applyID: z.string(),
  note: z.string(),
  createdBy: z.string(),
  /** RFC 3339. */
  createdTime: z.string(),
});

/** What a user has noted about an application. */
export type Note = z.output<typeof note>;

/** Lists the notes about an application, the newest first. */
export const listNotes = endpoint({
  method: 'GET',
  path: '/sample_plugin/notes',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  errors: ['E0003', 'E0004'],
  shapes: { query: z.object({ applyID: z.string().min(1).max(64) }), data: z.array(note) },
});

/** Adds a note about an application. */
export const addNote = endpoint({
  method: 'POST',
  path: '/sample_plugin/notes',
  operation: 'samplePlugin.addNote',
  access: anyOf('X_SAMPLE_PLUGIN'),
  errors: ['E0003', 'E0004'],
  shapes: { body: noteSchema, data: note },
});
