import { Stack, Text } from '@brokerdesk/plugin-sdk';
import { mapQuestions, withFields } from '../../../model/mapParts.ts';
import type { Question } from '../../../model/TemplateDocument.ts';
import { useEditorActions, useTemplateIndex } from '../store/useEditor.ts';
import { SwitchRow } from './fields/SwitchRow.tsx';
import { hasField } from './questionFields.ts';
import { useCoreQuestions } from './useCoreQuestions.ts';
import { useText } from '../panels/useText.ts';

/** The fields that several selected questions share. Those whose type lacks a field stay as they are. */
export function SeveralQuestionsInspector({ questionIDs }: { readonly questionIDs: readonly string[] }) {
  const text = useText();
  const { questions } = useTemplateIndex();
  const { edit } = useEditorActions();
  const core = useCoreQuestions();
  const selected = questionIDs.flatMap((questionID) => questions.get(questionID)?.question ?? []);
  const lockedCount = selected.filter(({ questionID }) => core.get(questionID)?.required === true).length;
  const mayBeRequired = selected.filter(({ type }) => hasField(type, 'required'));
  const mayBeReadOnly = selected.filter(({ type }) => hasField(type, 'readOnly'));

  function change(among: readonly Question[], fieldsOf: (question: Question) => Partial<Question>) {
    const ids = new Set(among.map(({ questionID }) => questionID));
    edit(text('inspector.step.questions'), (document) =>
      mapQuestions(document, (question) =>
        ids.has(question.questionID) ? withFields(question, fieldsOf(question)) : question,
      ),
    );
  }
  return (
    <Stack gap={12}>
      <Text as="h3" bold>
        {text('inspector.several.title', { count: selected.length })}
      </Text>
      {mayBeRequired.length === 0 ? (
        <Text as="p" tone="neutral">
          {text('inspector.several.noneRequired')}
        </Text>
      ) : (
        <SwitchRow
          path="required"
          label={text('inspector.required')}
          isOn={mayBeRequired.every(({ required }) => required)}
          isMixed={isMixed(mayBeRequired.map(({ required }) => required))}
          onChange={(isOn) =>
            change(mayBeRequired, ({ questionID }) => ({ required: isOn || core.get(questionID)?.required === true }))
          }
        />
      )}
      {lockedCount > 0 && (
        <Text as="p" tone="neutral" size="small">
          {text('inspector.several.lockedRequired', { count: lockedCount })}
        </Text>
      )}
      {mayBeReadOnly.length > 0 && (
        <SwitchRow
          path="readOnly"
          label={text('inspector.readOnly')}
          isOn={mayBeReadOnly.every(({ readOnly }) => readOnly === true)}
          isMixed={isMixed(mayBeReadOnly.map(({ readOnly }) => readOnly === true))}
          onChange={(isOn) => change(mayBeReadOnly, () => ({ readOnly: isOn ? true : undefined }) as Partial<Question>)}
        />
      )}
    </Stack>
  );
}

function isMixed(values: readonly boolean[]): boolean {
  return new Set(values).size > 1;
}
