import { SetChange } from '../../diff/SetChange.tsx';
import type { RecordOption, RecordSource } from './RecordSource.ts';
import { useChosenRecords } from './useChosenRecords.ts';

const noneKnown: readonly RecordOption[] = [];

/**
 * The names of records, such as in a review or a conflict; with `before`, what was added and removed since.
 */
export function RecordNames({
  source,
  ids,
  before,
  known = noneKnown,
}: {
  readonly source: RecordSource;
  readonly ids: readonly string[];
  readonly before?: readonly string[] | undefined;
  readonly known?: readonly RecordOption[] | undefined;
}) {
  const allIds = [...new Set([...ids, ...(before ?? [])])];
  const names = new Map(useChosenRecords(source, { ids: allIds, known }).map(({ id, label }) => [id, label]));
  const nameOf = (id: string) => names.get(id) ?? id;
  if (before !== undefined) {
    const [added, removed] = [ids.filter((id) => !before.includes(id)), before.filter((id) => !ids.includes(id))];
    if (added.length + removed.length > 0) return <SetChange added={added.map(nameOf)} removed={removed.map(nameOf)} />;
  }
  return <>{ids.length === 0 ? '–' : ids.map(nameOf).join(', ')}</>;
}
