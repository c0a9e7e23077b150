import { Stack } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { DocumentViewer, SplitPanes, useDocumentViewer } from '@brokerdesk/plugin-sdk/documents';
import type { ReactNode } from 'react';
import { useText } from '../../application/useText.ts';
import { ApplicationTabs } from './ApplicationTabs.tsx';
import { FormsFailure } from '../../application/FormsFailure.tsx';
import type { SeenParts } from './useSeenParts.ts';
import { useUnseenDocuments } from './useUnseenDocuments.ts';
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
