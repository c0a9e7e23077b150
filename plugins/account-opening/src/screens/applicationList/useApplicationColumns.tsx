import { type ListColumn, type SortFieldOf, StatusTag, Text, useCall, useHost } from '@brokerdesk/plugin-sdk';
import type { ApplicationSummary, listApplications } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { applicantName, latinName, scriptOfName } from '../../model/applicantName.ts';
import { renderStatusTag } from '../../status/ApplicationStatusTag.tsx';
import { useText } from '../../useText.ts';
import { type ApplicationWords, useApplicationWords } from './useApplicationWords.ts';
import { listViewers, type Viewer } from '../../endpoints.ts';

const refreshMs = 30_000;

const noViewers: ReadonlyMap<string, readonly Viewer[]> = new Map();

type Column = ListColumn<ApplicationSummary, SortFieldOf<typeof listApplications>>;

/** Returns the columns of the application list: the data that staff need for decisions, so that they open few rows. */
export function useApplicationColumns(): readonly Column[] {
  const text = useText();
  const viewers = useViewersByApplication();
  const words = useApplicationWords(viewers);
  return useMemo(() => {
    const openWith = { id: 'openWith', header: text('column.openWith'), width: 176, text: words.openWith };
    return [
      ...createProgressColumns(text, words),
      ...createFactColumns(text, words),
      ...(viewers ? [openWith] : []),
      ...createFurtherColumns(text, words),
    ];
  }, [text, words, viewers]);
}

type Translate = ReturnType<typeof useText>;

/** Who has applied, and how far the application is. */
function createProgressColumns(text: Translate, words: ApplicationWords): readonly Column[] {
  return [
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
      text: (row) => [words.status(row.status), words.work(row)].filter(Boolean).join(' · '),
      cell: (row) => (
        <>
          {renderStatusTag(row.status, text)}
          {words.work(row) && <Text tone="neutral"> {words.work(row)}</Text>}
        </>
      ),
    },
    {
      id: 'age',
      header: text('column.age'),
      width: 164,
      text: words.age,
      cell: (row) => (words.isLate(row) ? <StatusTag tone="waiting">{words.age(row)}</StatusTag> : words.age(row)),
    },
    {
      id: 'applyDate',
      header: text('column.applyDate'),
      width: 148,
      sortField: 'applyDate',
      text: (row) => words.dateTime(row.applyDate),
    },
  ];
}

/** What an application says, and until when it is kept. */
function createFactColumns(text: Translate, words: ApplicationWords): readonly Column[] {
  return [
    {
      id: 'idCardNumber',
      header: text('column.idCardNumber'),
      width: 264,
      text: words.idCard,
      exportText: (row) => row.idCardNumber,
    },
    { id: 'mobile', header: text('column.mobile'), width: 160, text: (row) => row.mobile },
    {
      id: 'region',
      header: text('column.region'),
      width: 108,
      sortField: 'region',
      text: (row) => words.region(row.region),
    },
    { id: 'profileName', header: text('column.profileName'), width: 176, text: words.profileName },
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
      text: (row) => words.dateTime(row.statusDate),
    },
    {
      id: 'deletedInDays',
      header: text('column.deletedInDays'),
      width: 112,
      text: words.deletion,
      cell: (row) =>
        words.isDeletedSoon(row) ? <StatusTag tone="failed">{words.deletion(row)}</StatusTag> : words.deletion(row),
    },
  ];
}

/** Hidden until the user shows it. */
function createFurtherColumns(text: Translate, words: ApplicationWords): readonly Column[] {
  return [
    {
      id: 'nickname',
      header: text('column.nickname'),
      width: 144,
      isHidden: true,
      text: (row) => row.nickname ?? '',
    },
    { id: 'stayPage', header: text('column.recentPage'), width: 176, isHidden: true, text: words.stayPage },
    { id: 'email', header: text('column.email'), width: 232, isHidden: true, text: (row) => row.email },
  ];
}

/**
 * Returns the other users who have an application open, by its number, and refreshes them regularly. Empty until they are
 * loaded, and always the same map while there are none, so that a list does not draw its rows again. Returns undefined if
 * the back end does not have this call.
 */
function useViewersByApplication(): ReadonlyMap<string, readonly Viewer[]> | undefined {
  const { currentUser } = useHost();
  const { data, isError } = useCall(listViewers, {}, { refreshMs, passive: true });
  return useMemo(() => {
    if (data === undefined) return isError ? undefined : noViewers;
    const others = data
      .map(({ applyID, viewers }) => [applyID, viewers.filter(({ refID }) => refID !== currentUser.refID)] as const)
      .filter(([, viewers]) => viewers.length > 0);
    return others.length === 0 ? noViewers : new Map(others);
  }, [data, isError, currentUser.refID]);
}
