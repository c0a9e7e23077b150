import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScreenParams } from '../../hostServices.ts';
import { useHost, useScreenParams } from '../../hooks/useHost.ts';
import { changeListState, type ListRules, type ListState, readListState, writeListState } from './listState.ts';

/** Changes what a list shows. `replace` puts no new entry into the browser's history. */
export type ChangeList = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

/** What was asked for last. It holds until its own parameters arrive, whatever arrives before them. */
interface PendingState {
  readonly state: ListState;
  /** The parameters that are shown until those asked for are; unknown while these are still on their way. */
  readonly replacedParams?: ScreenParams;
}

/**
 * Gives what a list shows, as told by the screen's parameters, and the means to change it. Parameters are encrypted
 * before they reach the address; until then the list already shows what was asked for, so that no box that is ticked
 * jumps back, and a second change builds on the first. With `start`, the list begins with these parameters instead of
 * those in the address.
 */
export function useListState(
  rules: ListRules,
  initialParams?: ScreenParams,
): { readonly state: ListState; readonly change: ChangeList } {
  const params = useScreenParams();
  const { navigation, notify } = useHost();
  const paramsState = useMemo(() => readListState(params, rules), [params, rules]);
  const [pending, setPending] = useState<PendingState | undefined>(
    () => initialParams && { state: readListState(initialParams, rules) },
  );
  const isPending =
    pending !== undefined && (pending.replacedParams === undefined || pending.replacedParams === params);
  const state = isPending ? pending.state : paramsState;

  const latest = useRef({ state, params });
  useEffect(() => {
    latest.current = { state, params };
  }, [state, params]);

  const isStarted = useRef(initialParams === undefined);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void change({ page: 1 }, { replace: true });
  });

  async function change(part: Partial<ListState>, options?: { readonly replace?: boolean }) {
    const next: PendingState = { state: changeListState(latest.current.state, part) };
    latest.current = { ...latest.current, state: next.state };
    setPending(next);
    try {
      await navigation.setParams(writeListState(next.state, rules), options);
      // The address has them; React may draw them a moment later.
      settlePending(next, { ...next, replacedParams: latest.current.params });
    } catch (error) {
      settlePending(next, undefined);
      notify({ tone: 'error', text: (error as Error).message });
    }
  }
  /** A newer question is not answered by an older one's end. */
  function settlePending(finished: PendingState, settled: PendingState | undefined) {
    setPending((current) => (current === finished ? settled : current));
  }
  return { state, change: (part, options) => void change(part, options) };
}
