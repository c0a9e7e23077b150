import {
  BackToList,
  Button,
  Callout,
  ErrorState,
  PageHeader,
  SkeletonLines,
  Stack,
  useHost,
  useJobs,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { downloadFile } from '@brokerdesk/plugin-sdk/documents';
import { type ImportColumn, ImportPreview, writeCsv } from '@brokerdesk/plugin-sdk/sheet';
import { useCallback, useMemo } from 'react';
import { en } from '../locales/en.ts';
import { messages as simplified } from '../locales/zh-Hans.ts';
import { messages as traditional } from '../locales/zh-Hant.ts';
import { findUserIssues } from './findUserIssues.ts';
import { pluginMessages } from './pluginMessages.ts';
import { toNewUser } from './toNewUser.ts';
import { useImportReferences } from './useImportReferences.ts';
import { type ImportReferences, userColumns, type UserRow } from './UserRow.ts';
import { useText } from '../useText.ts';

/** Creates users from a csv file: checked and corrected in a sheet first, then created by a job. */
export default function UserImportScreen() {
  const text = useText();
  const references = useImportReferences();
  const { data } = references;
  const importRows = useStartImport(data);
  const columns = useMemo<readonly ImportColumn<UserRow>[]>(
    () =>
      userColumns.map((key) => ({
        key,
        title: text(`columns.${key}`),
        // The failed items of a job are saved with the plugin's own titles, to be corrected and imported again.
        otherTitles: [
          ...[en, simplified, traditional].map((texts) => texts.columns[key]),
          ...pluginMessages.map((messages) => messages.column[key]),
        ],
        width: widths[key],
        ...(optionalColumns.includes(key) && { isOptional: true }),
      })),
    [text],
  );
  const findIssues = useCallback(
    (rows: readonly UserRow[], lines: readonly number[]) =>
      data === undefined
        ? []
        : findUserIssues(rows, { references: data, lines }).map(({ row, column, key, values }) => ({
            row,
            column,
            message: text(`issues.${key}`, values),
          })),
    [text, data],
  );

  return (
    <Stack gap={16}>
      <PageHeader
        title={text('menu.importUsers')}
        backLink={
          <BackToList code="UR_USER_MANAGEMENT" list="users">
            {text('back')}
          </BackToList>
        }
      >
        <Button
          onClick={() =>
            downloadFile(
              new Blob([writeCsv([columns.map(({ title }) => title)])], { type: 'text/csv' }),
              text('fileName'),
            )
          }
        >
          {text('template')}
        </Button>
      </PageHeader>
      <p>{text('intro')}</p>
      <Callout tone="neutral">{text('passwords')}</Callout>
      <WaitingText active={data === undefined && references.error === null} itemsLabel={text('waiting')} />
      {references.error && data === undefined && (
        <ErrorState title={text('referencesFailed')} error={references.error} onRetry={references.refetch} />
      )}
      {data === undefined && !references.error && <SkeletonLines count={4} />}
      {data && (
        <ImportPreview<UserRow>
          name="import-users"
          label={text('rows')}
          columns={columns}
          findIssues={findIssues}
          onImport={importRows}
          maxRows={2_000}
        />
      )}
    </Stack>
  );
}

/** Returns the function that hands the rows of a file to a job. */
function useStartImport(data: ImportReferences | undefined) {
  const text = useText();
  const { notify } = useHost();
  const { start } = useJobs();
  return async (rows: readonly UserRow[]) => {
    if (data === undefined) return;
    const title = { key: 'jobs.import', values: { count: rows.length } } as const;
    start({
      kind: 'import-users',
      title,
      columns: userColumns.map((key) => ({ key: `column.${key}` })),
      items: rows.map((row) => ({
        id: row.userID.trim().toLowerCase(),
        label: `${row.userID.trim()} ${row.userName.trim()}`,
        input: toNewUser(row, data),
        cells: userColumns.map((key) => row[key]),
      })),
    });
    notify({ tone: 'success', text: text('started', { title: text(title.key, title.values) }) });
  };
}

const optionalColumns: readonly (keyof UserRow)[] = ['language', 'roles', 'groups'];

const widths: Readonly<Record<keyof UserRow, number>> = {
  userID: 120,
  userName: 180,
  type: 140,
  email: 220,
  mobile: 150,
  language: 120,
  roles: 180,
  groups: 180,
};
