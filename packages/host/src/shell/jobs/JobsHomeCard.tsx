import { Card, LinkButton, Table } from '@brokerdesk/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { useHostText } from '../../texts/host/hostTexts.ts';
import { usePortal } from '../PortalContext.ts';
import { jobsButtonId } from './JobsButton.tsx';

/** The card of the home page with the user's jobs; each count opens the tray. */
export function JobsHomeCard() {
  const text = useHostText();
  const { jobs } = usePortal();
  const list = useSyncExternalStore(jobs.subscribe, jobs.list);
  const hasFailures = ({ items }: (typeof list)[number]) =>
    items.some(({ state }) => state === 'failed' || state === 'unknown');
  const counts = {
    running: list.filter(({ endedAt }) => endedAt === undefined).length,
    failures: list.filter((job) => job.endedAt !== undefined && hasFailures(job)).length,
    done: list.filter((job) => job.endedAt !== undefined && !hasFailures(job)).length,
  };
  return (
    <Card gap={4} className="bd-home-card">
      <h3>{text('jobs.title')}</h3>
      {list.length === 0 && <p className="bd-muted">{text('jobs.none')}</p>}
      {list.length > 0 && (
        <Table>
          <tbody>
            {(['running', 'failures', 'done'] as const).map((state) => (
              <tr key={state}>
                <th scope="row">{text(`jobs.${state}`)}</th>
                <td data-align="end">
                  {counts[state] === 0 ? (
                    <span className="bd-muted">0</span>
                  ) : (
                    <LinkButton aria-label={`${text(`jobs.${state}`)}: ${counts[state]}`} onClick={openTray}>
                      {counts[state]}
                    </LinkButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function openTray() {
  document.querySelector<HTMLElement>(`#${jobsButtonId}`)?.click();
}
