// How much two applications speak for one person. Each field has its points; two values of a field are compared after
// their spelling is made alike, and near misses (a digit, a letter) count for less.
import { similarity, type similarityFields } from '@brokerdesk/api';

export type SimilarityField = (typeof similarityFields)[number];

/** What of an application is compared; empty where there is nothing to compare. Spellings of one value stand in lines. */
export type Traits = Readonly<Record<SimilarityField, string>>;

export interface TraitSimilarity {
  readonly score: number;
  readonly fields: readonly {
    readonly field: SimilarityField;
    readonly share: number;
    readonly likeness: number;
  }[];
}

/** Points of each field: what few people share weighs most. Together 100. */
const weights: Readonly<Record<SimilarityField, number>> = {
  idCardNumber: 34,
  name: 20,
  mobile: 15,
  email: 12,
  birthDate: 8,
  address: 8,
  ipAddress: 3,
};
/** Values less alike than this in percent speak for nothing. */
const minimumLikeness: Readonly<Record<SimilarityField, number>> = {
  idCardNumber: 80,
  name: 80,
  mobile: 80,
  email: 75,
  birthDate: 100,
  address: 75,
  ipAddress: 100,
};

/** A field that one of the two lacks takes no part, and the others count for as much more. */
export function compareTraits(left: Traits, right: Traits): TraitSimilarity {
  const compared = (Object.keys(weights) as SimilarityField[]).filter(
    (field) => left[field] !== '' && right[field] !== '',
  );
  const total = compared.reduce((sum, field) => sum + weights[field], 0);
  const alike = compared
    .map((field) => ({ field, likeness: similarityOf(left[field], right[field]) }))
    .filter(({ field, likeness }) => likeness >= minimumLikeness[field])
    .map((part) => ({ ...part, points: (weights[part.field] * part.likeness) / total }))
    .sort((one, other) => other.points - one.points);
  let sum = 0;
  // Rounded as a running sum, so that the shares add up to the score.
  const fields = alike.map(({ field, likeness, points }) => {
    const before = Math.round(sum);
    sum += points;
    return { field, share: Math.round(sum) - before, likeness };
  });
  return { score: Math.round(sum), fields };
}

/** From 0 to 100. Of a value in several spellings, those that both have count alike. */
function similarityOf(left: string, right: string): number {
  const spellings = right.split('\n');
  const similarities = left
    .split('\n')
    .map((spelling, index) => [spelling, spellings[index] ?? ''] as const)
    .filter(([one, other]) => one !== '' && other !== '')
    .map(([one, other]) => Math.floor(100 * similarity(one, other)));
  return Math.floor(similarities.reduce((sum, one) => sum + one, 0) / Math.max(1, similarities.length));
}
