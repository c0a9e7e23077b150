import { type FilterParamOf, type ListFilter, textIn, useCall, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { listProfiles, type listReferrers } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from './useText.ts';

/** Returns the filters of the list of referrers: the template to which they have a link. */
export function useReferrerFilters(): readonly ListFilter<FilterParamOf<typeof listReferrers>>[] {
  const text = useText();
  const { language } = useHost();
  const { profileID: chosen } = useScreenParams();
  // In the background: the list works without this filter.
  const { data } = useCall(listProfiles, { query: { size: 500, sort: 'name' } }, { passive: true });
  return useMemo(() => {
    const options = (data?.items ?? []).map(({ profileID, name }) => ({
      value: profileID,
      label: textIn(name, language),
    }));
    /** A link may name a template whose name is not loaded: it filters all the same. */
    const isKnown = chosen === undefined || options.some(({ value }) => value === chosen);
    const shown = isKnown ? options : [...options, { value: chosen, label: chosen }];
    if (shown.length === 0) return [];
    return [{ kind: 'select', param: 'profileID', label: text('referrerList.templateFilter'), options: shown }];
  }, [text, language, data, chosen]);
}
