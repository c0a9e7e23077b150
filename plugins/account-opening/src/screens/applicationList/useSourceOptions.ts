import { type FilterOption, textIn, useCall, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { listApplicationReferrers, listProfiles } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';

const passiveOptions = { passive: true, staleTimeMs: 300_000 } as const;

/**
 * Returns the sources of applications as filter options: templates and referrers. A deleted one whose applications the
 * list shows is named as such.
 */
export function useSourceOptions(): {
  readonly profiles: readonly FilterOption[];
  readonly referrers: readonly FilterOption[];
} {
  const text = useText();
  const { language } = useHost();
  const { profileID, referrerID } = useScreenParams();
  const profiles = useCall(listProfiles, { query: { size: 500 } }, passiveOptions).data?.items;
  const referrers = useCall(listApplicationReferrers, {}, passiveOptions).data;
  return useMemo(() => {
    return {
      profiles: withDeleted(
        profiles?.map((profile) => ({ value: profile.profileID, label: textIn(profile.name, language) })),
        profileID,
        (id) => text('filter.deletedProfile', { id }),
      ),
      referrers: withDeleted(
        referrers && [
          { value: 'none', label: text('filter.noReferrer') },
          ...referrers.map((referrer) => ({
            value: referrer.referrerID,
            label: textIn({ EN: referrer.nameEN, SC: referrer.nameSC, TC: referrer.nameTC }, language),
          })),
        ],
        referrerID,
        (id) => text('filter.deletedReferrer', { id }),
      ),
    };
  }, [profiles, referrers, profileID, referrerID, language, text]);
}

function withDeleted(
  options: readonly FilterOption[] = [],
  chosen: string | undefined,
  nameOf: (id: string) => string,
): readonly FilterOption[] {
  const isKnown = options.length === 0 || chosen === undefined || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: nameOf(chosen) }];
}
