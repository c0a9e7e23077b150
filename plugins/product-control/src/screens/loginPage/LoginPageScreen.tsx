import { type ListQueues, ListScreen, type SelectFilter, useScreenParams } from '@brokerdesk/plugin-sdk';
import {
  listWebpageContents,
  type WebpageContent,
  webpageContentKinds,
  webpageContentStates,
} from '@brokerdesk/plugin-sdk/api';
import { useCallback, useMemo } from 'react';
import { ContentPanel } from './ContentPanel.tsx';
import { useKindText, useStateText } from './ContentState.tsx';
import { PageOverview } from './PageOverview.tsx';
import { useContentActions } from './useContentActions.tsx';
import { useContentColumns } from './useContentColumns.tsx';
import { useContentDialogs } from './useContentDialogs.tsx';
import { useText } from '../useText.ts';

/**
 * The sign-in page: what everyone sees now, and the contents that were or will be on it. A link with `contentID` opens the
 * panel of that content.
 */
export default function LoginPageScreen() {
  const text = useText();
  const { contentID } = useScreenParams();
  const columns = useContentColumns();
  const filters = useStateFilter();
  const queues = useKindQueues();
  const { list, dialog } = useContentDialogs();
  const actionsOf = useContentActions(list);
  return (
    <>
      <ListScreen
        id="login-page"
        title={text('menu.loginPage')}
        itemsLabel={text('contentList.what')}
        endpoint={listWebpageContents}
        paging="none"
        columns={columns}
        filters={filters}
        queues={queues}
        rowId={idOf}
        searchLabel={text('contentList.search')}
        exportName={text('contentList.export')}
        note={<PageOverview />}
        action={list.action}
        panel={{
          title: ({ name }) => name,
          render: (content) => <ContentPanel content={content} actions={actionsOf(content)} />,
          initialRow: contentID,
        }}
        rowActions={actionsOf}
        empty={{ title: text('contentList.none'), text: text('contentList.noneHint') }}
      />
      {dialog}
    </>
  );
}

function useKindQueues(): (contents: readonly WebpageContent[] | undefined) => ListQueues {
  const kindText = useKindText();
  return useCallback(
    (contents) => ({
      param: 'kind',
      total: contents?.length,
      items: webpageContentKinds.map((value) => ({
        value,
        label: kindText(value),
        count: contents?.filter(({ kind }) => kind === value).length,
      })),
    }),
    [kindText],
  );
}

function useStateFilter(): readonly SelectFilter[] {
  const text = useText();
  const stateText = useStateText();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'state',
        label: text('content.state'),
        options: webpageContentStates.map((value) => ({ value, label: stateText(value) })),
      },
    ],
    [text, stateText],
  );
}

function idOf({ contentID }: WebpageContent): string {
  return contentID;
}
