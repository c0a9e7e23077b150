import type { CommandHit } from '@brokerdesk/plugin-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../languages/useLanguage.ts';
import { usePortal } from '../PortalContext.ts';
import { useTitle } from '../useTitle.ts';
import type { PaletteItem } from './PaletteItem.ts';
import type { NoteRecent } from './Recent.ts';

const restMs = 250;
const shortest = 2;

/** What plugins' searches have found. */
export interface FoundItems {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
  /** What the first search that failed says. */
  readonly failure: string | undefined;
}

interface Found {
  readonly query: string;
  readonly results: readonly {
    readonly pluginId: string;
    readonly titleKey: string;
    readonly hits: readonly CommandHit[];
  }[];
  readonly failure: string | undefined;
}

/** Searches with the commands that this person may use, once he pauses; what is no longer wanted is broken off. */
export function useFoundItems(typed: string, note: NoteRecent): FoundItems {
  const { registry, portal, runtime, quietClientOf, navigation } = usePortal();
  const language = useLanguage();
  const titleOf = useTitle();
  const query = typed.trim();
  const [found, setFound] = useState<Found>({ query: '', results: [], failure: undefined });
  const searches = registry.plugins.flatMap(({ manifest }) =>
    (manifest.commands ?? [])
      .filter(({ isSearch, requires }) => isSearch && portal.held.has(requires))
      .map(({ id, title }) => ({ pluginId: manifest.id, id, titleKey: title })),
  );
  const isWanted = query.length >= shortest && searches.length > 0;
  const searchAll = useEffectEvent(async (signal: AbortSignal) => {
    const outcomes = await Promise.allSettled(
      searches.map(async ({ pluginId, id, titleKey }) => {
        const search = await runtime.search(pluginId, id);
        return { pluginId, titleKey, hits: await search(query, { api: quietClientOf(pluginId), signal, language }) };
      }),
    );
    if (signal.aborted) return;
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    const failure = failed && (failed.reason instanceof Error ? failed.reason.message : String(failed.reason));
    setFound({ query, results: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), failure });
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void searchAll(stop.signal), restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, isWanted]);
  const isCurrent = isWanted && found.query === query;
  const items = isCurrent ? found.results : [];
  return {
    isSearching: isWanted && !isCurrent,
    failure: isCurrent ? found.failure : undefined,
    items: items.flatMap(({ pluginId, titleKey, hits }) =>
      hits
        .filter(({ target }) => navigation.canOpen(target))
        .map(({ id, title, description, target }) => ({
          id: `found ${pluginId} ${titleKey} ${id}`,
          group: titleOf({ pluginId, titleKey }),
          title,
          description,
          run: () => {
            note({ target, title, description });
            void navigation.open(target);
          },
        })),
    ),
  };
}
