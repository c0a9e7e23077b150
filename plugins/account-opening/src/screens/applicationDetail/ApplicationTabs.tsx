import { type ApplicationDetail, applicationTabs, type TabItem, Tabs, useHost } from '@brokerdesk/plugin-sdk';
import { useText } from './useText.ts';
import { AnswerPages } from './AnswerPages.tsx';
import { History } from './History.tsx';

/** The answers, the history, and what other plugins know about the application. */
export function ApplicationTabs({
  application,
  canAmend,
  onShowFile,
}: {
  readonly application: ApplicationDetail;
  readonly canAmend: boolean;
  readonly onShowFile: (fileID: string) => void;
}) {
  const text = useText();
  const { listSlot } = useHost();
  const items: readonly TabItem[] = [
    {
      key: 'answers',
      title: text('detail.answers'),
      render: () => <AnswerPages application={application} canAmend={canAmend} onShowFile={onShowFile} />,
    },
    { key: 'history', title: text('detail.history'), render: () => <History applyID={application.applyID} /> },
    ...listSlot(applicationTabs.id).map(({ key, title, render }) => ({
      key,
      title,
      render: () => render({ application }),
    })),
  ];
  return <Tabs items={items} label={text('detail.content')} />;
}
