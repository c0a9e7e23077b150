import { useFormats } from '../../hooks/useFormats.ts';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import type { CsvEncoding } from '../../csv/decodeText.ts';
import type { CsvProblem } from '../csv/readCsv.ts';
import { useSheetText } from '../useSheetText.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { describeFileProblem } from './describeFileProblem.ts';
import { EncodingField } from './EncodingField.tsx';

/** The props of {@link CsvProblemPanel}. */
export interface CsvProblemPanelProps {
  readonly problem: CsvProblem;
  /** Reads the file again in another encoding; without it none is offered. */
  readonly onEncoding?: ((encoding: CsvEncoding) => void) | undefined;
  /** Reads the file again with the columns that the user has chosen: `chosen` of `readCsv`. Without it none are asked for. */
  readonly onColumns?: ((chosen: Readonly<Record<string, number>>) => void) | undefined;
}

/**
 * Why `readCsv` could not read a file, and what may help: another encoding, or the choice of which column is which.
 *
 * @example
 * <CsvProblemPanel
 *   problem={result.problem}
 *   onEncoding={(encoding) => void read(file, { encoding })}
 *   onColumns={(chosen) => void read(file, { chosen })}
 * />
 */
export function CsvProblemPanel({ problem, onEncoding, onColumns }: CsvProblemPanelProps) {
  const text = useSheetText();
  const formats = useFormats();
  const isAsking = problem.code === 'missingColumns' && problem.fileColumns.length > 0;
  const canRead = problem.code === 'missingColumns' || problem.code === 'encoding' || problem.code === 'notText';
  return (
    <Stack gap={8}>
      <Text as="p" role="alert" tone="failed">
        {describeFileProblem(problem, { text, formats })}
      </Text>
      {isAsking && onColumns && (
        <ColumnChoice columns={problem.columns} fileColumns={problem.fileColumns} onChoose={onColumns} />
      )}
      {canRead && onEncoding && (
        <EncodingField encoding={'encoding' in problem ? problem.encoding : undefined} onChoose={onEncoding} />
      )}
    </Stack>
  );
}
