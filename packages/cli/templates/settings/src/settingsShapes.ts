// The shapes of the endpoints, in a separate file: the build removes them from screens, and the form loads them when needed.
import { z } from 'zod';
import { channels, dayLimits, messageLimit } from './model/settings.ts';

const message = z.string().trim().min(1).max(messageLimit);

/** What users write: the body of a change, with the version. */
export const settingsBody = z.object({
  isEnabled: z.boolean(),
  daysBefore: z.number().int().min(dayLimits.minimum).max(dayLimits.maximum),
  message: z.object({ EN: message, SC: message, TC: message }),
  channels: z.array(z.enum(channels)),
});

/** The settings as every endpoint returns them. */
export const settings = settingsBody.extend({
  /** Increases with every change; a change must contain the version that its author saw. */
  version: z.number().int(),
  /** RFC 3339. */
  updateTime: z.string(),
  updateBy: z.string(),
});
