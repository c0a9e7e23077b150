import { useId, useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Select } from '../../kit/Select.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import type { FileColumn } from '../../csv/csvColumns.ts';
import type { MissingColumn } from '../csv/readCsv.ts';
import { useSheetText } from '../useSheetText.ts';

/** The props of {@link ColumnChoice}. */
export interface ColumnChoiceProps {
  /** The columns that were not found. */
  readonly columns: readonly MissingColumn[];
  readonly fileColumns: readonly FileColumn[];
  /** Called with the position in the file of each column. */
  readonly onChoose: (chosen: Readonly<Record<string, number>>) => void;
}

/** Asks which columns of a file are those that it has to have. */
export function ColumnChoice({ columns, fileColumns, onChoose }: ColumnChoiceProps) {
  const text = useSheetText();
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const isComplete = columns.every(({ key }) => chosen[key] !== undefined);
  return (
    <Stack gap={8}>
      {columns.map(({ key, title }) => (
        <Row key={key}>
          <label htmlFor={`${id}-${key}`}>{text('import.columnOf', { title })}</label>
          <Select
            id={`${id}-${key}`}
            value={chosen[key] ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [key]: Number(target.value) })}
          >
            {chosen[key] === undefined && <option value="">{text('import.noColumn')}</option>}
            {fileColumns.map((column) => (
              <option key={column.at} value={column.at}>
                {column.title}
              </option>
            ))}
          </Select>
        </Row>
      ))}
      <Row>
        <Button aria-disabled={!isComplete} onClick={() => isComplete && onChoose(chosen)}>
          {text('import.useColumns')}
        </Button>
      </Row>
    </Stack>
  );
}
