import { type ApplicationDetail, getApplication, useCall, useNavigation, useRefresh } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import type { BarAction } from '../../model/decisions.ts';
import { QueueNavigation, useOpensNext } from '../../queue/QueueNavigation.tsx';
import { useQueue } from '../../queue/useQueue.ts';
import { useRefreshAfterJobs } from '../applicationList/useRefreshAfterJobs.ts';
import { ApplicationHeader } from './ApplicationHeader.tsx';
import { ApplicationContent } from './ApplicationContent.tsx';
import { Decisions } from './Decisions.tsx';
import { useNextActions } from './useNextActions.ts';

interface ApplicationViewProps {
  readonly application: ApplicationDetail;
  /** The way back to the list. */
  readonly back: ReactNode;
}

const refreshMs = 5_000;

/** An application that is there: who it is, answers beside evidence, and what may be done with it. */
export function ApplicationView({ application, back }: ApplicationViewProps) {
  const { open } = useNavigation();
  const refresh = useRefresh();
  const queue = useQueue(application.applyID);
  const [opensNext] = useOpensNext();
  const next = useNextActions(application.status);
  const canAmend = application.status === 'RTC' && (next.actions?.includes('finishCorrection') ?? false);

  useRefreshAfterJobs();
  // What is under way ends without anybody in this tab; whoever began it.
  useCall(getApplication, { params: { id: application.applyID } }, { enabled: application.work !== null, refreshMs });

  /** A correction has only begun; whatever else was decided, the person is done with the application. */
  async function proceedAfter(action: BarAction) {
    const following = queue.position?.next;
    if (opensNext && action !== 'correct' && following !== undefined) await queue.goTo(following);
    else if (action === 'delete') await open({ code: 'RAO_CLIENT_MANAMEMENT' }, { replace: true });
    // What is gone cannot be asked for, so the rest is asked anew only when it is not shown any more.
    if (action === 'delete') refresh();
  }
  return (
    <article className="account-opening-detail">
      <div className="account-opening-ways">
        {back}
        <QueueNavigation queue={queue} />
      </div>
      <ApplicationHeader application={application} />
      <ApplicationContent application={application} canAmend={canAmend} />
      <Decisions application={application} next={next} onDecided={(action) => void proceedAfter(action)} />
    </article>
  );
}
