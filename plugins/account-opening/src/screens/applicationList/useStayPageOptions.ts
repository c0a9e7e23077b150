import {
  type FilterOption,
  textIn,
  useCall,
  useCanCall,
  useHost,
  useScreenParams,
  currentTime,
} from '@brokerdesk/plugin-sdk';
import { countStayPages } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import { useText } from '../../useText.ts';

const passiveOptions = { passive: true, staleTimeMs: 300_000 } as const;

/**
 * Returns the pages at which applicants have stopped, as filter options: those of the template that is chosen, or all.
 * Undefined for users who may not know them, such as those who only check documents.
 */
export function useStayPageOptions(): readonly FilterOption[] | undefined {
  const text = useText();
  const { language } = useHost();
  const { profileID } = useScreenParams();
  // Pending applications are deleted long before; a start that changes once a year keeps the call the same.
  const [from] = useState(() => `${new Date(currentTime()).getUTCFullYear() - 9}-01-01`);
  const query = { scope: 'month', from } as const;
  const enabled = useCanCall()(countStayPages);
  const profiles = useCall(countStayPages, { query }, { ...passiveOptions, enabled }).data?.profiles;
  return useMemo(() => {
    if (!enabled) return undefined;
    const shown = (profiles ?? []).filter((profile) => profileID === undefined || profile.profileID === profileID);
    // Templates name the same page with the same identifier.
    const pages = new Map(
      shown.flatMap((profile) =>
        profile.pages.flatMap(({ pageID, title }) => (pageID === '' ? [] : [[pageID, title] as const])),
      ),
    );
    const options = [...pages].map(([value, title]) => ({ value, label: title ? textIn(title, language) : value }));
    return options.length === 0 ? [] : [...options, { value: 'none', label: text('filter.unknownPage') }];
  }, [enabled, profiles, profileID, language, text]);
}
