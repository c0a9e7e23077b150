import { Stack } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import {
  DocumentViewer,
  SplitPanes,
  useDocumentViewer,
  type DocumentViewerHandle,
  shownDocuments,
} from '@brokerdesk/plugin-sdk/documents';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../useText.ts';
import { ApplicationTabs } from './ApplicationTabs.tsx';
import { FormsFailure } from '../../application/FormsFailure.tsx';
import type { SeenParts } from './useSeenParts.ts';
import { useApplicationDocuments } from '../../application/useApplicationDocuments.ts';

/** The answers to decide on, on the left, and the evidence, on the right; an answer can bring up its file. */
export function ApplicationContent({
  application,
  canAmend,
  header,
  seen,
}: {
  readonly application: ApplicationDetail;
  /** The answers are under correction, and this user may correct them. */
  readonly canAmend: boolean;
  readonly header: ReactNode;
  readonly seen: SeenParts;
}) {
  const text = useText();
  const { documents, formsError, retryForms } = useApplicationDocuments(application);
  const viewer = useDocumentViewer(documents);
  useUnseenDocuments(viewer, seen.setUnseenDocuments);
  return (
    <SplitPanes
      label={text('detail.split')}
      storageKey="application"
      initial={56}
      start={
        <Stack gap={12}>
          {header}
          <ApplicationTabs
            {...{ application, canAmend, documents }}
            onShowFile={viewer.show}
            seenPages={seen.pages}
            onShowPage={seen.addPage}
          />
        </Stack>
      }
      end={
        <div className="account-opening-documents">
          {formsError !== null && <FormsFailure error={formsError} onRetry={retryForms} />}
          <DocumentViewer viewer={viewer} label={text('documents.title')} />
        </div>
      }
    />
  );
}

/** Reports the names of the documents that the viewer has not shown yet, whenever they change. */
function useUnseenDocuments(viewer: DocumentViewerHandle, onSeen: (unseen: readonly string[]) => void): void {
  const seen = useRef(new Set<string>());
  const reported = useRef<string>(undefined);
  useEffect(() => {
    for (const { id } of shownDocuments(viewer)) seen.current.add(id);
    const unseen = viewer.documents.filter(({ id }) => !seen.current.has(id)).map(({ name }) => name);
    const key = unseen.join('\n');
    if (key === reported.current) return;
    reported.current = key;
    onSeen(unseen);
  }, [viewer, onSeen]);
}
