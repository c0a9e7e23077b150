import { Table, Text } from '@brokerdesk/plugin-sdk';
import type { ReactNode } from 'react';
import type { ComparisonResult } from '../../../model/compareAnswers.ts';
import { useText } from '../../useText.ts';

/** One line of the table. */
export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly result: ComparisonResult;
  /** Beside the mark, such as the points of the similarity. */
  readonly note?: string | undefined;
}

/**
 * Values of two applications side by side, each pair marked with a symbol and a word, equal ones also with a colour.
 */
export function ComparedTable({
  caption,
  rows,
  numbers,
}: {
  readonly caption: string;
  readonly rows: readonly ComparedRow[];
  /** Of this application and of the other one. */
  readonly numbers: readonly [string, string];
}) {
  const text = useText();
  return (
    <Table isFixed>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('similar.question')}</th>
          <th scope="col">
            {text('similar.here')} {numbers[0]}
          </th>
          <th scope="col">
            {text('similar.there')} {numbers[1]}
          </th>
          <th scope="col">{text('similar.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, left, right, result, note }) => (
          <tr key={id} data-tone={result === 'equal' ? 'waiting' : undefined}>
            <th scope="row">{label}</th>
            <td>{left}</td>
            <td>{right}</td>
            <td>
              <Text bold={isAlike(result)} tone={isAlike(result) ? 'waiting' : undefined}>
                <span aria-hidden="true">{symbols[result]}</span> {text(`similar.mark.${result}`)}
              </Text>
              {note !== undefined && <div>{note}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function isAlike(result: ComparisonResult): boolean {
  return result === 'equal' || result === 'similar';
}

const symbols: Readonly<Record<ComparisonResult, string>> = {
  equal: '=',
  similar: '≈',
  different: '≠',
  onlyHere: '←',
  onlyThere: '→',
};
