import {
  labelOf,
  type ListColumn,
  type SortFieldOf,
  StatusTag,
  Text,
  textIn,
  useCurrentTime,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { ApplicationSummary, listApplications } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { ageOf } from '../../model/age.ts';
import { applicantName, latinName, scriptOfName } from '../../model/applicantName.ts';
import { useViewersByApplication } from '../../presence/useViewersByApplication.ts';
import { en } from '../../locales/en.ts';
import { ApplicationStatusTag } from '../../status/ApplicationStatusTag.tsx';
import { createStatusLabels } from '../../status/statusMeaning.ts';
import { useText } from '../../useText.ts';
import { useJobWork } from './useJobWork.ts';

type Column = ListColumn<ApplicationSummary, SortFieldOf<typeof listApplications>>;

/** Returns the columns of the application list: the data that staff need for decisions, so that they open few rows. */
export function useApplicationColumns(): readonly Column[] {
  const text = useText();
  const formats = useFormats();
  const { language, configuration } = useHost();
  const viewers = useViewersByApplication();
  const now = useCurrentTime(minuteMs);
  const jobWork = useJobWork();
  const { deletionNoticeDays } = configuration;
  return useMemo(() => {
    // A list has hundreds of cells with the same few words: each is looked up once.
    const status = createStatusLabels(text);
    const work = createLabels(en.work, (action) => text(`work.${action}`));
    const region = createLabels(en.region, (code) => text(`region.${code}`));
    const idType = createLabels(en.idTypeShort, (code) => text(`idTypeShort.${code}`));
    // The back end knows of work a moment after the tray, which starts with the first items.
    const workOf = ({ applyID, work: running }: ApplicationSummary) => {
      const action = running?.action ?? jobWork.get(applyID);
      return action === undefined ? '' : work(action);
    };
    const deletion = ({ deletedInDays: days }: ApplicationSummary) => {
      if (days === null) return '';
      return days <= 0 ? text('deletion.today') : text('deletion.in', { count: days });
    };
    const age = (row: ApplicationSummary) => {
      const known = ageOf(row, now);
      if (!known) return '';
      const words = text(`age.${known.unit}`, { count: known.count });
      return known.isLate ? text('age.late', { age: words }) : words;
    };
    const openWith = ({ applyID }: ApplicationSummary) =>
      (viewers?.get(applyID) ?? []).map(({ userName }) => userName).join(text('list.separator'));
    const columns: readonly Column[] = [
      { id: 'applyID', header: text('column.applyID'), width: 116, sortField: 'applyID', text: (row) => row.applyID },
      {
        id: 'name',
        header: text('column.name'),
        width: 196,
        sortField: 'lastName',
        sortHint: text('column.nameSort'),
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
        width: 188,
        sortField: 'status',
        text: (row) => [status(row.status), workOf(row)].filter(Boolean).join(' · '),
        cell: (row) => (
          <>
            <ApplicationStatusTag status={row.status} />
            {workOf(row) && <Text tone="neutral"> {workOf(row)}</Text>}
          </>
        ),
      },
      {
        id: 'age',
        header: text('column.age'),
        width: 164,
        text: age,
        cell: (row) => (ageOf(row, now)?.isLate ? <StatusTag tone="waiting">{age(row)}</StatusTag> : age(row)),
      },
      {
        id: 'applyDate',
        header: text('column.applyDate'),
        width: 148,
        sortField: 'applyDate',
        text: (row) => formats.dateTime(row.applyDate),
      },
      {
        id: 'idCardNumber',
        header: text('column.idCardNumber'),
        width: 264,
        text: (row) => `${idType(row.idType)} ${row.idCardNumber}`,
        exportText: (row) => row.idCardNumber,
      },
      { id: 'mobile', header: text('column.mobile'), width: 160, text: (row) => row.mobile },
      {
        id: 'region',
        header: text('column.region'),
        width: 108,
        sortField: 'region',
        text: (row) => region(row.region),
      },
      {
        id: 'profileName',
        header: text('column.profileName'),
        width: 176,
        text: (row) => textIn(row.profileName, language),
      },
      {
        id: 'customAccountNum',
        header: text('column.customAccountNum'),
        width: 120,
        sortField: 'customAccountNum',
        text: (row) => row.customAccountNum ?? '',
      },
      {
        id: 'statusDate',
        header: text('column.statusDate'),
        width: 148,
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
      ...(viewers ? [{ id: 'openWith', header: text('column.openWith'), width: 176, text: openWith }] : []),
      {
        id: 'nickname',
        header: text('column.nickname'),
        width: 144,
        isHidden: true,
        text: (row) => row.nickname ?? '',
      },
      {
        id: 'stayPage',
        header: text('column.recentPage'),
        width: 176,
        isHidden: true,
        // A page that the template no longer has is shown by its identifier.
        text: ({ stayPage }) => (stayPage?.title ? textIn(stayPage.title, language) : (stayPage?.pageID ?? '')),
      },
      { id: 'email', header: text('column.email'), width: 232, isHidden: true, text: (row) => row.email },
    ];
    return columns;
  }, [text, formats, language, deletionNoticeDays, viewers, now, jobWork]);
}

/** Labels codes; the known ones are looked up once. */
function createLabels<Code extends string>(
  known: Readonly<Record<Code, unknown>>,
  label: (code: Code) => string,
): (code: string) => string {
  const labels = Object.fromEntries((Object.keys(known) as Code[]).map((code) => [code, label(code)])) as Record<
    Code,
    string
  >;
  return (code) => labelOf(labels, code, (one) => labels[one]);
}

const minuteMs = 60_000;
