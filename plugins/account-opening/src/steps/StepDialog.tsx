import { ConfirmDialog, Text, useApi, useCall } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationSummary,
  changeApplicationStatuses,
  listOpeningFormTemplates,
  toApplicationStatus,
} from '@brokerdesk/plugin-sdk/api';
import { type SendContext } from '@brokerdesk/plugin-sdk/forms';
import { applicantName, scriptOfName } from '../model/applicantName.ts';
import { allowsAction } from '../model/decisions.ts';
import { withLatestOwnVersion } from '../model/withLatestOwnVersion.ts';
import { diffFields, labelledFields } from '../status/labelledFields.ts';
import { useText } from './useText.ts';
import { FormTemplateDialog } from './FormTemplateDialog.tsx';
import type { StepRequest } from './StepRequest.ts';
import { useStartStep } from './useStartStep.ts';

const maxNamed = 5;

/** Confirms a step, and carries it out: long-running steps in the tray, others immediately. */
export function StepDialog({ request, onClose }: { readonly request: StepRequest; readonly onClose: () => void }) {
  const { step, applications, onDone } = request;
  const text = useText();
  const api = useApi();
  const start = useStartStep();
  const templates = useCall(
    listOpeningFormTemplates,
    { query: { profileID: applications[0]?.profileID } },
    { enabled: step === 'generateForm' },
  );
  const count = applications.length;
  const title = text(`step.${step}.title`, { count });
  const subject = <Subject applications={applications} />;
  const unchecked =
    step === 'importToBackOffice'
      ? applications.filter(({ status }) => toApplicationStatus(status) === 'CHK').length
      : 0;

  /** If there was a conflict, `record` is the application as the other user has changed it. */
  async function submit({ record, idempotencyKey }: SendContext<ApplicationSummary | undefined>) {
    if (step !== 'confirmForm' && step !== 'returnForm') {
      if (step !== 'generateForm') start({ step, applications });
      return;
    }
    if (!record) return;
    const { applyID, version: seen } = record;
    await withLatestOwnVersion(
      { api, key: applyID, version: seen },
      {
        async send(version) {
          const body = { action: step as 'confirmForm' | 'returnForm', applications: [{ applyID, version }] };
          const { results } = await api.call(changeApplicationStatuses, { body }, { idempotencyKey });
          return results[0]?.application?.version;
        },
        versionOf: (now) => now,
      },
    );
  }
  if (step === 'generateForm') {
    return (
      <FormTemplateDialog
        title={title}
        subject={subject}
        consequence={text('step.generateForm.consequence', { count })}
        templates={templates}
        onChosen={(templateID) => {
          start({ step, applications, templateID });
          onDone();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={title}
      subject={subject}
      consequence={
        unchecked > 0
          ? text('step.skip.consequence', { count: unchecked })
          : text(`step.${step}.consequence`, { count })
      }
      actionLabel={title}
      {...(unchecked > 0
        ? { tone: 'danger', typedConfirmation: { label: text('step.skip.label'), word: text('step.skip.word') } }
        : {})}
      record={applications.length === 1 ? applications[0] : undefined}
      describeChanges={(before, now) =>
        before && now ? diffFields(labelledFields(before, text), labelledFields(now, text)) : []
      }
      isPossible={(now) => now === undefined || allowsAction(now, step)}
      onConfirm={submit}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** The first few by name, each on a line; the title contains the total number. */
function Subject({ applications }: { readonly applications: readonly ApplicationSummary[] }) {
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
