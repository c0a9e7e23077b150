import { type ApplicationDetail, getApplication, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { Row, Stack, Text, useCall, useNavigation } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import type { BarAction } from '../../model/decisions.ts';
import { QueueNavigation, useOpensNext } from '../../queue/QueueNavigation.tsx';
import { useQueue } from '../../queue/useQueue.ts';
import { useRefreshAfterJobs } from '../../jobs/useRefreshAfterJobs.ts';
import { ApplicationHeader } from './ApplicationHeader.tsx';
import { ApplicationContent } from './ApplicationContent.tsx';
import { Decisions } from './Decisions.tsx';
import { useNextActions } from './useNextActions.ts';
import { useSeenParts } from './useSeenParts.ts';

interface ApplicationViewProps {
  readonly application: ApplicationDetail;
  /** The link back to the list. */
  readonly back: ReactNode;
}

const refreshMs = 5_000;

/** A loaded application: its header, answers beside evidence, and the possible actions. */
export function ApplicationView({ application, back }: ApplicationViewProps) {
  const { open } = useNavigation();
  const queue = useQueue(application.applyID);
  const [opensNext] = useOpensNext();
  const seen = useSeenParts(application);
  const next = useNextActions(application.status);
  const canAmend =
    toApplicationStatus(application.status) === 'RTC' && (next.actions?.includes('finishCorrection') ?? false);

  // What was not opened matters to the decision alone; later it would look like a task.
  const canVerify = next.actions?.includes('verify') ?? false;

  useRefreshAfterJobs();
  // Running work ends without an action in this tab, whichever user started it.
  useCall(getApplication, { params: { id: application.applyID } }, { enabled: application.work !== null, refreshMs });

  /** After any decision, the user is done with the application, except for a correction, which has only started. */
  async function proceedAfter(action: BarAction) {
    const following = queue.position?.next;
    if (opensNext && action !== 'correct' && following !== undefined) await queue.goTo(following);
    else if (action === 'delete') await open({ code: 'RAO_CLIENT_MANAMEMENT' }, { replace: true });
  }
  return (
    <Stack as="article" className="bdk-window-page account-opening-case">
      <ApplicationContent
        application={application}
        canAmend={canAmend}
        seen={seen}
        header={
          <>
            <Row wrap justify="between">
              {back}
              <QueueNavigation queue={queue} />
            </Row>
            <ApplicationHeader application={application} />
          </>
        }
      />
      <Decisions
        application={application}
        next={next}
        warning={seen.hasUnseenDocuments ? seen.unseenText : undefined}
        onDecided={(action) => void proceedAfter(action)}
      >
        {canVerify && seen.unseenText && (
          <Text as="p" tone="neutral" size="table">
            {seen.unseenText}
          </Text>
        )}
      </Decisions>
    </Stack>
  );
}
