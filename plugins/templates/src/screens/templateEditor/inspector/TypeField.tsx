import { Button, Select, Text } from '@brokerdesk/plugin-sdk';
import { Dialog, DialogSubject, FieldFrame } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import { changeType, type TypeChange } from './changeType.ts';
import { usePlainField } from './fields/usePlainField.ts';
import type { QuestionEditing } from './QuestionEditing.ts';
import { type ComponentType, componentTypesInOrder } from './questionFields.ts';
import { usePartNames } from './usePartNames.ts';
import { useText } from '../panels/useText.ts';

/** Every field that a type may lack. */
const cleared = {
  help: undefined,
  readOnly: undefined,
  defaultValue: undefined,
  maxLength: undefined,
  minimum: undefined,
  maximum: undefined,
  options: undefined,
  textVersion: undefined,
} as const;

/** Props of {@link TypeField}. */
export interface TypeFieldProps {
  readonly editing: QuestionEditing;
  /** The back office needs this type. */
  readonly isLocked: boolean;
}

/** The type of a question. What another type cannot keep is named before it is lost. */
export function TypeField({ editing, isLocked }: TypeFieldProps) {
  const { question, change } = editing;
  const text = useText();
  const { nameOfQuestion } = usePartNames();
  const [asked, setAsked] = useState<TypeChange>();
  const hint = isLocked ? text('inspector.core.type') : undefined;
  const label = text('inspector.type.label');
  const field = usePlainField({ path: 'type', label, hint }, { value: question.type });
  const apply = ({ question: next }: TypeChange) => change({ ...cleared, ...next });

  function choose(type: ComponentType) {
    const next = changeType(question, type);
    if (next.lost.length === 0) apply(next);
    else setAsked(next);
  }
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Select
        id={field.id}
        look="field"
        data-field="type"
        disabled={isLocked}
        value={question.type}
        onChange={({ target }) => choose(target.value as ComponentType)}
        {...field.ariaProps}
      >
        {componentTypesInOrder.map((type) => (
          <option key={type} value={type}>
            {text(`componentType.${type}`)}
          </option>
        ))}
      </Select>
      {asked && (
        <Dialog
          title={text('inspector.type.title', { type: text(`componentType.${asked.question.type}`) })}
          role="alertdialog"
          onDismiss={() => setAsked(undefined)}
          actions={
            <>
              <Button onClick={() => setAsked(undefined)}>{text('inspector.cancel')}</Button>
              <Button
                intent="primary"
                onClick={() => {
                  apply(asked);
                  setAsked(undefined);
                }}
              >
                {text('inspector.type.change')}
              </Button>
            </>
          }
        >
          <DialogSubject subject={nameOfQuestion(question)} consequence={text('inspector.type.consequence')} />
          <ul>
            {asked.lost.map((part) => (
              <li key={part}>{text(`inspector.type.lost.${part}`, { count: question.options?.length ?? 0 })}</li>
            ))}
          </ul>
          <Text as="p" tone="neutral">
            {text('inspector.type.undo')}
          </Text>
        </Dialog>
      )}
    </FieldFrame>
  );
}
