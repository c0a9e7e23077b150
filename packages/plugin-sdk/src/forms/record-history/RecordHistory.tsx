import type { OperationRecord } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { ApiError } from '../../services/errors.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useNavigation, usePermission } from '../../hooks/useHost.ts';
import type { ScreenTarget } from '../../services/hostServices.ts';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorState } from '../../kit/ErrorState.tsx';
import { ListSkeleton } from '../../kit/list-screen/ListSkeleton.tsx';
import { NotPermitted } from '../../kit/NotPermitted.tsx';
import { ScreenLink } from '../../kit/ScreenLink.tsx';
import { Stack } from '../../kit/Stack.tsx';
import { Timeline } from '../../kit/Timeline.tsx';
import { type DiffValue } from '../../formats/DiffValue.ts';
import { DiffView } from '../diff/DiffView.tsx';
import { useHistoryText } from '../../hooks/useHistoryText.ts';
import { useRecordHistory } from './useRecordHistory.ts';
import { type OperationNames, useOperationNames } from '../../hooks/useOperationNames.ts';

/** Props of {@link RecordHistory}. */
export interface RecordHistoryProps {
  /** The identifier of the record, as in the operation records. */
  readonly targetID: string;
  /** Only these operations: one, or the noun of several, such as `user` for all of `user.…`. */
  readonly operation?: string | undefined;
  /** The broker of the record, for the provider's staff. */
  readonly brokerCode?: string | undefined;
  /** Returns the name of an operation such as `profile.create`; by default, and if undefined, the server's. */
  readonly operationName?: ((operation: string) => string | undefined) | undefined;
  /** Returns the name of a field; by default, and if undefined, the server's. */
  readonly fieldName?: ((field: string, operation: string) => string | undefined) | undefined;
  /** Returns a value as users read it; by default, and if undefined, with the server's names of codes. */
  readonly formatValue?: ((field: string, value: string) => DiffValue | undefined) | undefined;
  /** Returns what is shown below the old and new values of an entry, such as a way to what they stand for. */
  readonly details?: ((record: OperationRecord) => ReactNode) | undefined;
}

/**
 * Shows what was done to a record, by whom and when, with old and new values: for a tab or a panel. It explains which
 * function is needed to users who may not read operation records.
 *
 * @example
 * <RecordHistory targetID={role.roleID} />
 */
export function RecordHistory(props: RecordHistoryProps) {
  const { targetID, operation, brokerCode } = props;
  const text = useHistoryText();
  const navigation = useNavigation();
  const all: ScreenTarget = { code: functionCode, params: { targetID, ...(operation !== undefined && { operation }) } };
  const { count } = useFormats();
  const hasFunction = usePermission(functionCode);
  // The provider's staff have no function codes: the server decides.
  const isAllowed = hasFunction || brokerCode !== undefined;
  const names = useOperationNames();
  const history = useRecordHistory({ targetID, operation, brokerCode, enabled: isAllowed });
  const { records, error, isFetchingNextPage } = history;
  if (!isAllowed || (error instanceof ApiError && error.code === 'E0002')) {
    return <NotPermitted requires={functionCode} />;
  }
  if (records === undefined || !names.isReady) {
    if (error) return <ErrorState title={text('failed')} error={error} onRetry={() => void history.refetch()} />;
    return <ListSkeleton itemsLabel={text('records')} lines={4} />;
  }
  if (records.length === 0) return <EmptyState title={text('empty')}>{text('emptyHint')}</EmptyState>;
  return (
    <Stack align="start">
      <Timeline label={text('label')} entries={records.map((record) => entryOf(record, { ...props, names, text }))} />
      {error && <ErrorState title={text('moreFailed')} error={error} onRetry={() => void history.fetchNextPage()} />}
      {history.hasNextPage && !error && (
        <Button
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => !isFetchingNextPage && void history.fetchNextPage()}
        >
          {isFetchingNextPage
            ? text('loading')
            : text('more', { shown: count(records.length), total: count(history.total ?? 0) })}
        </Button>
      )}
      {brokerCode === undefined && navigation.canOpen(all) && <ScreenLink to={all}>{text('all')}</ScreenLink>}
    </Stack>
  );
}

/** The function that lets a user read operation records. */
const functionCode = 'UR_OPERATION_RECORD';

interface EntryOptions extends RecordHistoryProps {
  readonly names: OperationNames;
  readonly text: ReturnType<typeof useHistoryText>;
}

function entryOf(record: OperationRecord, options: EntryOptions) {
  const { operationName, fieldName, formatValue, details, names, text } = options;
  const { recordID, time, operation, actor, changes } = record;
  const show = (field: string, value: string | null) =>
    value === null ? null : (formatValue?.(field, value) ?? names.formatValue(field, value, operation));
  const title = operationName?.(operation) ?? names.operationName(operation);
  const diff = changes.map(({ field, before, after }, position) => ({
    id: `${position} ${field}`,
    name: fieldName?.(field, operation) ?? names.fieldName(field, operation),
    before: show(field, before),
    after: show(field, after),
  }));
  return {
    id: recordID,
    time,
    title,
    actor: names.actorName(actor),
    details: (
      <>
        {diff.length > 0 && <DiffView label={text('changes', { title })} changes={diff} />}
        {details?.(record)}
      </>
    ),
  };
}
