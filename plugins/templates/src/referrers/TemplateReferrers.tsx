import {
  Button,
  Can,
  type ListColumn,
  ListScreen,
  type SortFieldOf,
  textIn,
  useHost,
  useNavigation,
} from '@brokerdesk/plugin-sdk';
import { listReferrers, type ReferrerDetail } from '@brokerdesk/plugin-sdk/api';
import { defineRecords } from '@brokerdesk/plugin-sdk/forms';
import { useMemo, useState } from 'react';
import { LinkCell } from '../links/LinkCell.tsx';
import { useLinkActions } from '../links/useLinkActions.tsx';
import { AddLinkDialog } from './AddLinkDialog.tsx';
import { nameOfReferrer } from './nameOfReferrer.ts';
import { RemoveLinkDialog } from './RemoveLinkDialog.tsx';
import { useText } from '../screens/useText.ts';

/** The referrers of one template with their links to it: copy, QR code, add and remove. For a tab of the template. */
export function TemplateReferrers({ profileID }: { readonly profileID: string }) {
  const text = useText();
  const { language, notify } = useHost();
  const { open } = useNavigation();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useLinkColumns(profileID);
  const linkActions = useLinkActions();
  const source = useReferrersToAdd(profileID);
  return (
    <>
      <ListScreen
        id="template-referrers"
        title={text('templateReferrers.title')}
        itemsLabel={text('templateReferrers.what')}
        endpoint={listReferrers}
        fixedFilters={{ profileID }}
        columns={columns}
        rowId={({ referrerID }) => referrerID}
        defaultSort="name"
        searchLabel={text('templateReferrers.search')}
        exportName="template-referrers"
        empty={{ title: text('templateReferrers.none'), text: text('templateReferrers.noneHint') }}
        action={
          <Can requires="RAO_REFERRER">
            <Button intent="primary" onClick={() => setIsAdding(true)}>
              {text('templateReferrers.add')}
            </Button>
          </Can>
        }
        rowActions={(row) => {
          const { referrerID } = row;
          const referrer = nameOfReferrer(row, language);
          const profile = profileIn(row, profileID);
          const template = profile ? textIn(profile.name, language) : '';
          return [
            ...linkActions(profile?.link ?? row.link, [referrer, template]),
            {
              id: 'applications',
              label: text('templateReferrers.applications'),
              requires: 'RAO_CLIENT_MANAMEMENT',
              run: () => void open({ code: 'RAO_CLIENT_MANAMEMENT', params: { profileID, referrerID } }),
            },
            {
              id: 'remove',
              label: text('referrerLinks.remove'),
              requires: 'RAO_REFERRER',
              tone: 'danger',
              dialog: (close) => (
                <RemoveLinkDialog link={{ profileID, referrerID, referrer, template }} onClose={close} />
              ),
            },
          ];
        }}
      />
      {isAdding && (
        <AddLinkDialog
          of={{ profileID }}
          source={source}
          title={text('templateReferrers.addTitle')}
          hint={text('templateReferrers.addHint')}
          label={text('templateReferrers.referrer')}
          submitLabel={text('templateReferrers.add')}
          onAdded={(referrer) => notify({ tone: 'success', text: text('templateReferrers.added', { referrer }) })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

function useLinkColumns(profileID: string): readonly ListColumn<ReferrerDetail, SortFieldOf<typeof listReferrers>>[] {
  const text = useText();
  const { language } = useHost();
  return useMemo(
    () => [
      {
        id: 'name',
        header: text('referrer.name'),
        width: 260,
        sortField: 'name',
        text: (row) => nameOfReferrer(row, language),
      },
      { id: 'phone', header: text('referrer.phone'), width: 152, text: ({ phone }) => phone },
      {
        id: 'link',
        header: text('referrer.templateLink'),
        width: 420,
        text: (row) => profileIn(row, profileID)?.link ?? '',
        cell: (row) => <LinkCell link={profileIn(row, profileID)?.link ?? ''} />,
      },
    ],
    [text, language, profileID],
  );
}

/** Returns all referrers; those that have the link are locked. */
function useReferrersToAdd(profileID: string) {
  const text = useText();
  return useMemo(
    () =>
      defineRecords({
        list: listReferrers,
        sort: 'name',
        id: ({ referrerID }) => referrerID,
        label: nameOfReferrer,
        description: ({ phone }) => phone,
        lock: (row) => (profileIn(row, profileID) ? text('templateReferrers.linked') : undefined),
      }),
    [text, profileID],
  );
}

function profileIn({ profiles }: ReferrerDetail, profileID: string) {
  return profiles.find((profile) => profile.profileID === profileID);
}
