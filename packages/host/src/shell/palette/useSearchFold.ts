import { foldText } from '@brokerdesk/api';
import { skipToken, useQuery } from '@tanstack/react-query';

/**
 * Returns how texts are folded for a search. The table of Chinese characters is fetched with the first query that has more
 * than plain Latin ones; until then, and if it cannot be fetched, their script counts.
 */
export function useSearchFold(query: string): (text: string) => string {
  const { data = foldText } = useQuery({
    queryKey: ['foldSearchText'],
    queryFn: /[^ -~]/.test(query) ? loadSearchFold : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

async function loadSearchFold(): Promise<(text: string) => string> {
  return (await import('@brokerdesk/api/search')).foldSearchText;
}
