import { Row, Stack, StatusTag, Text } from '@brokerdesk/plugin-sdk';
import { renameQuestion } from '../../../model/edits/rename.ts';
import { setQuestion } from '../../../model/edits/setFields.ts';
import { type Question, questionsOf } from '../../../model/TemplateDocument.ts';
import { useDocument, useEditorActions, useIsFrozen, useTemplateIndex } from '../store/useEditor.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { ConditionEditor } from './conditions/ConditionEditor.tsx';
import { Dependents } from './conditions/Dependents.tsx';
import { listConditionSources } from './conditions/listConditionSources.ts';
import { FieldProblemsContext } from './fields/FieldProblems.ts';
import { IdentifierInput } from './fields/IdentifierInput.tsx';
import type { QuestionEditing } from './QuestionEditing.ts';
import { QuestionTexts } from './QuestionTexts.tsx';
import { TypeField } from './TypeField.tsx';
import { useCoreQuestions } from './useCoreQuestions.ts';
import { useProblemsOf } from './useProblemsOf.ts';
import { useText } from '../panels/useText.ts';

/** The fields of a question, by its type. */
export function QuestionInspector({ questionID }: { readonly questionID: string }) {
  const text = useText();
  const document = useDocument();
  const { questions } = useTemplateIndex();
  const { edit, select } = useEditorActions();
  const isFrozen = useIsFrozen();
  const core = useCoreQuestions().get(questionID);
  const placed = questions.get(questionID);
  const problems = useProblemsOf({ kind: 'question', id: questionID });
  if (placed === undefined) return null;
  const { question } = placed;
  const dependents = questionsOf(document).filter(({ shownIf }) => shownIf?.questionID === questionID);
  const editing: QuestionEditing = {
    question,
    change: (change, mergeKey) =>
      edit(
        text('inspector.step.question'),
        setQuestion(questionID, change as Partial<Question>),
        mergeKey === undefined ? undefined : `${questionID}.${mergeKey}`,
      ),
    edit,
  };
  const frozen = isFrozen(questionID) ? text('inspector.id.frozen') : undefined;
  return (
    <FieldProblemsContext value={problems}>
      <Stack>
        {core !== undefined && (
          <Row wrap>
            <StatusTag tone="form">{text('inspector.core.tag')}</StatusTag>
            <Text tone="neutral" size="small">
              {text('inspector.core.why')}
            </Text>
          </Row>
        )}
        <TypeField editing={editing} isLocked={core !== undefined} />
        <IdentifierInput
          path="questionID"
          value={questionID}
          isTaken={(id) => questions.has(id)}
          lockedReason={core ? text('inspector.core.id') : frozen}
          onRename={(id) =>
            edit(text('inspector.step.rename'), renameQuestion(questionID, id), {
              select: { kind: 'questions', questionIDs: [id] },
            })
          }
        />
        <QuestionTexts
          {...editing}
          lockedValues={core?.questionID === 'idType'}
          listDependents={(value) => dependents.filter(({ shownIf }) => shownIf?.values.includes(value))}
        />
        <AnswerFields editing={editing} mustBeRequired={core?.required === true} />
        <ConditionEditor
          question={question}
          sources={listConditionSources(document, questionID)}
          source={questions.get(question.shownIf?.questionID ?? '')?.question}
          lockedReason={core && text('inspector.core.always')}
          onChange={(shownIf) => editing.change({ shownIf })}
        />
        <Dependents
          question={question}
          dependents={dependents}
          onSelect={(dependent) => select({ kind: 'questions', questionIDs: [dependent] })}
        />
      </Stack>
    </FieldProblemsContext>
  );
}
