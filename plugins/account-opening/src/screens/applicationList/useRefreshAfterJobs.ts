import { useHost, useJobs, useRefresh } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { useText } from '../../useText.ts';

/** Reloads the screen's data whenever a job of this plugin has ended, and says where failed imports are listed. */
export function useRefreshAfterJobs(): void {
  const text = useText();
  const { notify } = useHost();
  const { jobs } = useJobs();
  const refresh = useRefresh();
  const ended = jobs.flatMap(({ id, endedAt }) => (endedAt === undefined ? [] : [`${id} ${endedAt}`])).join();
  const [known, setKnown] = useState(ended);
  useEffect(() => {
    if (ended === known) return;
    setKnown(ended);
    refresh();
    const hasFailedImport = jobs.some(
      ({ id, kind, endedAt, items }) =>
        kind === 'import-applications' &&
        endedAt !== undefined &&
        !known.split(',').includes(`${id} ${endedAt}`) &&
        items.some(({ state }) => state === 'failed'),
    );
    if (hasFailedImport) notify({ tone: 'error', text: text('jobs.importFailed') });
  }, [ended, known, refresh, jobs, notify, text]);
}
