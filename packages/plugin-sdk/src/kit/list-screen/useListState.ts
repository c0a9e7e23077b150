import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScreenParams } from '../../services/hostServices.ts';
import { useHost, useScreenParams } from '../../hooks/useHost.ts';
import {
  changeListState,
  type ListRules,
  type ListState,
  otherParams,
  readListState,
  writeListState,
} from '../../lists/listState.ts';

/** Changes the state of a list. `replace` adds no entry to the browser's history. */
export type ChangeList = (change: Partial<ListState>, options?: { readonly replace?: boolean | undefined }) => void;

/** The last change. It applies until its own parameters arrive, whatever arrives before them. */
interface PendingState {
  readonly state: ListState;
  /** The parameters that the change replaces; unknown until the host has accepted the new ones. */
  readonly replacedParams?: ScreenParams | undefined;
}

/**
 * Returns the state of a list according to the screen's parameters, and a function that changes it. Parameters are
 * encrypted before they reach the address. Until then the list already shows the change, so that a checked box does not
 * jump back, and a second change builds on the first. With `initialParams`, the list starts with these parameters
 * instead of those in the address.
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

  async function change(part: Partial<ListState>, options?: { readonly replace?: boolean | undefined }) {
    const next: PendingState = { state: changeListState(latest.current.state, part) };
    latest.current = { ...latest.current, state: next.state };
    setPending(next);
    try {
      const others = otherParams(latest.current.params, rules);
      await navigation.setParams({ ...others, ...writeListState(next.state, rules) }, options);
      // The address has the parameters; React may render them a moment later.
      settlePending(next, { ...next, replacedParams: latest.current.params });
    } catch (error) {
      settlePending(next, undefined);
      notify({ tone: 'error', text: (error as Error).message });
    }
  }
  /** The end of an older change does not affect a newer one. */
  function settlePending(finished: PendingState, settled: PendingState | undefined) {
    setPending((current) => (current === finished ? settled : current));
  }
  return { state, change: (part, options) => void change(part, options) };
}
