import type { OperationRecord } from '@brokerdesk/api';
import { ApiError } from '../../errors.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { usePermission } from '../../hooks/useHost.ts';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorState } from '../../kit/ErrorState.tsx';
import { ListSkeleton } from '../../kit/list-screen/ListSkeleton.tsx';
import { NotPermitted } from '../../kit/NotPermitted.tsx';
import { Stack } from '../../kit/Stack.tsx';
import { Timeline } from '../../kit/Timeline.tsx';
import { type DiffValue, DiffView } from '../diff/DiffView.tsx';
import { useHistoryText } from './useHistoryText.ts';
import { useRecordHistory } from './useRecordHistory.ts';

/** Props of {@link RecordHistory}. */
export interface RecordHistoryProps {
  /** The identifier of the record, as in the operation records. */
  readonly targetID: string;
  /** The broker of the record, for the provider's staff. */
  readonly brokerCode?: string;
  /** Returns the name of an operation such as `profile.create`; undefined shows the code. */
  readonly operationName?: (operation: string) => string | undefined;
  /** Returns the name of a field; undefined shows the field as the server names it. */
  readonly fieldName?: (field: string, operation: string) => string | undefined;
  /** Returns a value as users read it; undefined shows it as the server wrote it. */
  readonly formatValue?: (field: string, value: string) => DiffValue | undefined;
}

/**
 * Shows what was done to a record, by whom and when, with old and new values: for a tab or a panel. It explains which
 * function is needed to users who may not read operation records.
 *
 * @example
 * <RecordHistory targetID={role.roleID} operationName={operationName} fieldName={(field) => fieldNames[field]} />
 */
export function RecordHistory(props: RecordHistoryProps) {
  const { targetID, brokerCode } = props;
  const text = useHistoryText();
  const { count } = useFormats();
  const hasFunction = usePermission(functionCode);
  // The provider's staff have no function codes: the server decides.
  const isAllowed = hasFunction || brokerCode !== undefined;
  const history = useRecordHistory({ targetID, brokerCode, enabled: isAllowed });
  const { records, error, isFetchingNextPage } = history;
  if (!isAllowed || (error instanceof ApiError && error.code === 'E0002')) {
    return <NotPermitted requires={functionCode} />;
  }
  if (records === undefined) {
    if (error) return <ErrorState title={text('failed')} error={error} onRetry={() => void history.refetch()} />;
    return <ListSkeleton itemsLabel={text('records')} lines={4} />;
  }
  if (records.length === 0) return <EmptyState title={text('empty')}>{text('emptyHint')}</EmptyState>;
  return (
    <Stack align="start">
      <Timeline label={text('label')} entries={records.map((record) => entryOf(record, props, text))} />
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
    </Stack>
  );
}

/** The function that lets a user read operation records. */
const functionCode = 'UR_OPERATION_RECORD';

function entryOf(record: OperationRecord, props: RecordHistoryProps, text: ReturnType<typeof useHistoryText>) {
  const { recordID, time, operation, actor, changes } = record;
  const { operationName, fieldName, formatValue } = props;
  const show = (field: string, value: string | null) =>
    value === null ? null : (formatValue?.(field, value) ?? value);
  const title = operationName?.(operation) ?? operation;
  const diff = changes.map(({ field, before, after }, position) => ({
    id: `${position} ${field}`,
    name: fieldName?.(field, operation) ?? field,
    before: show(field, before),
    after: show(field, after),
  }));
  return {
    id: recordID,
    time,
    title,
    actor: actor.userName ?? actor.userID ?? text(`actor.${actor.kind}`),
    details: diff.length > 0 && <DiffView label={text('changes', { title })} changes={diff} />,
  };
}
