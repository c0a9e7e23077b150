import { useId, useState } from 'react';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { Button } from '../../kit/Button.tsx';
import { Choice } from '../../kit/Choice.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import type { SheetIssue, SheetRow } from '../SheetColumn.ts';
import { useSheetText } from '../useSheetText.ts';

/** The props of {@link ImportButtons}. */
export interface ImportButtonsProps<Of extends SheetRow> {
  readonly rows: readonly Of[];
  readonly issues: readonly SheetIssue<Of>[];
  /** The issues are those of these rows, not of rows before the last character. */
  readonly isChecked: boolean;
  readonly onImport: (rows: readonly Of[]) => Promise<void>;
  /** Called after an import with the indexes of the rows that were not part of it. */
  readonly onImported: (rest: readonly number[]) => void;
  readonly onDiscard: () => void;
}

/** Below a preview: which rows are imported, the button that imports them, and why it cannot. */
export function ImportButtons<Of extends SheetRow>(props: ImportButtonsProps<Of>) {
  const { rows, issues, isChecked } = props;
  const text = useSheetText();
  const kitText = useKitText();
  const reasonId = useId();
  const [isValidOnly, setIsValidOnly] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<ApiError | UnreachableError>();
  const invalid = new Set(issues.map(({ row }) => row).toSorted((a, b) => a - b));
  const valid = rows.filter((_row, index) => !invalid.has(index));
  const chosen = isValidOnly ? valid : rows;
  const reason = reasonFor();
  const canImport = isChecked && !isSending && reason === undefined;

  function reasonFor(): string | undefined {
    if (valid.length === 0) return text('import.noneValid');
    return invalid.size > 0 && !isValidOnly ? text('import.correct') : undefined;
  }
  async function send() {
    if (!canImport) return;
    setIsSending(true);
    setError(undefined);
    try {
      await props.onImport(chosen);
      props.onImported(isValidOnly ? [...invalid] : []);
    } catch (failure) {
      if (!(failure instanceof ApiError) && !(failure instanceof UnreachableError)) throw failure;
      setError(failure);
    } finally {
      setIsSending(false);
    }
  }
  return (
    <Stack gap={8}>
      {invalid.size > 0 && valid.length > 0 && (
        <Choice
          type="checkbox"
          label={text('import.validOnly', { valid: valid.length, count: rows.length })}
          checked={isValidOnly}
          onChange={({ target }) => setIsValidOnly(target.checked)}
        />
      )}
      {error && (
        <Text as="p" role="alert" tone="failed">
          {error instanceof UnreachableError ? kitText(`error.${error.code}`) : error.message}
        </Text>
      )}
      <Text as="p" id={reasonId} tone="neutral">
        {reason}
      </Text>
      <Row wrap>
        <Button
          intent="primary"
          aria-disabled={!canImport}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={() => void send()}
        >
          {isSending ? text('import.sending') : text('import.submit', { count: chosen.length })}
        </Button>
        <Button onClick={props.onDiscard}>{text('import.another')}</Button>
      </Row>
    </Stack>
  );
}
