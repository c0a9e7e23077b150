import { Row, Stack } from '@brokerdesk/plugin-sdk';
import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import { NumberInput } from './fields/NumberInput.tsx';
import { SwitchRow } from './fields/SwitchRow.tsx';
import { TextInput } from './fields/TextInput.tsx';
import type { QuestionEditing } from './QuestionEditing.ts';
import { hasField, type QuestionField } from './questionFields.ts';
import { useText } from '../panels/useText.ts';

/** Limits of a number in the contract. */
const largest = 1e12;

/** Props of {@link AnswerFields}. */
export interface AnswerFieldsProps {
  readonly editing: QuestionEditing;
  /** The back office needs an answer. */
  readonly mustBeRequired: boolean;
}

/** Which answers a question accepts: required, read-only, default and limits, as far as its type has them. */
export function AnswerFields({ editing, mustBeRequired }: AnswerFieldsProps) {
  const { question, change } = editing;
  const { questionID, required, readOnly = false, defaultValue, maxLength, minimum, maximum, textVersion } = question;
  const text = useText();
  // A value that its type does not have is shown as well, so that the user can remove it.
  const has = (field: QuestionField, value?: unknown) => hasField(question.type, field) || value !== undefined;
  return (
    <Stack gap={12}>
      {has('required') && (
        <SwitchRow
          path="required"
          label={text('inspector.required')}
          isOn={required}
          lockedReason={mustBeRequired && required ? text('inspector.core.required') : undefined}
          onChange={(isOn) => change({ required: isOn })}
        />
      )}
      {has('readOnly', question.readOnly) && (
        <SwitchRow
          path="readOnly"
          label={text('inspector.readOnly')}
          isOn={readOnly}
          onChange={(isOn) => change({ readOnly: isOn ? true : undefined })}
        />
      )}
      {has('defaultValue', defaultValue) && (
        <TextInput
          path="defaultValue"
          label={text('inspector.defaultValue')}
          hint={question.type === 'Date' ? text('inspector.defaultDate') : undefined}
          isMultiline={question.type === 'Multilinebox'}
          value={defaultValue ?? ''}
          limit={templateLimits.textLength}
          onChange={(value) => change({ defaultValue: value === '' ? undefined : value }, 'defaultValue')}
        />
      )}
      {has('maxLength', maxLength) && (
        <NumberInput
          path="maxLength"
          label={text('inspector.maxLength')}
          subject={questionID}
          isWhole
          minimum={1}
          maximum={templateLimits.textLength}
          value={maxLength}
          onChange={(value) => change({ maxLength: value }, 'maxLength')}
        />
      )}
      {has('range', minimum ?? maximum) && <RangeFields editing={editing} />}
      {has('textVersion', textVersion) && (
        <TextInput
          path="textVersion"
          label={text('inspector.textVersion')}
          hint={text('inspector.textVersionHint')}
          value={textVersion ?? ''}
          limit={40}
          onChange={(value) => change({ textVersion: value === '' ? undefined : value }, 'textVersion')}
        />
      )}
    </Stack>
  );
}

/** The smallest and the largest number that a question accepts. */
function RangeFields({ editing }: Pick<AnswerFieldsProps, 'editing'>) {
  const { question, change } = editing;
  const { questionID, minimum, maximum } = question;
  const text = useText();
  return (
    <Row align="start">
      <NumberInput
        path="minimum"
        label={text('inspector.minimum')}
        subject={questionID}
        minimum={-largest}
        maximum={largest}
        value={minimum}
        onChange={(value) => change({ minimum: value }, 'minimum')}
      />
      <NumberInput
        path="maximum"
        label={text('inspector.maximum')}
        subject={questionID}
        minimum={-largest}
        maximum={largest}
        value={maximum}
        onChange={(value) => change({ maximum: value }, 'maximum')}
      />
    </Row>
  );
}
