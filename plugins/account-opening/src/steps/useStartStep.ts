import { useHost, useJobs } from '@brokerdesk/plugin-sdk';
import { type ApplicationSummary, archiveSizeMax, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import type { ApplicationChange } from '../jobs/changeApplication.ts';
import type { DownloadInput } from '../jobs/downloadArchives.ts';
import type { GenerateFormInput } from '../jobs/generateForm.ts';
import type { ImportInput } from '../jobs/importApplication.ts';
import { itemColumns, toJobItem } from '../jobs/toJobItem.ts';
import type { StepInput } from '../jobs/createStepJob.ts';
import { useText } from '../useText.ts';
import type { bulkSteps } from './StepRequest.ts';

/** A step to be handed over to the tray. */
export interface StartStepOptions {
  readonly step: (typeof bulkSteps)[number];
  readonly applications: readonly ApplicationSummary[];
  /** The template of the forms. */
  readonly templateID?: string;
}

type Input = StepInput | GenerateFormInput | ImportInput | ApplicationChange;

/** A text that the plugin always loads: the tray shows it long after the user has left this screen. */
type TitleKey = Parameters<ReturnType<typeof useText>>[0];

const kinds = {
  certify: 'certify-applications',
  generateForm: 'generate-forms',
  signForm: 'sign-forms',
  importToBackOffice: 'import-applications',
  archive: 'change-applications',
} as const;

/** Returns a function that hands a step to the tray, one item per application. */
export function useStartStep(): (wish: StartStepOptions) => void {
  const text = useText();
  const { language, notify } = useHost();
  const { start } = useJobs();
  return useCallback(
    ({ step, applications, templateID = '' }) => {
      function inputOf({ version, status }: ApplicationSummary): Input {
        if (step === 'archive') return { action: 'archive', version, reason: null };
        if (step === 'generateForm') return { version, language, templateID };
        if (step !== 'importToBackOffice') return { version, language };
        return { version, language, skipsChecks: toApplicationStatus(status) === 'CHK' };
      }
      const items = applications.map((application) => ({ ...toJobItem(application), input: inputOf(application) }));
      const title = { key: `step.${step}.title` satisfies TitleKey, values: { count: applications.length } };
      start<Input>({ kind: kinds[step], title, columns: itemColumns, items });
      notify({ tone: 'success', text: text('jobs.started', { title: text(title.key, title.values) }) });
    },
    [language, start, notify, text],
  );
}

/** Returns a function that downloads the data of applications, as many per file as it may contain. */
export function useStartDownload(): (applications: readonly ApplicationSummary[]) => void {
  const text = useText();
  const { notify } = useHost();
  const { start } = useJobs();
  return useCallback(
    (applications) => {
      const parts = Array.from({ length: Math.ceil(applications.length / archiveSizeMax) }, (_, index) =>
        applications.slice(index * archiveSizeMax, (index + 1) * archiveSizeMax),
      );
      const items = parts.map((part, index) => {
        const [first] = part;
        const input: DownloadInput = {
          applyIDs: part.map(({ applyID }) => applyID),
          fileName: part.length === 1 && first ? `${first.applyID}.zip` : `applications-${index + 1}.zip`,
        };
        const label = part.length === 1 && first ? toJobItem(first).label : input.fileName;
        return { id: input.fileName, label, input };
      });
      const title = { key: 'step.download.title', values: { count: applications.length } } as const;
      start({ kind: 'download-archives', title, items });
      notify({ tone: 'success', text: text('jobs.started', { title: text(title.key, title.values) }) });
    },
    [start, notify, text],
  );
}
