// The shapes of the endpoints, in a separate file: the build removes them from screens, and forms load them when needed.
import { z } from 'zod';
import { lengthLimits, sampleStatuses } from './model/sampleStatus.ts';

const name = z.string().trim().min(1).max(lengthLimits.name);

/** What users write: the body of a new sample item, and, with the version, of a change. */
export const sampleBody = z.object({
  name: z.object({ EN: name, SC: name, TC: name }),
  status: z.enum(sampleStatuses),
  /** A day such as `2026-11-04`, in Asia/Shanghai. */
  dueDay: z.iso.date(),
  /** May be empty. */
  note: z.string().trim().max(lengthLimits.note),
});

/** A sample item as every endpoint returns it. */
export const sample = sampleBody.extend({
  sampleID: z.string(),
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  /** RFC 3339. */
  updateTime: z.string(),
  updateBy: z.string(),
});
