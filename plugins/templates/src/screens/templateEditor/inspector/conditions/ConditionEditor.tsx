import { Choice, InputGroup, Row, Select, Stack, Text } from '@brokerdesk/plugin-sdk';
import { useId, useState } from 'react';
import type { Question } from '../../../../model/TemplateDocument.ts';
import { useFieldProblem } from '../fields/FieldProblems.ts';
import { usePartNames } from '../usePartNames.ts';
import { useText } from '../../panels/useText.ts';
import type { ConditionSources } from './listConditionSources.ts';
import { useConditionText } from './useConditionText.ts';

type Condition = Question['shownIf'];

/** So many options are found by typing. */
const searchableFrom = 12;

/** Props of {@link ConditionEditor}. */
export interface ConditionEditorProps {
  readonly question: Question;
  readonly sources: readonly ConditionSources[];
  /** The question that the condition names, wherever it is; undefined if the template has none. */
  readonly source: Question | undefined;
  readonly onChange: (shownIf: Condition) => void;
  /** Why it is always shown. */
  readonly lockedReason?: string | undefined;
}

/** When a question is shown: always, or if an earlier question has one of some answers. Built from menus only. */
export function ConditionEditor({ question, sources, source, onChange, lockedReason }: ConditionEditorProps) {
  const { shownIf } = question;
  const text = useText();
  const sentence = useConditionText();
  const { nameOfPage, nameOfQuestion } = usePartNames();
  const id = useId();
  const problem = useConditionProblem(shownIf);
  const isPossible = sources.some(({ questions }) => questions.some((one) => one.questionID === shownIf?.questionID));
  const isLocked = lockedReason !== undefined && shownIf === undefined;
  return (
    <Stack as="section" gap={8} aria-labelledby={`${id}-title`}>
      <Text as="h3" bold id={`${id}-title`}>
        {text('inspector.condition.title')}
      </Text>
      <label htmlFor={id} className="bdk-hidden">
        {text('inspector.condition.question')}
      </label>
      <Select
        id={id}
        look="field"
        data-field="shownIf.questionID"
        value={shownIf?.questionID ?? ''}
        disabled={isLocked}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-sentence`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : { questionID: target.value, values: [] })}
      >
        <option value="">{sentence(undefined, undefined)}</option>
        {shownIf !== undefined && !isPossible && (
          <option value={shownIf.questionID}>{source ? nameOfQuestion(source) : shownIf.questionID}</option>
        )}
        {sources.map(({ page, questions }) => (
          <optgroup key={page.pageID} label={nameOfPage(page)}>
            {questions.map((one) => (
              <option key={one.questionID} value={one.questionID}>
                {nameOfQuestion(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {shownIf !== undefined && source !== undefined && (
        <ConditionValues shownIf={shownIf} source={source} onChange={onChange} />
      )}
      <div id={`${id}-sentence`}>
        {problem !== undefined && (
          <Text as="p" tone="failed" size="small">
            {problem}
          </Text>
        )}
        {(shownIf !== undefined || lockedReason !== undefined) && (
          <Text as="p" tone="neutral" size="small">
            {isLocked ? lockedReason : sentence(shownIf, source)}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** Returns the problem of the question or of the chosen options, whichever has one. */
function useConditionProblem(shownIf: Condition): string | undefined {
  const ofQuestion = useFieldProblem('shownIf.questionID');
  const none = useFieldProblem('shownIf.values');
  const first = useFieldProblem('shownIf.values.0');
  const second = useFieldProblem('shownIf.values.1');
  return shownIf === undefined ? undefined : (ofQuestion ?? none ?? first ?? second);
}

interface ConditionValuesProps {
  readonly shownIf: NonNullable<Condition>;
  readonly source: Question;
  readonly onChange: (shownIf: Condition) => void;
}

/** The options of the question that the condition names, with those that it lacks by now. */
function ConditionValues({ shownIf, source, onChange }: ConditionValuesProps) {
  const text = useText();
  const { nameOfOption } = usePartNames();
  const [query, setQuery] = useState('');
  const options = source.options ?? [];
  const unknown = shownIf.values.filter((value) => !options.some((option) => option.value === value));
  const shown = options.filter((option) =>
    `${nameOfOption(option)} ${option.value}`.toLowerCase().includes(query.trim().toLowerCase()),
  );

  function toggle(value: string, isChosen: boolean) {
    // In the order of the options, whatever the order of the clicks, so that equal conditions are equal.
    const values = [...options.map((option) => option.value), ...unknown].filter((one) =>
      one === value ? isChosen : shownIf.values.includes(one),
    );
    onChange({ questionID: shownIf.questionID, values: [...new Set(values)] });
  }
  return (
    <Stack as="fieldset" gap={4}>
      <legend className="bdk-hidden">{text('inspector.condition.options')}</legend>
      {options.length >= searchableFrom && (
        <InputGroup
          type="search"
          fill
          aria-label={text('inspector.condition.find')}
          placeholder={text('inspector.condition.find')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <div className="templates-choices" data-field="shownIf.values" tabIndex={-1}>
        {shown.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            label={nameOfOption(option)}
            checked={shownIf.values.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
        ))}
        {unknown.map((value) => (
          <Row key={value} gap={4}>
            <Choice
              type="checkbox"
              label={text('inspector.condition.unknown', { value })}
              checked
              onChange={() => toggle(value, false)}
            />
          </Row>
        ))}
      </div>
    </Stack>
  );
}
