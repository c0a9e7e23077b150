import { useFormats } from '../hooks/useFormats.ts';
import type { ScreenTarget } from '../services/hostServices.ts';
import { ScreenLink } from './ScreenLink.tsx';
import type { TagTone } from './Tag.tsx';
import { Table } from './Table.tsx';
import { Text } from './Text.tsx';
import { blueprintClasses } from './blueprintClasses.ts';

/** One count of a {@link CountTable}. */
export interface CountCell {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** The screen that lists what was counted. */
  readonly to: ScreenTarget;
  /** The colour of a count above zero, for counts that need attention: `failed` for what is late or has failed. */
  readonly tone?: TagTone | undefined;
}

/** The props of {@link CountTable}. */
export interface CountTableProps {
  /** What the rows are, as heading of the first column. */
  readonly itemsLabel: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    /** One for each column; null where a count makes no sense. */
    readonly cells: readonly (CountCell | null)[];
  }[];
}

/** Shows what is pending as counts, each of which opens the list of what it counts. */
export function CountTable({ itemsLabel, columns, rows }: CountTableProps) {
  return (
    <Table aria-busy={rows.some(({ cells }) => cells.some((cell) => isUnknown(cell)))}>
      <thead>
        <tr>
          <th scope="col">{itemsLabel}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-align="end">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {columns.map((column, index) => (
              <td key={column} data-align="end">
                <Count cell={cells[index] ?? null} name={`${label} · ${column}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Count({ cell, name }: { readonly cell: CountCell | null; readonly name: string }) {
  const formats = useFormats();
  if (cell === null) return null;
  const { count, to, tone } = cell;
  if (count === undefined) return <span className={blueprintClasses.skeleton}>00</span>;
  const shown = formats.count(count);
  if (count === 0) return <Text tone="neutral">{shown}</Text>;
  return (
    <ScreenLink to={to} aria-label={`${name}: ${shown}`}>
      <Text bold={tone !== undefined} tone={tone} className={tone && 'bdk-count'}>
        {shown}
      </Text>
    </ScreenLink>
  );
}

function isUnknown(cell: CountCell | null): boolean {
  return cell !== null && cell.count === undefined;
}
