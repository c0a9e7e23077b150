import type { Job } from '@brokerdesk/plugin-sdk';
import { downloadFile, writeCsv } from '@brokerdesk/plugin-sdk/host';
import type { JobsText } from '../../texts/jobs/jobsTexts.ts';
import { describeItem } from './describeJob.ts';

/** Downloads the failed and unknown items of a job as a csv file. */
export function saveFailures(job: Job, text: JobsText): void {
  downloadFile(new Blob([failuresCsv(job, text)], { type: 'text/csv;charset=utf-8' }), `${text('file.name')}.csv`);
}

/** Writes the failed and unknown items as csv for spreadsheets. */
export function failuresCsv({ columns, items }: Job, text: JobsText): string {
  const header = [
    ...(columns ?? [text('file.item')]),
    ...(['state', 'code', 'message'] as const).map((column) => text(`file.${column}`)),
  ];
  const rows = items
    .filter(({ state }) => state === 'failed' || state === 'unknown')
    .map((item) => [
      ...(columns === undefined ? [item.label] : columns.map((_column, index) => item.cells?.[index] ?? '')),
      text(`state.${item.state}`),
      item.code ?? '',
      describeItem(item, text) ?? '',
    ]);
  return writeCsv([header, ...rows]);
}
