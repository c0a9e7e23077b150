import { useJobs, useRefresh } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';

/** Reloads the screen whenever a job of this plugin has ended, because a job makes its calls outside of screens. */
export function useRefreshAfterJobs(): void {
  const { jobs } = useJobs();
  const refresh = useRefresh();
  const ended = jobs.flatMap(({ id, endedAt }) => (endedAt === undefined ? [] : [`${id} ${endedAt}`])).join();
  const [known, setKnown] = useState(ended);
  useEffect(() => {
    if (ended === known) return;
    setKnown(ended);
    refresh();
  }, [ended, known, refresh]);
}
