import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import {
  ErrorState,
  RecordHistory,
  type TabItem,
  Tabs,
  Text,
  Timeline,
  WaitingText,
  usePermission,
  useSlot,
  lazyPart,
} from '@brokerdesk/plugin-sdk';
import type { ViewerDocument } from '@brokerdesk/plugin-sdk/documents';
import { applicationTabs } from '../../slots.ts';
import { useText } from '../useText.ts';
import { AnswerPages } from './AnswerPages.tsx';
import { useApplicationHistory } from '../../application/useApplicationHistory.tsx';

// Loaded on demand: users open these tabs for some applications only.
const SimilarApplicants = lazyPart(async () => (await import('./similar/SimilarApplicants.tsx')).SimilarApplicants);
const AddressProof = lazyPart(async () => (await import('./addressProof/AddressProof.tsx')).AddressProof);
const Files = lazyPart(async () => (await import('./files/Files.tsx')).Files);

/** The answers, the history, and the tabs of other plugins. */
export function ApplicationTabs({
  application,
  canAmend,
  documents,
  onShowFile,
  seenPages,
  onShowPage,
}: {
  readonly application: ApplicationDetail;
  readonly documents: readonly ViewerDocument[];
  readonly canAmend: boolean;
  readonly onShowFile: (fileID: string) => void;
  readonly seenPages: ReadonlySet<string>;
  readonly onShowPage: (pageID: string) => void;
}) {
  const text = useText();
  const pluginTabs = useSlot(applicationTabs);
  const canReadRecords = usePermission('UR_OPERATION_RECORD');
  const hasAddressProof = application.idType === 'MAINLAND_ID' && application.status !== 'PND';
  const items: readonly TabItem[] = [
    {
      key: 'answers',
      title: text('detail.answers'),
      render: () => <AnswerPages {...{ application, canAmend, onShowFile, seenPages, onShowPage }} />,
    },
    ...(hasAddressProof
      ? [
          {
            key: 'addressProof',
            title: text('detail.addressProof'),
            render: () => <AddressProof application={application} onShowFile={onShowFile} />,
          },
        ]
      : []),
    { key: 'history', title: text('detail.history'), render: () => <History applyID={application.applyID} /> },
    ...(canReadRecords
      ? [
          {
            key: 'records',
            title: text('detail.records'),
            render: () => <RecordHistory targetID={application.applyID} />,
          },
        ]
      : []),
    {
      key: 'similar',
      title: text('detail.similar'),
      render: () => <SimilarApplicants application={application} />,
    },
    {
      key: 'files',
      title: text('detail.files'),
      render: () => <Files applyID={application.applyID} documents={documents} onShowFile={onShowFile} />,
    },
    ...pluginTabs.map(({ key, title, render }) => ({
      key,
      title,
      render: () => render({ application }),
    })),
  ];
  return <Tabs items={items} label={text('detail.content')} />;
}

/** The history of an application, the newest entry first; changes show the old and the new value. */
function History({ applyID }: { readonly applyID: string }) {
  const text = useText();
  const { entries, error, retry } = useApplicationHistory(applyID);
  if (error !== null) return <ErrorState title={text('history.failed')} error={error} onRetry={retry} />;
  if (entries === undefined) return <WaitingText active itemsLabel={text('history.what')} />;
  if (entries.length === 0)
    return (
      <Text as="p" tone="neutral" size="table">
        {text('history.none')}
      </Text>
    );
  return <Timeline entries={entries} label={text('detail.history')} />;
}
