import { useEffect, useState } from 'react';
import type { Texts } from '../../languages/createTexts.ts';
import { type Dialogs, loadDialogs } from './loadDialogs.ts';

const tryAgainMs = 2_000;

/** Gives the dialogs once one is needed and all have arrived; tries until they have. */
export function useDialogs(texts: Texts, isNeeded: boolean): Dialogs | undefined {
  const [dialogs, setDialogs] = useState<Dialogs>();
  useEffect(() => {
    if (!isNeeded || dialogs) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      loadDialogs(texts).then(
        (arrived) => isCurrent && setDialogs(arrived),
        () => {
          if (isCurrent) timer = setTimeout(load, tryAgainMs);
        },
      );
    void load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [texts, isNeeded, dialogs]);
  return dialogs;
}
