import { applicationActions, type ApplicationSummary, reasonMaxLength } from '@brokerdesk/plugin-sdk/api';
import { ConfirmDialog, Text, useHost, useJobs } from '@brokerdesk/plugin-sdk';
import { ReasonDialog } from '@brokerdesk/plugin-sdk/forms';
import type { ApplicationChange } from '../../../jobs/changeApplication.ts';
import { itemColumns, toJobItem } from '../../../jobs/toJobItem.ts';
import { applicantName, scriptOfName } from '../../../model/applicantName.ts';
import { useReasons } from '../../../reasons/useReasons.ts';
import { reasonFor, mostCommonLanguage } from './reasonFor.ts';
import type { BulkRequest } from './useBulkActions.ts';
import { useText } from '../../useText.ts';

/** Confirms a change of many applications, and hands the work over to the tray. */
export function BulkDialog({ request, onClose }: { readonly request: BulkRequest; readonly onClose: () => void }) {
  const { action, applications, clear } = request;
  const text = useText();
  const { start } = useJobs();
  const { notify } = useHost();
  const { reasons, isWaiting } = useReasons(action === 'reject' ? 'reject' : 'reinput');
  const count = applications.length;
  const language = mostCommonLanguage(applications);
  const common = {
    title: text(`bulk.${action}.title`, { count }),
    subject: subjectOf(applications),
    consequence: text(`bulk.${action}.consequence`, { count }),
    actionLabel: text(`bulk.${action}.title`, { count }),
    record: applications,
    onClose,
  };

  /** The tray shows the results, one application at a time. */
  async function startJob(reason: string | null) {
    const items = applications.map((application) => {
      const input: ApplicationChange = {
        action,
        version: application.version,
        reason: reason === null ? null : reasonFor(application, { reason, reasons, language }),
      };
      return { ...toJobItem(application), input };
    });
    const title = { key: `bulk.${action}.title` satisfies Parameters<typeof text>[0], values: { count } };
    start({ kind: 'change-applications', title, columns: itemColumns, items });
    notify({ tone: 'success', text: text('jobs.started', { title: text(title.key, title.values) }) });
    clear();
  }
  const tone = action === 'delete' || action === 'reject' ? 'danger' : 'primary';
  if (action !== 'reinput' && action !== 'reject') {
    return <ConfirmDialog {...common} tone={tone} onConfirm={() => startJob(null)} />;
  }
  return (
    <ReasonDialog
      {...common}
      name={`bulk-${action}`}
      id="selection"
      tone={tone}
      reasons={reasons.map(({ reasonID, text: words }) => ({ id: reasonID, text: words }))}
      isLoading={isWaiting}
      isRequired={applicationActions[action].reason === 'required'}
      limit={reasonMaxLength}
      clientLanguage={language}
      onSend={startJob}
    >
      <p>{text('bulk.languages')}</p>
    </ReasonDialog>
  );
}

const maxNamed = 5;

/** The first few by name, each on a line; the title contains the total number. */
function subjectOf(applications: readonly ApplicationSummary[]) {
  return (
    <>
      {applications.slice(0, maxNamed).map((application) => (
        <Text as="div" key={application.applyID}>
          {application.applyID} <span lang={scriptOfName(application)}>{applicantName(application)}</span>
        </Text>
      ))}
      {applications.length > maxNamed && '…'}
    </>
  );
}
