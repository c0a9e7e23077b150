import { BackToList } from '@brokerdesk/plugin-sdk';
import { Application } from './Application.tsx';
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx';
import { OneApplication } from './OneApplication.tsx';
import { useText } from './useText.ts';
import './ActionBar.css';

/** One application: what the applicant answered on the left, the evidence on the right. */
export default function ApplicationDetailScreen() {
  const text = useText();
  const back = (
    <BackToList code="RAO_CLIENT_MANAMEMENT" list="applications">
      {text('detail.back')}
    </BackToList>
  );
  return (
    <OneApplication back={back} waiting={<ApplicationSkeleton />}>
      {(application) => <Application key={application.applyID} application={application} back={back} />}
    </OneApplication>
  );
}
