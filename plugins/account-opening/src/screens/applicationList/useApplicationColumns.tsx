import {
  type ApplicationSummary,
  applicationStatusCodes,
  applicationStatuses,
  type ListColumn,
  type listApplications,
  regions,
  type SortFieldOf,
  StatusTag,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { applicantName, latinName, scriptOfName } from '../../model/applicantName.ts';
import { useText } from '../../useText.ts';

type Column = ListColumn<ApplicationSummary, SortFieldOf<typeof listApplications>>;

/** Gives the columns of the application list: what staff decide by, so that few rows have to be opened one by one. */
export function useApplicationColumns(): readonly Column[] {
  const text = useText();
  const formats = useFormats();
  const { language, configuration } = useHost();
  const { deletionNoticeDays } = configuration;
  return useMemo(() => {
    // A list has hundreds of cells with the same few words: they are looked up once.
    const status = labelsOf(applicationStatusCodes, (code) => text(`status.${code}`));
    const region = labelsOf(regions, (code) => text(`region.${code}`));
    const deletion = ({ deletedInDays: days }: ApplicationSummary) => {
      if (days === null) return '';
      return days <= 0 ? text('deletion.today') : text('deletion.in', { count: days });
    };
    return [
      {
        id: 'applyID',
        header: text('column.applyID'),
        width: 116,
        sortField: 'applyID',
        text: (row) => row.applyID,
      },
      {
        id: 'name',
        header: text('column.name'),
        width: 208,
        sortField: 'lastName',
        text: applicantName,
        cell: (row) => (
          <>
            <span lang={scriptOfName(row)}>{row.chiName}</span> <span lang="en">{latinName(row)}</span>
          </>
        ),
      },
      {
        id: 'status',
        header: text('column.status'),
        width: 180,
        sortField: 'status',
        text: (row) => status[row.status],
        cell: (row) => <StatusTag tone={applicationStatuses[row.status].tone}>{status[row.status]}</StatusTag>,
      },
      {
        id: 'region',
        header: text('column.region'),
        width: 112,
        sortField: 'region',
        text: (row) => region[row.region],
      },
      { id: 'mobile', header: text('column.mobile'), width: 144, text: (row) => row.mobile },
      {
        id: 'idCardNumber',
        header: text('column.idCardNumber'),
        width: 164,
        text: (row) => row.idCardNumber,
      },
      {
        id: 'customAccountNum',
        header: text('column.customAccountNum'),
        width: 120,
        sortField: 'customAccountNum',
        text: (row) => row.customAccountNum ?? '',
      },
      {
        id: 'profileName',
        header: text('column.profileName'),
        width: 176,
        text: (row) => textIn(row.profileName, language),
      },
      {
        id: 'applyDate',
        header: text('column.applyDate'),
        width: 144,
        sortField: 'applyDate',
        text: (row) => formats.dateTime(row.applyDate),
      },
      {
        id: 'statusDate',
        header: text('column.statusDate'),
        width: 144,
        sortField: 'statusDate',
        text: (row) => formats.dateTime(row.statusDate),
      },
      {
        id: 'deletedInDays',
        header: text('column.deletedInDays'),
        width: 112,
        text: deletion,
        cell: (row) =>
          row.deletedInDays !== null && row.deletedInDays <= deletionNoticeDays ? (
            <StatusTag tone="failed">{deletion(row)}</StatusTag>
          ) : (
            deletion(row)
          ),
      },
    ];
  }, [text, formats, language, deletionNoticeDays]);
}

function labelsOf<Code extends string>(codes: readonly Code[], label: (code: Code) => string): Record<Code, string> {
  return Object.fromEntries(codes.map((code) => [code, label(code)])) as Record<Code, string>;
}
