import {
  HistoryDialog,
  ListScreen,
  useHost,
  useNavigation,
  useScreenParams,
  type FilterParamOf,
  type ListFilter,
  textIn,
  useCall,
} from '@brokerdesk/plugin-sdk';
import { listReferrers, type ReferrerDetail, listProfiles } from '@brokerdesk/plugin-sdk/api';
import { useLinkActions } from '../../links/useLinkActions.tsx';
import { nameOfReferrer } from '../../referrers/nameOfReferrer.ts';
import { ReferrerPanel } from './ReferrerPanel.tsx';
import { useReferrerColumns } from './useReferrerColumns.tsx';
import { useReferrerDialogs } from './useReferrerDialogs.tsx';
import { useText } from '../useText.ts';
import { useMemo } from 'react';

/**
 * Users and companies who bring applicants, with their links. A row opens its panel; a link with an identifier as `q`
 * shows one of them, with the panel open.
 */
export default function ReferrersScreen() {
  const text = useText();
  const { language } = useHost();
  const { open } = useNavigation();
  const { q } = useScreenParams();
  const columns = useReferrerColumns();
  const filters = useReferrerFilters();
  const linkActions = useLinkActions();
  const { list, dialog } = useReferrerDialogs();
  return (
    <>
      <ListScreen
        id="referrers"
        title={text('menu.referrers')}
        itemsLabel={text('referrerList.what')}
        endpoint={listReferrers}
        columns={columns}
        filters={filters}
        rowId={referrerIDOf}
        defaultSort="-applications"
        searchLabel={text('referrerList.search')}
        exportName={text('referrerList.exportName')}
        action={list.action}
        panel={{
          title: (referrer) => nameOfReferrer(referrer, language),
          render: (referrer) => <ReferrerPanel referrer={referrer} />,
          initialRow: q,
        }}
        rowActions={(referrer) => {
          const { referrerID, link } = referrer;
          const recordName = nameOfReferrer(referrer, language);
          const [deletion, ...others] = list.rowActions(referrer).toReversed();
          return [
            ...others.toReversed(),
            ...linkActions(link, [recordName]),
            {
              id: 'applications',
              label: text('referrerList.showApplications'),
              requires: 'RAO_CLIENT_MANAMEMENT',
              run: () => void open({ code: 'RAO_CLIENT_MANAMEMENT', params: { referrerID } }),
            },
            {
              id: 'history',
              label: text('referrer.history'),
              dialog: (close) => <HistoryDialog targetID={referrerID} recordName={recordName} onClose={close} />,
            },
            ...(deletion ? [deletion] : []),
          ];
        }}
        empty={{ title: text('referrerList.none'), text: text('referrerList.noneHint') }}
      />
      {dialog}
    </>
  );
}

function referrerIDOf({ referrerID }: ReferrerDetail): string {
  return referrerID;
}

/** Returns the filters of the list of referrers: the template to which they have a link. */
function useReferrerFilters(): readonly ListFilter<FilterParamOf<typeof listReferrers>>[] {
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
