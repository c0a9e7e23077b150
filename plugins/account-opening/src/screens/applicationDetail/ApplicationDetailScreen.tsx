import {
  BackToList,
  EmptyState,
  ErrorState,
  getApplication,
  PageHeader,
  RefusalError,
  useCall,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { useText } from './useText.ts';
import { Application } from './Application.tsx';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import './ApplicationDetailScreen.css';
import './ActionBar.css';

/** One application: what the applicant answered on the left, the evidence on the right. */
export default function ApplicationDetailScreen() {
  const text = useText();
  const { id = '' } = useScreenParams();
  const { data: application, error, refetch } = useCall(getApplication, { params: { id } }, { enabled: id !== '' });
  const back = (
    <BackToList code="RAO_CLIENT_MANAMEMENT" list="applications">
      {text('detail.back')}
    </BackToList>
  );

  if (application !== undefined) {
    return <Application key={application.applyID} application={application} back={back} />;
  }
  const isMissing = id === '' || (error instanceof RefusalError && error.code === 'E0003');
  return (
    <div className="account-opening-detail">
      <PageHeader title={text('menu.application')} above={back} />
      {isMissing && <EmptyState title={text('detail.notFound')}>{text('detail.notFoundHint')}</EmptyState>}
      {!isMissing && error !== null && (
        <ErrorState title={text('detail.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!isMissing && error === null && <ApplicationSkeleton />}
    </div>
  );
}
