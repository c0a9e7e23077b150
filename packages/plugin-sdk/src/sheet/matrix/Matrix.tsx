import type { ReactNode } from 'react';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { usePreference } from '../../hooks/usePreference.ts';
import { Choice } from '../../kit/Choice.tsx';
import { SkeletonLines } from '../../kit/SkeletonLines.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { useSheetText } from '../useSheetText.ts';
import type { MatrixTableProps } from './MatrixTableProps.ts';
import { PlainMatrix } from './PlainMatrix.tsx';

/** Props of {@link Matrix}. */
export interface MatrixProps extends MatrixTableProps {
  /** What stands beside the switch, such as filters and an export. */
  readonly tools?: ReactNode;
}

/**
 * A matrix to read: rows against columns, with the titles of both in view. It is a spreadsheet for the mouse; a switch,
 * kept per user, shows the same as a native table for keyboards and screen readers. If the spreadsheet cannot be loaded,
 * the native table takes its place.
 *
 * @example
 * <Matrix label={text('functions')} rowTitle={text('function')} rows={functions} columns={roles} cellOf={cellOf} />
 */
export function Matrix({ tools, ...table }: MatrixProps) {
  const text = useSheetText();
  const [isPlain, setIsPlain] = usePreference('plain matrix', false);
  return (
    <Stack gap={8}>
      <Row wrap>
        {tools}
        <Choice
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native check box has the state itself
          role="switch"
          aria-checked={isPlain}
          label={text('matrix.plain')}
          checked={isPlain}
          onChange={({ target }) => setIsPlain(target.checked)}
        />
      </Row>
      {isPlain ? <PlainMatrix {...table} /> : <Spreadsheet {...table} />}
    </Stack>
  );
}

function Spreadsheet(table: MatrixTableProps) {
  const text = useSheetText();
  const SpreadsheetMatrix = useLoaded(loadSpreadsheet);
  if (SpreadsheetMatrix) return <SpreadsheetMatrix {...table} hint={text('matrix.hint')} />;
  if (SpreadsheetMatrix === undefined) return <SkeletonLines count={6} />;
  return (
    <>
      <Text as="p" tone="neutral" role="status">
        {text('matrix.failed')}
      </Text>
      <PlainMatrix {...table} />
    </>
  );
}

async function loadSpreadsheet() {
  return (await import('./SpreadsheetMatrix.tsx')).SpreadsheetMatrix;
}
