import type { CommandHit } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../languages/createTexts.ts';
import { usePortal } from '../PortalContext.ts';
import { useTitle } from '../useTitle.ts';
import { listCommands } from './listCommands.ts';
import type { PaletteItem } from './PaletteItem.ts';
import type { AddRecentItem } from './RecentItem.ts';

const debounceMs = 250;
const minQueryLength = 2;

/** The results of plugins' searches. */
export interface SearchItems {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
  /** The message of the first search that failed. */
  readonly failure: string | undefined;
}

interface SearchState {
  readonly query: string;
  readonly results: readonly {
    readonly pluginId: string;
    readonly command: string;
    readonly titleKey: string;
    readonly hits: readonly CommandHit[];
  }[];
  readonly failure: string | undefined;
}

/** Runs the search commands of the user once they pause typing; superseded searches are aborted. */
export function useSearchItems(typed: string, addRecent: AddRecentItem): SearchItems {
  const services = usePortal();
  const { runtime, quietClientOf, navigation } = services;
  const language = useLanguage();
  const titleOf = useTitle();
  const query = typed.trim();
  const [found, setFound] = useState<SearchState>({ query: '', results: [], failure: undefined });
  const searches = listCommands(services)
    .filter(({ isSearch }) => isSearch)
    .map(({ pluginId, id, title }) => ({ pluginId, id, titleKey: title }));
  const isWanted = query.length >= minQueryLength && searches.length > 0;
  const searchAll = useEffectEvent(async (signal: AbortSignal) => {
    const outcomes = await Promise.allSettled(
      searches.map(async ({ pluginId, id, titleKey }) => {
        const { search } = await runtime.search(pluginId, id);
        return {
          pluginId,
          command: id,
          titleKey,
          hits: await search(query, { api: quietClientOf(pluginId), signal, language }),
        };
      }),
    );
    if (signal.aborted) return;
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    const failure = failed && (failed.reason instanceof Error ? failed.reason.message : String(failed.reason));
    setFound({ query, results: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), failure });
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const abortController = new AbortController();
    const timer = setTimeout(() => void searchAll(abortController.signal), debounceMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [query, isWanted]);
  const isCurrent = isWanted && found.query === query;
  const items = isCurrent ? found.results : [];
  return {
    isSearching: isWanted && !isCurrent,
    failure: isCurrent ? found.failure : undefined,
    items: items.flatMap(({ pluginId, command, titleKey, hits }) =>
      hits
        .filter(({ target }) => navigation.canOpen(target))
        .map(({ id, title, description, target }) => ({
          id: `found ${pluginId} ${titleKey} ${id}`,
          group: titleOf({ pluginId, titleKey }),
          title,
          description,
          run: () => {
            addRecent({ target, search: { pluginId, command } });
            void navigation.open(target);
          },
        })),
    ),
  };
}
