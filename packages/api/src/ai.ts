// Similarity: finds earlier applications by the same applicant.
import { z } from 'zod';
import { applicationReaders, applicationSummary } from './applications.ts';
import { endpoint } from './endpoint.ts';

/** The fields by which two applications are compared. */
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
  /** The fields that indicate the same applicant, the strongest first. */
  fields: z.array(
    z.object({
      field: z.enum(similarityFields),
      /** Points of the score. */
      share: z.number().int().min(1).max(100),
      /** How similar the two values are, from 0 to 100; 100 if they are equal except for spelling. */
      likeness: z.number().int().min(0).max(100),
    }),
  ),
});

/** An application that may come from the same applicant. */
export type SimilarApplication = z.output<typeof similarApplication>;

/**
 * Compares an application with all others of the broker and returns at most ten with a score above 50, the most similar
 * first. A field that is empty in one of the two is ignored, and the other fields count for more.
 */
export const listSimilarScores = endpoint({
  method: 'GET',
  path: '/ai/similar_scores',
  access: applicationReaders,
  errors: [],
  shapes: { query: z.object({ applyID: z.string().min(1).max(64) }), data: z.array(similarApplication) },
});
