import { useCall } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, getApplication, listActionHistories } from '@brokerdesk/plugin-sdk/api';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads an application and its history again. The screen may show it as it was before another user decided it, and on paper
 * the status must be that of the history's last line.
 */
export function useLatestCase(applyID: string) {
  const input = { params: { id: applyID } };
  const application = useCall(getApplication, input);
  const history = useCall(listActionHistories, input);
  const [latest, setLatest] = useState<ApplicationDetail>();
  const [error, setError] = useState<Error | null>(null);

  async function load(): Promise<void> {
    setError(null);
    const loadBoth = () => Promise.all([application.refetch(), history.refetch()]);
    let [now, lines] = await loadBoth();
    // Decided between the two.
    if (now.data && lines.data && lines.data[0]?.toStatus !== now.data.status) [now, lines] = await loadBoth();
    const failure = now.error ?? lines.error;
    if (failure) setError(failure);
    else setLatest(now.data);
  }
  const onShown = useEffectEvent(load);
  useEffect(() => void onShown(), []);
  return { application: latest, error, retry: () => void load() };
}
