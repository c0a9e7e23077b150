import { InputGroup } from '@blueprintjs/core';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { isComposing } from '../services/isComposing.ts';
import { Select } from '../kit/Select.tsx';
import { Row } from '../kit/Stack.tsx';
import type { SheetHistory } from './edit/useSheetHistory.ts';
import type { FilterChoice } from './useSheetFilter.ts';
import { useSheetText } from './useSheetText.ts';

/** The props of {@link SheetToolbar}. */
export interface SheetToolbarProps {
  readonly choice: FilterChoice;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly onChoose: (choice: FilterChoice) => void;
  /** Absent in a sheet that cannot be edited. */
  readonly history: SheetHistory | undefined;
  readonly onTravel: (direction: 'undo' | 'redo') => void;
  readonly errorCount: number;
  readonly onNextError: () => void;
  readonly children: ReactNode;
}

/** Above a sheet: which rows are shown, undo and redo, and the way to the next error. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { choice, options, onChoose, history, onTravel, errorCount } = props;
  const text = useSheetText();
  const id = useId();
  return (
    <Row wrap>
      <QueryField query={choice.query} onQuery={(query) => onChoose({ ...choice, query })} />
      <label htmlFor={id} className="bdk-hidden">
        {text('filter.label')}
      </label>
      <Select id={id} value={choice.id} onChange={(event) => onChoose({ ...choice, id: event.target.value })}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
      {history && (
        <>
          <Button aria-disabled={!history.canUndo} onClick={() => onTravel('undo')}>
            {text('undo')}
          </Button>
          <Button aria-disabled={!history.canRedo} onClick={() => onTravel('redo')}>
            {text('redo')}
          </Button>
        </>
      )}
      {errorCount > 0 && <Button onClick={props.onNextError}>{text('nextError')}</Button>}
      {props.children}
    </Row>
  );
}

/** While an input method composes, the rows stay as they are. */
function QueryField({ query, onQuery }: { readonly query: string; readonly onQuery: (query: string) => void }) {
  const text = useSheetText();
  const [composed, setComposed] = useState<string>();
  return (
    <InputGroup
      type="search"
      aria-label={text('filter.query')}
      placeholder={text('filter.query')}
      value={composed ?? query}
      onKeyDown={(event) => {
        // Enter would send a form around the sheet, and Escape of an input method would empty the field.
        if (event.key === 'Enter' || (event.key === 'Escape' && isComposing(event))) event.preventDefault();
      }}
      onChange={({ target }) => (composed === undefined ? onQuery(target.value) : setComposed(target.value))}
      onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => {
        setComposed(undefined);
        onQuery(currentTarget.value);
      }}
    />
  );
}
