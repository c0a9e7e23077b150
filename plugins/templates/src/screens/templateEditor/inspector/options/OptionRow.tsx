import { Choice, IconButton, Row, Stack } from '@brokerdesk/plugin-sdk';
import { memo } from 'react';
import { downIcon, removeIcon, upIcon } from '../../editorIcons.ts';
import { CommittedInput } from '../fields/CommittedInput.tsx';
import type { TextLanguage } from '../fields/LanguageTexts.tsx';
import { NumberInput } from '../fields/NumberInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { usePartNames } from '../usePartNames.ts';
import { useText } from '../../panels/useText.ts';
import { valuePattern } from './readOptionLines.ts';
import type { QuestionOption } from '../../../../model/TemplateDocument.ts';

/** Props of {@link OptionRow}. The functions must stay the same, because a row is rendered only if its option changes. */
export interface OptionRowProps {
  readonly option: QuestionOption;
  readonly index: number;
  readonly count: number;
  /** The question. */
  readonly subject: string;
  readonly language: TextLanguage;
  readonly hasScore: boolean;
  readonly isLocked: boolean;
  readonly isTaken: (value: string, index: number) => boolean;
  readonly onChange: (
    index: number,
    change: { [Key in keyof QuestionOption]?: QuestionOption[Key] | undefined },
    mergeKey?: string,
  ) => void;
  readonly onRename: (index: number, value: string) => void;
  readonly onDefault: (index: number, isDefault: boolean) => void;
  readonly onMove: (index: number, to: number, control: string) => void;
  readonly onRemove: (index: number) => void;
}

/** One option: its value, its label in one language, its points, and whether it is selected from the beginning. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { option, index, count, subject, language, hasScore, isLocked, onMove } = props;
  const text = useText();
  const { nameOfOption } = usePartNames();
  const name = nameOfOption(option);
  const path = `options.${index}`;
  const mergeKey = (field: string) => `${subject}.${path}.${field}`;

  function findProblem(value: string): string | undefined {
    if (!valuePattern.test(value)) return text('inspector.options.valueShape');
    return props.isTaken(value, index) ? text('inspector.options.valueTaken') : undefined;
  }
  return (
    <Stack as="li" gap={4} className="templates-option">
      <Row gap={4} align="start">
        <CommittedInput
          path={`${path}.value`}
          label={text('inspector.options.value', { number: index + 1 })}
          isLabelHidden
          isReadOnly={isLocked}
          value={option.value}
          subject={`${subject}/${option.value}/${index}`}
          findProblem={findProblem}
          onCommit={(value) => props.onRename(index, value)}
        />
        <TextInput
          path={`${path}.label.${language.key}`}
          label={text('inspector.options.label', { number: index + 1 })}
          isLabelHidden
          lang={language.lang}
          value={option.label[language.key]}
          onChange={(value) =>
            props.onChange(
              index,
              { label: { ...option.label, [language.key]: value } },
              mergeKey(`label.${language.key}`),
            )
          }
        />
      </Row>
      <Row gap={4} wrap>
        {hasScore && (
          <NumberInput
            path={`${path}.score`}
            label={text('inspector.options.score', { name })}
            isLabelHidden
            placeholder={text('inspector.options.points')}
            subject={`${subject}/${index}`}
            isWhole
            minimum={0}
            maximum={1000}
            value={option.score}
            onChange={(score) => props.onChange(index, { score }, mergeKey('score'))}
          />
        )}
        <Choice
          type="checkbox"
          label={text('inspector.options.isDefault')}
          aria-label={text('inspector.options.defaultOf', { name })}
          data-field={`${path}.isDefault`}
          checked={option.isDefault === true}
          onChange={({ target }) => props.onDefault(index, target.checked)}
        />
        {!isLocked && (
          <Row gap={4} className="templates-option-tools">
            <IconButton
              size="small"
              label={text('inspector.options.up', { name })}
              paths={upIcon}
              data-control="up"
              aria-disabled={index === 0}
              onClick={() => onMove(index, index - 1, 'up')}
            />
            <IconButton
              size="small"
              label={text('inspector.options.down', { name })}
              paths={downIcon}
              data-control="down"
              aria-disabled={index === count - 1}
              onClick={() => onMove(index, index + 1, 'down')}
            />
            <IconButton
              size="small"
              label={text('inspector.options.remove', { name })}
              paths={removeIcon}
              data-control="remove"
              onClick={() => props.onRemove(index)}
            />
          </Row>
        )}
      </Row>
    </Stack>
  );
});
