import type { Job } from '@brokerdesk/plugin-sdk';
import type { JobsText } from '../../languages/jobsTexts.ts';

/** Hands what failed of a job, and what nobody knows, to the browser as a csv file. */
export function saveFailures(job: Job, text: JobsText): void {
  const url = URL.createObjectURL(new Blob([failuresCsv(job, text)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${text('file.name')}.csv`;
  link.click();
  // The browser has to have begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Writes what failed as csv (RFC 4180), marked as UTF-8 for spreadsheets, which otherwise misread Chinese. */
export function failuresCsv({ items }: Job, text: JobsText): string {
  const header = (['item', 'state', 'code', 'message'] as const).map((column) => text(`file.${column}`));
  const rows = items
    .filter(({ state }) => state === 'failed' || state === 'unknown')
    .map(({ label, state, code = '', message = '' }) => [label, text(`state.${state}`), code, message]);
  return `\ufeff${[header, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

/** Full-width signs begin a formula too, and spaces before it do not help. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

/** A spreadsheet drops the zeros of an account number and rounds long ones, unless a tab makes it text. */
const numberToKeep = /^(?:0\d+|\d{12,})$/;

function writeCell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  const kept = numberToKeep.test(safe) ? `${safe}\t` : safe;
  return /[",\r\n\t]/.test(kept) ? `"${kept.replaceAll('"', '""')}"` : kept;
}
