import { type FilterOption, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listApplicationReferrers, listProfiles } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';

const passiveOptions = { passive: true, staleTimeMs: 300_000 } as const;

/** Returns the sources of applications as filter options: templates and referrers. */
export function useSourceOptions(): {
  readonly profiles: readonly FilterOption[];
  readonly referrers: readonly FilterOption[];
} {
  const { language } = useHost();
  const profiles = useCall(listProfiles, { query: { size: 500 } }, passiveOptions).data?.items;
  const referrers = useCall(listApplicationReferrers, {}, passiveOptions).data;
  return useMemo(
    () => ({
      profiles: (profiles ?? []).map(({ profileID, name }) => ({ value: profileID, label: textIn(name, language) })),
      referrers: (referrers ?? []).map(({ referrerID, nameEN: EN, nameSC: SC, nameTC: TC }) => ({
        value: referrerID,
        label: textIn({ EN, SC, TC }, language),
      })),
    }),
    [profiles, referrers, language],
  );
}
