// The screens of certification, opening form and signature are one: an application goes from step to step while a person
// stays where he is, with the steps on the left, the evidence on the right, and what comes next below.
import {
  BackToList,
  EmptyState,
  ErrorState,
  getApplication,
  PageHeader,
  RefusalError,
  useCall,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { useText } from '../applicationDetail/useText.ts';
import { useRefreshAfterJobs } from '../applicationList/useRefreshAfterJobs.ts';
import { NeedsApplications } from './NeedsApplications.tsx';
import { ProcessWork } from './ProcessWork.tsx';
import '../applicationDetail/ApplicationDetailScreen.css';
import './ProcessScreen.css';

const refreshMs = 5_000;

/** One application between verification and archive. */
export function ProcessScreen() {
  return (
    <NeedsApplications>
      <Process />
    </NeedsApplications>
  );
}

function Process() {
  const text = useText();
  const { id = '' } = useScreenParams();
  const input = { params: { id } };
  const { data: application, error, refetch } = useCall(getApplication, input, { enabled: id !== '', refreshMs });
  useRefreshAfterJobs();
  const back = (
    <BackToList code="RAO_CHECK_DOCUMENT" list="documentCheck">
      {text('step.back')}
    </BackToList>
  );
  if (application !== undefined) {
    return <ProcessWork key={application.applyID} application={application} back={back} />;
  }
  const isMissing = id === '' || (error instanceof RefusalError && error.code === 'E0003');
  return (
    <div className="account-opening-detail">
      <PageHeader title={text('menu.application')} above={back} />
      {isMissing && <EmptyState title={text('detail.notFound')}>{text('detail.notFoundHint')}</EmptyState>}
      {!isMissing && error !== null && (
        <ErrorState title={text('detail.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!isMissing && error === null && <WaitingText active what={text('detail.what')} />}
    </div>
  );
}
