import type { ApplicationSummary } from '@brokerdesk/plugin-sdk';
import { applicantName } from '../model/applicantName.ts';

/** An application as an item of a job: how the tray calls it, and what stands for it in the file of failures. */
export function itemOf(application: ApplicationSummary) {
  const { applyID, customAccountNum } = application;
  const name = applicantName(application);
  return { id: applyID, label: `${applyID} ${name}`, cells: [applyID, name, customAccountNum ?? ''] };
}

type ColumnText = (key: 'column.applyID' | 'column.name' | 'column.customAccountNum') => string;

/** The headings of these cells. */
export function itemColumns(text: ColumnText): readonly string[] {
  return [text('column.applyID'), text('column.name'), text('column.customAccountNum')];
}
