import type { Preferences, ScreenParams } from '../services/hostServices.ts';
import { listQueryOf, readListState } from '../lists/listState.ts';
import type { Prefetch } from './prefetch.ts';

/** The visit that a prefetch is for. */
export interface PrefetchVisit {
  readonly pluginId: string;
  /** The parameters of the screen's address. */
  readonly params: ScreenParams;
  readonly preferences: Pick<Preferences, 'read'>;
}

/**
 * Returns the input of the call that a screen will make, or undefined if that is not known in advance: the address lacks
 * a parameter, or the user lets the list start with a saved view or queue.
 */
export function resolvePrefetch({ input, list }: Prefetch, visit: PrefetchVisit): Prefetch['input'] | undefined {
  const { params } = visit;
  if (list === undefined) return fillIn(input, params);
  if (Object.keys(params).length === 0 && startsElsewhere(list.id, visit)) return undefined;
  const { page: _page, size: _size, sort = '', q: _q, view: _view, ...filters } = params;
  // The host has written the address, so its parameters are those of the list.
  const state = readListState(params, {
    defaultSort: list.defaultSort,
    sortFields: sort === '' ? [] : [sort.replace(/^-/, '')],
    filterParams: Object.keys(filters),
  });
  return { query: listQueryOf(state, input.query) };
}

function startsElsewhere(id: string, { pluginId, preferences }: PrefetchVisit): boolean {
  const read = (name: string) => preferences.read(JSON.stringify([pluginId, name]));
  const views = read(`views of ${id}`) as { readonly startsWithLast: boolean } | undefined;
  return views?.startsWithLast === true || Boolean(read(`queue of ${id}`));
}

/** Replaces each value `{name}` by a parameter of the address. */
function fillIn(input: Prefetch['input'], params: ScreenParams): Prefetch['input'] | undefined {
  let isComplete = true;
  const fillValue = (value: string | number) => {
    const name = typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
    if (name === undefined) return value;
    isComplete &&= params[name] !== undefined;
    return params[name] ?? '';
  };
  const filled = Object.fromEntries(
    Object.entries(input).map(([part, values]) => [
      part,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fillValue(value)])),
    ]),
  );
  return isComplete ? filled : undefined;
}
