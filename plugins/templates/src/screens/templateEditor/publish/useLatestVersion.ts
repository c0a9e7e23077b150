import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { isChangedAtom, openAtom, sourceAtom } from '../store/editorAtoms.ts';
import { useSource } from '../store/useEditor.ts';
import type { Publishing } from './usePublish.ts';

/**
 * Follows the template as the screen has loaded it: an unchanged editor shows a newer version at once, and changes of this
 * user, such as a restored draft, meet it as a conflict.
 */
export function useLatestVersion(latest: ProfileDetail, { phase, conflict, reportConflict }: Publishing): void {
  const store = useStore();
  const { version } = useSource().published;
  const follow = useEffectEvent(() => {
    const source = store.get(sourceAtom);
    if (source === undefined || phase === 'sending' || conflict) return;
    if (store.get(isChangedAtom)) reportConflict({ theirs: latest, by: latest.updateBy, at: latest.updateTime });
    else store.set(openAtom, { ...source, published: latest });
  });
  useEffect(() => {
    if (latest.version > version) follow();
  }, [latest, version]);
}
