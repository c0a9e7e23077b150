import { BackToList, WaitingText } from '@brokerdesk/plugin-sdk';
import { ApplicationView } from './ApplicationView.tsx';
import { ApplicationLoader } from '../../application/ApplicationLoader.tsx';
import { useText } from '../useText.ts';

/** One application: the applicant's answers on the left, the evidence on the right. */
export default function ApplicationDetailScreen() {
  const text = useText();
  const back = (
    <BackToList code="RAO_CLIENT_MANAMEMENT" list="applications">
      {text('detail.back')}
    </BackToList>
  );
  return (
    <ApplicationLoader back={back} fallback={<ApplicationSkeleton />}>
      {(application) => <ApplicationView key={application.applyID} application={application} back={back} />}
    </ApplicationLoader>
  );
}

/** Shown while an application is loading, unless that is too short to notice. */
function ApplicationSkeleton() {
  const text = useText();
  return (
    <div role="group" aria-busy="true" aria-label={text('detail.loading')}>
      <WaitingText active lines={10} itemsLabel={text('detail.what')} />
    </div>
  );
}
