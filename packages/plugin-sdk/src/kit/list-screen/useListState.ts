import { useEffect, useMemo, useRef, useState } from 'react';
import type { ScreenParams } from '../../hostServices.ts';
import { useHost } from '../../hooks/useHost.ts';
import { useScreenParams } from '../../hooks/useScreenParams.ts';
import { changeListState, type ListRules, type ListState, readListState, writeListState } from './listState.ts';

/** Changes what a list shows. `replace` puts no new entry into the browser's history. */
export type ChangeList = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;

/** What was asked for while the screen had the parameters `since`. */
interface Asked {
  readonly since: ScreenParams;
  readonly state: ListState;
}

/**
 * Gives what a list shows, as told by the screen's parameters, and the means to change it. Parameters are encrypted
 * before they reach the address; until then the list already shows what was asked for, so that no box that is ticked
 * jumps back, and a second change builds on the first.
 */
export function useListState(rules: ListRules): { readonly state: ListState; readonly change: ChangeList } {
  const params = useScreenParams();
  const { navigation, notify } = useHost();
  const told = useMemo(() => readListState(params, rules), [params, rules]);
  const [asked, setAsked] = useState<Asked>();
  const state = asked?.since === params ? asked.state : told;

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  function change(part: Partial<ListState>, options?: { readonly replace?: boolean }) {
    const next = changeListState(latest.current, part);
    latest.current = next;
    setAsked({ since: params, state: next });
    navigation.setParams(writeListState(next, rules), options).catch((error: Error) => {
      setAsked(undefined);
      notify({ tone: 'error', text: error.message });
    });
  }
  return { state, change };
}
