import { useQueries, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../services/errors.ts';
import { useHost, usePluginScope } from '../../../hooks/useHost.ts';
import type { RecordOption, RecordPage, RecordSource } from './RecordSource.ts';

/** A chosen record. `gone`: there is no record of this identifier; `unknown`: its name could not be loaded. */
export interface ChosenRecord extends RecordOption {
  readonly state: 'known' | 'loading' | 'gone' | 'unknown';
}

/** The most records that a page of a list has. */
const mostRows = 500;

/** Returns the records of chosen identifiers: the known ones, and for the rest what the server has. */
export function useChosenRecords(
  source: RecordSource,
  { ids, known }: { readonly ids: readonly string[]; readonly known: readonly RecordOption[] },
): readonly ChosenRecord[] {
  const { pluginId, api } = usePluginScope();
  const { language } = useHost();
  const { load } = source;
  const missing = ids.filter((id) => known.every((option) => option.id !== id));
  const single = useQueries({
    queries: (load === undefined ? [] : missing).map((id) => ({
      queryKey: [pluginId, ...source.key, 'one', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => load?.(api, id, { signal }) ?? null,
      retry: false,
    })),
  });
  const list = useQuery<RecordPage>({
    queryKey: [pluginId, ...source.key, 'first'],
    queryFn: ({ signal }) => source.search(api, { words: '', page: 1, size: mostRows, signal }),
    enabled: load === undefined && missing.length > 0,
  });

  function find(id: string): ChosenRecord {
    const option = known.find((one) => one.id === id);
    if (option !== undefined) return { ...option, state: 'known' };
    return load === undefined ? findInList(id) : toChosen(id, single[missing.indexOf(id)]);
  }
  function findInList(id: string): ChosenRecord {
    const { data } = list;
    if (data === undefined) return { id, label: id, state: list.isError ? 'unknown' : 'loading' };
    const option = data.rows.map((row) => source.toOption(row, language)).find((one) => one.id === id);
    if (option !== undefined) return { ...option, state: 'known' };
    return { id, label: id, state: data.total > data.rows.length ? 'unknown' : 'gone' };
  }
  function toChosen(
    id: string,
    result: { readonly data?: unknown; readonly error: unknown } | undefined,
  ): ChosenRecord {
    if (result?.error) {
      const isGone = result.error instanceof ApiError && result.error.code === 'E0003';
      return { id, label: id, state: isGone ? 'gone' : 'unknown' };
    }
    if (result?.data === undefined || result.data === null) return { id, label: id, state: 'loading' };
    return { ...source.toOption(result.data, language), state: 'known' };
  }
  return ids.map(find);
}
