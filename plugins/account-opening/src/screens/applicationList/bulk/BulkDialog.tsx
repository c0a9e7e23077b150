import { type ApplicationSummary, applicationActions, reasonMaxLength, useJobs } from '@brokerdesk/plugin-sdk';
import { ConfirmDialog, ReasonDialog } from '@brokerdesk/plugin-sdk/forms';
import type { ApplicationChange } from '../../../jobs/changeApplication.ts';
import { itemColumns, itemOf } from '../../../jobs/itemOf.ts';
import { applicantName, scriptOfName } from '../../../model/applicantName.ts';
import { useReasons } from '../../../reasons/useReasons.ts';
import { reasonFor, usualLanguage } from './reasonFor.ts';
import type { BulkWish } from './useBulkActions.ts';
import { useText } from './useText.ts';

/** Asks before many applications are changed, and hands the work over to the tray. */
export function BulkDialog({ wish, onClose }: { readonly wish: BulkWish; readonly onClose: () => void }) {
  const { action, applications, clear } = wish;
  const text = useText();
  const { start } = useJobs();
  const { reasons, isWaiting } = useReasons(action === 'reject' ? 'reject' : 'reinput');
  const count = applications.length;
  const language = usualLanguage(applications);
  const common = {
    title: text(`bulk.${action}.title`, { count }),
    subject: subjectOf(applications),
    consequence: text(`bulk.${action}.consequence`, { count }),
    actionLabel: text(`bulk.${action}.title`, { count }),
    record: applications,
    onClose,
  };

  /** Whoever answers is the tray, one application at a time. */
  async function handOver(reason: string | null) {
    const items = applications.map((application) => {
      const input: ApplicationChange = {
        action,
        version: application.version,
        reason: reason === null ? null : reasonFor(application, { reason, reasons, language }),
      };
      return { ...itemOf(application), input };
    });
    const title = { key: `bulk.${action}.title` satisfies Parameters<typeof text>[0], values: { count } };
    start({ kind: 'change-applications', title, columns: itemColumns, items });
    clear();
  }
  const tone = action === 'delete' || action === 'reject' ? 'danger' : 'primary';
  if (action !== 'reinput' && action !== 'reject') {
    return <ConfirmDialog {...common} tone={tone} onConfirm={() => handOver(null)} />;
  }
  return (
    <ReasonDialog
      {...common}
      name={`bulk-${action}`}
      id="selection"
      tone={tone}
      reasons={reasons.map(({ reasonID, text: words }) => ({ id: reasonID, text: words }))}
      isWaiting={isWaiting}
      isRequired={applicationActions[action].reason === 'required'}
      limit={reasonMaxLength}
      clientLanguage={language}
      onSend={handOver}
    >
      <p>{text('bulk.languages')}</p>
    </ReasonDialog>
  );
}

const namedAtMost = 5;

/** The first few by name, each on a line; the title says how many there are. */
function subjectOf(applications: readonly ApplicationSummary[]) {
  return (
    <>
      {applications.slice(0, namedAtMost).map((application) => (
        <span key={application.applyID} className="account-opening-subject">
          {application.applyID} <span lang={scriptOfName(application)}>{applicantName(application)}</span>
        </span>
      ))}
      {applications.length > namedAtMost && '…'}
    </>
  );
}
