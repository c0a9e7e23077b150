// Certification, opening form and signature share one screen, so that the user can take an application through all
// steps: the steps on the left, the evidence on the right, the next action below.
import { BackToList, WaitingText } from '@brokerdesk/plugin-sdk';
import { ApplicationLoader } from '../../application/ApplicationLoader.tsx';
import { useText } from '../useText.ts';
import { useRefreshAfterJobs } from '../../jobs/useRefreshAfterJobs.ts';
import { ProcessContent } from './ProcessContent.tsx';

const refreshMs = 5_000;

/** One application between verification and archive. */
export default function ProcessScreen() {
  const text = useText();
  useRefreshAfterJobs();
  const back = (
    <BackToList code="RAO_CHECK_DOCUMENT" list="documentCheck">
      {text('step.back')}
    </BackToList>
  );
  return (
    <ApplicationLoader
      back={back}
      fallback={<WaitingText active itemsLabel={text('detail.what')} />}
      refreshMs={refreshMs}
    >
      {(application) => <ProcessContent key={application.applyID} application={application} back={back} />}
    </ApplicationLoader>
  );
}
