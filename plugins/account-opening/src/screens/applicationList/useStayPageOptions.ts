import { type FilterOption, textIn, useCall, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { countStayPages } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import { useText } from '../../useText.ts';

const passiveOptions = { passive: true, staleTimeMs: 300_000 } as const;

/** Returns the pages at which applicants have stopped, as filter options: those of the template that is chosen, or all. */
export function useStayPageOptions(): readonly FilterOption[] {
  const text = useText();
  const { language } = useHost();
  const { profileID } = useScreenParams();
  // Pending applications are deleted long before; a start that changes once a year keeps the call the same.
  const [from] = useState(() => `${new Date().getUTCFullYear() - 9}-01-01`);
  const query = { scope: 'month', from } as const;
  const profiles = useCall(countStayPages, { query }, passiveOptions).data?.profiles;
  return useMemo(() => {
    const shown = (profiles ?? []).filter((profile) => profileID === undefined || profile.profileID === profileID);
    // Templates name the same page with the same identifier.
    const pages = new Map(
      shown.flatMap((profile) =>
        profile.pages.flatMap(({ pageID, title }) => (pageID === '' ? [] : [[pageID, title] as const])),
      ),
    );
    const options = [...pages].map(([value, title]) => ({ value, label: title ? textIn(title, language) : value }));
    return options.length === 0 ? [] : [...options, { value: 'none', label: text('filter.unknownPage') }];
  }, [profiles, profileID, language, text]);
}
