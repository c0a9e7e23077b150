import type { RecordOption, RecordSource } from './RecordSource.ts';
import { useChosenRecords } from './useChosenRecords.ts';

/** The names of records, where a conflict shows what another user has chosen. */
export function RecordNames({
  source,
  ids,
  known,
}: {
  readonly source: RecordSource;
  readonly ids: readonly string[];
  readonly known: readonly RecordOption[];
}) {
  const names = useChosenRecords(source, { ids, known }).map(({ label }) => label);
  return <>{names.length === 0 ? '–' : names.join(', ')}</>;
}
