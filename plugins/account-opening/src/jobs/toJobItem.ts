import type { ApplicationSummary } from '@brokerdesk/plugin-sdk/api';
import { applicantName } from '../model/applicantName.ts';

/** An application as an item of a job: its name in the tray, and its cells in the file of failures. */
export function toJobItem(application: ApplicationSummary) {
  const { applyID, customAccountNum } = application;
  const name = applicantName(application);
  return { id: applyID, label: `${applyID} ${name}`, cells: [applyID, name, customAccountNum ?? ''] };
}

/** The headings of these cells. */
export const itemColumns = [{ key: 'column.applyID' }, { key: 'column.name' }, { key: 'column.customAccountNum' }];
