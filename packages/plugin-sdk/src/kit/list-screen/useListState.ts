import { useEffect, useMemo, useRef } from 'react';
import { useHost } from '../../hooks/useHost.ts';
import { useScreenParams } from '../../hooks/useScreenParams.ts';
import { type ListRules, type ListState, changeListState, readListState, writeListState } from './listState.ts';

/** Changes what a list shows. `replace` puts no new entry into the browser's history. */
export type ChangeList = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

/** Gives what a list shows, as told by the screen's parameters, and the means to change it. */
export function useListState(rules: ListRules): { readonly state: ListState; readonly change: ChangeList } {
  const params = useScreenParams();
  const { navigation, notify } = useHost();
  const state = useMemo(() => readListState(params, rules), [params, rules]);

  // Parameters are encrypted before they reach the address, so a second change can come before the first is shown.
  const intended = useRef(state);
  const underWay = useRef(0);
  useEffect(() => {
    if (underWay.current === 0) intended.current = state;
  }, [state]);

  function change(part: Partial<ListState>, options?: { readonly replace?: boolean }) {
    intended.current = changeListState(intended.current, part);
    underWay.current += 1;
    navigation
      .setParams(writeListState(intended.current, rules), options)
      .catch((error: Error) => notify({ tone: 'error', text: error.message }))
      .finally(() => {
        underWay.current -= 1;
      });
  }
  return { state, change };
}
