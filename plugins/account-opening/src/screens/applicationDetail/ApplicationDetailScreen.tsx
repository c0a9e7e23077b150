import { BackToList } from '@brokerdesk/plugin-sdk';
import { ApplicationView } from './ApplicationView.tsx';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { ApplicationLoader } from '../../application/ApplicationLoader.tsx';
import { useText } from '../../application/useText.ts';

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
