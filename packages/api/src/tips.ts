// Short texts that the trading app shows beside the element that they explain.
import { z } from 'zod';
import { auditFields, expectedVersion } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { plainText } from './plainTexts.ts';

/** The places of the trading app that show a tip. */
export const tipPlaces = [
  'login',
  'registration',
  'quote',
  'orderEntry',
  'marketClosed',
  'deposit',
  'withdrawal',
  'statement',
] as const;

const tipText = plainText(300);
const tip = z.object({
  place: z.enum(tipPlaces),
  /** A hidden tip keeps its texts. */
  shown: z.boolean(),
  textEN: tipText,
  textSC: tipText,
  textTC: tipText,
});

/** A text at one place of the app, in three languages of at most 300 characters each. */
export type Tip = z.output<typeof tip>;

const tipList = z.object({ tips: z.array(tip), ...auditFields });

/** Returns the tips of the caller's broker, one for each place of {@link tipPlaces}. */
export const getTips = endpoint({
  method: 'GET',
  path: '/goapi/tips',
  access: anyOf('PM_GC_TIPS'),
  errors: [],
  shapes: { data: tipList },
});

/**
 * Replaces all tips of the caller's broker. Fails with `E0004` unless each place is named exactly once and each visible
 * tip has its text in three languages, and with `E0005` if another user has changed them in the meantime.
 */
export const updateTips = endpoint({
  method: 'PUT',
  path: '/goapi/tips',
  access: anyOf('PM_GC_TIPS'),
  operation: 'tip.update',
  errors: ['E0004', 'E0005'],
  shapes: {
    body: z.object({ tips: z.array(tip).min(1).max(tipPlaces.length), version: expectedVersion }),
    data: tipList,
  },
});
