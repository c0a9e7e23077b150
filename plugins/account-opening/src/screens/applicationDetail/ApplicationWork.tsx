import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { DocumentBench, SplitPanes, useDocumentBench } from '@brokerdesk/plugin-sdk/documents';
import { useText } from './useText.ts';
import { ApplicationTabs } from './ApplicationTabs.tsx';
import { FormsFailure } from './FormsFailure.tsx';
import { useApplicationDocuments } from './useApplicationDocuments.ts';

/** What is decided on, on the left, and the evidence for it, on the right; an answer can bring up its file. */
export function ApplicationWork({
  application,
  canAmend,
}: {
  readonly application: ApplicationDetail;
  /** The answers are under correction, and this user may correct them. */
  readonly canAmend: boolean;
}) {
  const text = useText();
  const { documents, formsError, retryForms } = useApplicationDocuments(application);
  const bench = useDocumentBench(documents);
  return (
    <SplitPanes
      label={text('detail.split')}
      remember="application"
      initial={56}
      start={<ApplicationTabs {...{ application, canAmend, documents }} onShowFile={bench.show} />}
      end={
        <div className="account-opening-documents">
          {formsError !== null && <FormsFailure error={formsError} onRetry={retryForms} />}
          <DocumentBench bench={bench} label={text('documents.title')} />
        </div>
      }
    />
  );
}
