import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { PageHeader, ScreenLink, Stack, usePermission } from '@brokerdesk/plugin-sdk';
import { DocumentViewer, SplitPanes, useDocumentViewer } from '@brokerdesk/plugin-sdk/documents';
import { type ReactNode, useEffect } from 'react';
import { latinName, scriptOfName } from '../../model/applicantName.ts';
import { ApplicationStatusTag } from '../../status/ApplicationStatusTag.tsx';
import { useText } from '../useText.ts';
import { FormsFailure } from '../../application/FormsFailure.tsx';
import { useApplicationDocuments } from '../../application/useApplicationDocuments.ts';
import { ProcessBar } from './ProcessBar.tsx';
import { ProcessDetails } from './ProcessDetails.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';

/** The progress of an application on the left, its documents on the right, and the next actions below. */
export function ProcessContent({
  application,
  back,
}: {
  readonly application: ApplicationDetail;
  readonly back: ReactNode;
}) {
  const text = useText();
  const { applyID, status } = application;
  const hasDetail = usePermission('RAO_CLIENT_MANAMEMENT');
  const { documents, formsError, retryForms } = useApplicationDocuments(application);
  const viewer = useDocumentViewer(documents);
  const { show } = viewer;
  // A form that has just been made or signed is shown, because the user reviews it next.
  const form = documents.find(({ contentType }) => contentType === 'application/pdf');
  const formID = form?.id;
  useEffect(() => {
    if (formID !== undefined) show(formID);
  }, [formID, show]);
  const title = (
    <>
      <span lang={scriptOfName(application)}>{application.chiName}</span>{' '}
      <span lang="en">{latinName(application)}</span>
    </>
  );
  return (
    <Stack as="article" className="bdk-window-page account-opening-steps">
      <PageHeader title={title} count={applyID} backLink={back}>
        {hasDetail && (
          <ScreenLink to={{ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: applyID } }}>
            {text('step.open')}
          </ScreenLink>
        )}
      </PageHeader>
      <p role="status">
        <ApplicationStatusTag status={status} />
      </p>
      <SplitPanes
        label={text('step.split')}
        storageKey="process"
        initial={36}
        start={
          <Stack gap={24}>
            <ProcessSteps application={application} />
            <ProcessDetails application={application} />
          </Stack>
        }
        end={
          <div className="account-opening-documents">
            {formsError !== null && <FormsFailure error={formsError} onRetry={retryForms} />}
            <DocumentViewer viewer={viewer} label={text('documents.title')} />
          </div>
        }
      />
      <ProcessBar application={application} />
    </Stack>
  );
}
