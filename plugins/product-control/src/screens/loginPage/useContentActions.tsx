import { HistoryDialog, type RecordDialogSet, type RowAction, useCanCall } from '@brokerdesk/plugin-sdk';
import { publishWebpageContent, type WebpageContent } from '@brokerdesk/plugin-sdk/api';
import { PublishDialog, UnpublishDialog } from './PublishDialog.tsx';
import { useText } from '../useText.ts';

/** Returns the actions for a content, in its row and in its panel. */
export function useContentActions(
  dialogs: RecordDialogSet<WebpageContent>['list'],
): (content: WebpageContent) => readonly RowAction[] {
  const text = useText();
  const canPublish = useCanCall()(publishWebpageContent);
  return (content) => {
    const { contentID, name, state, published } = content;
    const publish: RowAction = {
      id: 'publish',
      label: text(state === 'unpublished' ? 'action.publishAgain' : 'action.publish'),
      dialog: (close) => <PublishDialog content={content} onClose={close} />,
    };
    const unpublish: RowAction = {
      id: 'unpublish',
      label: text('action.unpublish'),
      dialog: (close) => <UnpublishDialog content={content} onClose={close} />,
    };
    const history: RowAction = {
      id: 'history',
      label: text('action.history'),
      dialog: (close) => <HistoryDialog targetID={contentID} recordName={name} onClose={close} />,
    };
    const own = dialogs.rowActions(content);
    return [
      ...(canPublish && state !== 'published' ? [publish] : []),
      ...own.filter(({ tone }) => tone !== 'danger'),
      ...(canPublish && published !== null ? [unpublish] : []),
      history,
      ...own.filter(({ tone }) => tone === 'danger'),
    ];
  };
}
