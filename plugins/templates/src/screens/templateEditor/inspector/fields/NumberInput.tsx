import { CommittedInput } from './CommittedInput.tsx';
import type { PlainFieldProps } from './usePlainField.ts';
import { useText } from '../../panels/useText.ts';

/** Props of {@link NumberInput}. */
export interface NumberInputProps extends PlainFieldProps {
  readonly value: number | undefined;
  readonly subject: string;
  readonly onChange: (value: number | undefined) => void;
  readonly minimum: number;
  readonly maximum: number;
  /** Whole numbers only. */
  readonly isWhole?: boolean;
  readonly isReadOnly?: boolean;
  readonly isLabelHidden?: boolean;
  readonly placeholder?: string;
}

/** A number of the template; an empty field has none, unless it is required. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, minimum, maximum, isWhole = false, isRequired = false, ...field } = props;
  const text = useText();

  function findProblem(typed: string): string | undefined {
    const range = { minimum, maximum };
    if (typed.trim() === '') return isRequired ? text('inspector.number.required', range) : undefined;
    const number = readNumber(typed);
    const isValid = number !== undefined && number >= minimum && number <= maximum;
    if (isValid && (!isWhole || Number.isInteger(number))) return undefined;
    return text(isWhole ? 'inspector.number.whole' : 'inspector.number.decimal', range);
  }
  return (
    <CommittedInput
      {...field}
      isRequired={isRequired}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      isLive
      value={value === undefined ? '' : String(value)}
      findProblem={findProblem}
      onCommit={(typed) => {
        const number = readNumber(typed);
        if (number !== value) onChange(number);
      }}
    />
  );
}

/** Digits may be full width, as an input method for Chinese types them. */
function readNumber(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim();
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
