import { Text } from '../kit/Text.tsx';
import type { SheetColumn, SheetIssue, SheetRow } from './SheetColumn.ts';
import { useSheetText } from './useSheetText.ts';
import { LinkButton } from '../kit/LinkButton.tsx';

/** The props of {@link SheetProblems}. */
export interface SheetProblemsProps<Row extends SheetRow> {
  readonly issues: readonly SheetIssue<Row>[];
  readonly columns: readonly SheetColumn<Row>[];
  readonly rowLabel: (index: number) => string;
  readonly onGoTo: (issue: SheetIssue<Row>) => void;
}

/** The errors that are listed; the sheet's filter shows the rows of all. */
const maxListed = 50;

/** Lists the errors of a sheet; each line leads to its cell. */
export function SheetProblems<Row extends SheetRow>({ issues, columns, rowLabel, onGoTo }: SheetProblemsProps<Row>) {
  const text = useSheetText();
  if (issues.length === 0) return null;
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  return (
    <details>
      <summary>
        <Text tone="failed">{text('invalid', { count: issues.length })}</Text>
      </summary>
      <ul>
        {issues.slice(0, maxListed).map((issue) => (
          <li key={`${issue.row} ${issue.column}`}>
            <LinkButton onClick={() => onGoTo(issue)}>
              {text('problem', {
                row: rowLabel(issue.row),
                column: titleOf(issue.column),
                message: issue.message,
              })}
            </LinkButton>
          </li>
        ))}
      </ul>
      {issues.length > maxListed && <p>{text('moreProblems', { count: issues.length - maxListed })}</p>}
    </details>
  );
}
