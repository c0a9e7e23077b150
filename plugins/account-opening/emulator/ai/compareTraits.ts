// Scores how likely two applications come from one person. Each field has points; two values of a field are compared
// after normalisation, and near misses (a digit, a letter) count for less.
import { similarity, type similarityFields } from '@brokerdesk/api';

export type SimilarityField = (typeof similarityFields)[number];

/** The compared values of an application; empty if unknown. Spellings of one value are on separate lines. */
export type Traits = Readonly<Record<SimilarityField, string>>;

export interface TraitSimilarity {
  readonly score: number;
  readonly fields: readonly {
    readonly field: SimilarityField;
    readonly share: number;
    readonly likeness: number;
  }[];
}

/** Points of each field: values that few people share weigh most. 100 in total. */
const weights: Readonly<Record<SimilarityField, number>> = {
  idCardNumber: 34,
  name: 20,
  mobile: 15,
  email: 12,
  birthDate: 8,
  address: 8,
  ipAddress: 3,
};
/** A similarity below this percentage counts as none. */
const minimumLikeness: Readonly<Record<SimilarityField, number>> = {
  idCardNumber: 80,
  name: 80,
  mobile: 80,
  email: 75,
  birthDate: 100,
  address: 75,
  ipAddress: 100,
};

/** A field that one of the two lacks is skipped, and the others weigh more accordingly. */
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

/** From 0 to 100. For a value in several spellings, only the spellings of both are compared. */
function similarityOf(left: string, right: string): number {
  const spellings = right.split('\n');
  const similarities = left
    .split('\n')
    .map((spelling, index) => [spelling, spellings[index] ?? ''] as const)
    .filter(([one, other]) => one !== '' && other !== '')
    .map(([one, other]) => Math.floor(100 * similarity(one, other)));
  return Math.floor(similarities.reduce((sum, one) => sum + one, 0) / Math.max(1, similarities.length));
}
