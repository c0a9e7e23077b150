// Likeness: who may have applied before.
import { z } from 'zod';
import { applicationSummary } from './applications.ts';
import { anyOf, endpoint } from './endpoint.ts';

/** What two applications are compared by. */
export const similarityFields = [
  'idCardNumber',
  'name',
  'mobile',
  'email',
  'birthDate',
  'address',
  'ipAddress',
] as const;

const similarApplication = z.object({
  ...applicationSummary.pick({
    applyID: true,
    status: true,
    chiName: true,
    lastName: true,
    firstName: true,
    mobile: true,
    email: true,
    idType: true,
    idCardNumber: true,
    applyDate: true,
  }).shape,
  birthDate: z.string(),
  address: z.string(),
  /** From 0 to 100: the sum of the shares. */
  score: z.number().int().min(0).max(100),
  /** The fields that speak for one person, the strongest first. */
  fields: z.array(
    z.object({
      field: z.enum(similarityFields),
      /** Points of the score. */
      share: z.number().int().min(1).max(100),
      /** How alike the two values are, from 0 to 100; 100 if they are equal but for spelling. */
      likeness: z.number().int().min(0).max(100),
    }),
  ),
});

/** An application that may be by the same person. */
export type SimilarApplication = z.output<typeof similarApplication>;

/**
 * Compares an application with all others of the broker and gives at most ten with a score above 50, the most alike
 * first. Fields that one of the two lacks take no part: the others count for more instead.
 */
export const listSimilarScores = endpoint({
  method: 'GET',
  path: '/ai/similar_scores',
  access: anyOf('RAO_CLIENT_MANAMEMENT'),
  errors: [],
  shapes: { query: z.object({ applyID: z.string().min(1).max(64) }), data: z.array(similarApplication) },
});
