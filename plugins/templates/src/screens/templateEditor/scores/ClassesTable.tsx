import { IconButton, Row, Table } from '@brokerdesk/plugin-sdk';
import { useEffect, useRef, useState } from 'react';
import { languages, templateLimits } from '@brokerdesk/plugin-sdk/api';
import type { ScoreBand } from '../../../model/TemplateDocument.ts';
import { downIcon, removeIcon, upIcon } from '../editorIcons.ts';
import { CommittedInput } from '../inspector/fields/CommittedInput.tsx';
import { textKeys } from '../inspector/fields/textKeys.ts';
import { NumberInput } from '../inspector/fields/NumberInput.tsx';
import { TextInput } from '../inspector/fields/TextInput.tsx';
import { valuePattern } from '../inspector/options/readOptionLines.ts';
import type { ClassEdits } from './useClassEdits.ts';
import { useText } from '../panels/useText.ts';

/** Props of {@link ClassesTable}. */
export interface ClassesTableProps {
  readonly bands: readonly ScoreBand[];
  readonly edits: ClassEdits;
}

/** The classes with their names in all languages and the totals that they begin and end at. */
export function ClassesTable({ bands, edits }: ClassesTableProps) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const [removed, setRemoved] = useState<{ readonly index: number }>();
  useEffect(() => {
    // The button that was pressed is gone; the user goes on in the row that took its place.
    const rows = body.current?.rows;
    if (removed && rows) rows[Math.min(removed.index, rows.length - 1)]?.querySelector<HTMLElement>('input')?.focus();
  }, [removed]);
  return (
    <Table className="templates-classes">
      <caption>{text('scores.classes')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('scores.value')}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {text(`scores.language.${language}`)}
            </th>
          ))}
          <th scope="col">{text('scores.from')}</th>
          <th scope="col">{text('scores.to')}</th>
          <th scope="col">{text('scores.tools')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {bands.map((band, index) => (
          <ClassRow
            // oxlint-disable-next-line react/no-array-index-key -- a row keeps its focus while its value changes
            key={index}
            band={band}
            index={index}
            count={bands.length}
            edits={edits}
            onRemoved={() => setRemoved({ index })}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface ClassRowProps {
  readonly band: ScoreBand;
  readonly index: number;
  readonly count: number;
  readonly edits: ClassEdits;
  readonly onRemoved: () => void;
}

function ClassRow({ band, index, count, edits, onRemoved }: ClassRowProps) {
  const text = useText();
  const number = index + 1;
  const path = `classification.${index}`;
  const ends = { subject: path, isRequired: true, isLabelHidden: true, isWhole: true, minimum: 0, maximum: 1_000_000 };
  return (
    <tr>
      <td>
        <CommittedInput
          path={`${path}.value`}
          label={text('scores.valueOf', { number })}
          isLabelHidden
          value={band.value}
          subject={`${path}/${band.value}`}
          findProblem={(value) => (valuePattern.test(value) ? undefined : text('scores.valueShape'))}
          onCommit={(value) => edits.change(index, { value })}
        />
      </td>
      {languages.map((language) => {
        const key = textKeys[language];
        return (
          <td key={language}>
            <TextInput
              path={`${path}.label.${key}`}
              label={text('scores.labelOf', { number, language: text(`scores.language.${language}`) })}
              isLabelHidden
              lang={language}
              limit={templateLimits.nameLength}
              value={band.label[key]}
              onChange={(value) => edits.change(index, { label: { ...band.label, [key]: value } }, `label.${key}`)}
            />
          </td>
        );
      })}
      <td>
        <NumberInput
          {...ends}
          path={`${path}.from`}
          label={text('scores.fromOf', { number })}
          value={band.from}
          onChange={(from = 0) => edits.change(index, { from }, 'from')}
        />
      </td>
      <td>
        <NumberInput
          {...ends}
          path={`${path}.to`}
          label={text('scores.toOf', { number })}
          value={band.to}
          onChange={(to = 0) => edits.change(index, { to }, 'to')}
        />
      </td>
      <td>
        <Row gap={0}>
          <IconButton
            label={text('scores.up', { number })}
            paths={upIcon}
            aria-disabled={index === 0}
            onClick={() => edits.move(index, index - 1)}
          />
          <IconButton
            label={text('scores.down', { number })}
            paths={downIcon}
            aria-disabled={index === count - 1}
            onClick={() => edits.move(index, index + 1)}
          />
          <IconButton
            label={text('scores.remove', { number })}
            paths={removeIcon}
            onClick={() => {
              edits.remove(index);
              onRemoved();
            }}
          />
        </Row>
      </td>
    </tr>
  );
}
