import { foldText } from '@brokerdesk/api';
import { useEffect, useState } from 'react';

/** Folds a text, so that two texts that a user would take for the same are equal. */
export type FoldText = (text: string) => string;

/**
 * Loads how texts are folded for a search: neither case, width, accents, spaces and punctuation count nor, for a query
 * that has more than plain Latin characters, the script and form of Chinese ones. Their table is fetched with the first
 * such query; if it cannot be fetched, their script counts.
 *
 * @example
 * const fold = await loadSearchFold(query);
 * return pictures.filter(({ fileName }) => fold(fileName).includes(fold(query)));
 */
export async function loadSearchFold(query: string): Promise<FoldText> {
  if (isPlain(query)) return foldText;
  try {
    return (await import('@brokerdesk/api/search')).foldSearchText;
  } catch {
    // The search still finds what is written as in the query.
    return foldText;
  }
}

/**
 * Returns how texts are folded for the search that a user types, as `loadSearchFold` says.
 *
 * @example
 * const fold = useSearchFold(typed);
 * const found = questions.filter(({ label }) => fold(label).includes(fold(typed)));
 */
export function useSearchFold(query: string): FoldText {
  const [fold, setFold] = useState<FoldText>(() => foldText);
  const needsTable = !isPlain(query);
  useEffect(() => {
    let isCurrent = true;
    if (needsTable) void loadSearchFold(nonLatin).then((loaded) => isCurrent && setFold(() => loaded));
    return () => {
      isCurrent = false;
    };
  }, [needsTable]);
  return fold;
}

const nonLatin = '中';

function isPlain(text: string): boolean {
  return !/[^ -~]/.test(text);
}
