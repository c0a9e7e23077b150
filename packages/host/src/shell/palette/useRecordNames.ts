import { ApiError, type CommandHit, type ScreenTarget } from '@brokerdesk/plugin-sdk';
import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '../../languages/createTexts.ts';
import { usePortal } from '../PortalContext.ts';
import { listCommands } from './listCommands.ts';
import type { RecentItem } from './RecentItem.ts';

/** What is known about records that were opened before. */
export interface RecordNames {
  /** In the order of the items; undefined until it is read, or if the search no longer finds the record. */
  readonly hits: readonly (CommandHit | undefined)[];
  readonly failure: string | undefined;
}

/** Reads the names of records again, from the commands that have found them. */
export function useRecordNames(items: readonly RecentItem[]): RecordNames {
  const services = usePortal();
  const language = useLanguage();
  const allowed = new Set(listCommands(services).map(({ pluginId, id }) => `${pluginId} ${id}`));
  const results = useQueries({
    queries: items.map(({ target, search }) => ({
      queryKey: ['palette', 'record name', search, target, language],
      enabled: search !== undefined && allowed.has(`${search.pluginId} ${search.command}`),
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<CommandHit | null> => {
        const { pluginId, command } = search ?? { pluginId: '', command: '' };
        const { find, search: searchAgain } = await services.runtime.search(pluginId, command);
        const context = { api: services.quietClientOf(pluginId), signal, language };
        if (find) return (await find(target, context).catch(ignoreDeleted)) ?? null;
        const found = await searchAgain(identifierOf(target) ?? '', context);
        return found.find((hit) => JSON.stringify(hit.target) === JSON.stringify(target)) ?? null;
      },
    })),
  });
  return {
    hits: results.map(({ data }) => data ?? undefined),
    failure: results.find(({ error }) => error !== null)?.error?.message,
  };
}

function ignoreDeleted(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'E0003') throw error;
}

/** Returns what identifies the record that a screen shows: by convention the last of its parameters. */
export function identifierOf({ params = {} }: ScreenTarget): string | undefined {
  return Object.values(params).at(-1);
}
