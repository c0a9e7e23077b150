import { Tag } from '@brokerdesk/plugin-sdk';
import stopwatchPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/stopwatch';
import { Icon, PopoverButton } from '@brokerdesk/plugin-sdk/host';
import { useSyncExternalStore } from 'react';
import { useHostText } from '../../texts/host/hostTexts.ts';
import { useLoad } from '../../components/useLoad.ts';
import { usePortal } from '../PortalContext.ts';
import { loadJobsTray } from './loadJobsTray.ts';

/** The id of the button that opens the tray. */
export const jobsButtonId = 'bd-jobs';

/** Opens the tray, and shows how many jobs are running or have ended unseen. */
export function JobsButton() {
  const text = useHostText();
  const { jobs } = usePortal();
  const list = useSyncExternalStore(jobs.subscribe, jobs.list);
  const running = list.filter(({ endedAt }) => endedAt === undefined).length;
  const unseen = list.filter(({ endedAt, isSeen }) => endedAt !== undefined && !isSeen).length;
  const label = running + unseen > 0 ? text('jobs.state', { running, unseen }) : text('jobs.title');
  return (
    <>
      <PopoverButton
        id={jobsButtonId}
        label={label}
        variant="minimal"
        popoverClassName="bd-panel"
        icon={<Icon paths={stopwatchPaths} />}
        button={
          running + unseen > 0 && (
            <Tag className="bd-badge" tone={running > 0 ? 'progress' : 'form'} data-running={running > 0 || undefined}>
              {running || unseen}
            </Tag>
          )
        }
      >
        {() => <LoadedPanel />}
      </PopoverButton>
      <span className="bdk-hidden" role="status">
        {running + unseen > 0 && label}
      </span>
    </>
  );
}

function LoadedPanel() {
  const text = useHostText();
  const { jobs, texts } = usePortal();
  const tray = useLoad(() => loadJobsTray(texts));
  if (tray.state === 'ready') return <tray.value.JobsPanel jobs={jobs} />;
  return (
    <p className="bd-muted bd-panel-text">{text(tray.state === 'failed' ? 'errors.CHUNK_LOAD' : 'plugin.loading')}</p>
  );
}
