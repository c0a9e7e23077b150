import { similarity } from '@brokerdesk/api';

/** Below it, names have nothing to do with each other. */
const leastSimilarity = 0.5;

/** Returns the name that was probably meant, as a sentence to append; an empty text if none is similar. */
export function suggest(name: string, known: Iterable<string>): string {
  let best = { similarity: leastSimilarity, name: '' };
  for (const candidate of known) {
    const found = similarity(name.toLowerCase(), candidate.toLowerCase());
    if (found > best.similarity) best = { similarity: found, name: candidate };
  }
  return best.name === '' ? '' : ` Did you mean ${best.name}?`;
}
