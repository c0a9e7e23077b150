import {
  Button,
  Can,
  ListScreen,
  type ScreenTarget,
  textIn,
  useHost,
  useScreenParams,
  type FilterParamOf,
  type ListFilter,
} from '@brokerdesk/plugin-sdk';
import { listProfiles, type ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { useState, useMemo } from 'react';
import { CreateTemplateDialog } from './lazyParts.tsx';
import { TemplatePanel } from './TemplatePanel.tsx';
import { useTemplateActions } from './useTemplateActions.tsx';
import { useTemplateColumns } from './useTemplateColumns.tsx';
import { useText } from '../useText.ts';

/** The templates of the broker. A link with an identifier as `q` shows one of them, with its panel open. */
export default function TemplateListScreen() {
  const text = useText();
  const { language } = useHost();
  const { q } = useScreenParams();
  const columns = useTemplateColumns();
  const filters = useTemplateFilters();
  const [creation, setCreation] = useState<{ readonly copyOf: ProfileSummary | undefined }>();
  const [startCopy] = useState(() => (copyOf: ProfileSummary) => setCreation({ copyOf }));
  const actions = useTemplateActions(startCopy);
  return (
    <>
      <ListScreen
        id="templates"
        title={text('menu.templates')}
        itemsLabel={text('templateList.what')}
        endpoint={listProfiles}
        columns={columns}
        filters={filters}
        rowId={profileIDOf}
        rowTarget={targetOf}
        rowActions={actions}
        panel={{
          title: ({ name }) => textIn(name, language),
          render: (template) => <TemplatePanel template={template} />,
          initialRow: q,
        }}
        defaultSort="name"
        searchLabel={text('templateList.search')}
        exportName={text('templateList.exportName')}
        action={
          <Can requires="RAO_CREATE_PROFILE">
            <Button intent="primary" onClick={() => setCreation({ copyOf: undefined })}>
              {text('templateList.create')}
            </Button>
          </Can>
        }
        empty={{ title: text('templateList.none'), text: text('templateList.noneHint') }}
      />
      {creation && <CreateTemplateDialog copyOf={creation.copyOf} onClose={() => setCreation(undefined)} />}
    </>
  );
}

function profileIDOf({ profileID }: ProfileSummary): string {
  return profileID;
}

function targetOf({ profileID }: ProfileSummary): ScreenTarget {
  return { code: 'RAO_VIEW_PROFILE', params: { id: profileID } };
}

/** Returns the filters of the list of templates. */
function useTemplateFilters(): readonly ListFilter<FilterParamOf<typeof listProfiles>>[] {
  const text = useText();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'blockedCNIP',
        label: text('template.blockedCNIP'),
        options: [
          { value: 'true', label: text('templateList.yes') },
          { value: 'false', label: text('templateList.no') },
        ],
      },
    ],
    [text],
  );
}
