import { Button, InputGroup, Row, Stack, Text, useSearchFold } from '@brokerdesk/plugin-sdk';
import { type FormEvent, useId, useState } from 'react';
import { findFunctions, type FunctionIndex } from './functionIndex.ts';
import { useText } from '../useText.ts';

const shownMatches = 8;

/** What the user asks about. */
export type PickedTarget = { readonly code: string } | { readonly address: string };

/** The props of {@link FunctionPicker}. */
export interface FunctionPickerProps {
  readonly index: FunctionIndex;
  /** What is asked about now, in words. */
  readonly value: string;
  readonly onPick: (target: PickedTarget) => void;
}

/** Finds a function by its name or code, or takes an address. Enter takes the first match. */
export function FunctionPicker({ index, value, onPick }: FunctionPickerProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const fold = useSearchFold(typed ?? '');
  const isAddress = typed?.includes('/') ?? false;
  const matches = isAddress || typed === undefined ? [] : findFunctions(index, typed, fold);
  const pick = (target: PickedTarget) => {
    setTyped(undefined);
    onPick(target);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = matches;
    if (isAddress) pick({ address: typed ?? '' });
    else if (first) pick({ code: first.code });
  };
  return (
    <form method="post" onSubmit={submit}>
      <Stack gap={4}>
        <label htmlFor={id}>{text('why.question')}</label>
        <Row>
          <InputGroup
            id={id}
            fill
            type="search"
            value={typed ?? value}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setTyped(target.value)}
          />
          {isAddress && <Button onClick={() => pick({ address: typed ?? '' })}>{text('why.address')}</Button>}
        </Row>
        <Text as="p" id={`${id}-hint`} tone="neutral" size="small">
          {text('why.questionHint')}
        </Text>
        <Text as="p" role="status" tone="neutral" size="small">
          {typed !== undefined && typed !== '' && !isAddress && describeCount(matches.length)}
        </Text>
        <ul>
          {matches.slice(0, shownMatches).map(({ code, path }) => (
            <li key={code}>
              <button type="button" className="bdk-item" onClick={() => pick({ code })}>
                {path.map(({ name }) => name).join(text('why.pathSeparator'))}{' '}
                <Text tone="neutral" size="small">
                  {code}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </form>
  );

  function describeCount(count: number): string {
    return count === 0 ? text('why.noMatch') : text('why.matches', { count });
  }
}
