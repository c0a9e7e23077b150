import { type Job, useHost, useRefreshAfterJobs as useRefreshAfterEach } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import { useText } from '../useText.ts';

/** Reloads the screen's data whenever a job of this plugin has ended, and says where failed imports are listed. */
export function useRefreshAfterJobs(): void {
  const text = useText();
  const { notify } = useHost();
  useRefreshAfterEach(
    useCallback(
      ({ kind, items }: Job) => {
        const hasFailedImport = kind === 'import-applications' && items.some(({ state }) => state === 'failed');
        if (hasFailedImport) notify({ tone: 'error', text: text('jobs.importFailed') });
      },
      [notify, text],
    ),
  );
}
