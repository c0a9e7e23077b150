import './ScoresPanel.css';
import { Button, Callout, EmptyState, Row, Text } from '@brokerdesk/plugin-sdk';
import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import { useEffect, useMemo, useState } from 'react';
import { useProblemText } from '../../../problemTexts/useProblemText.ts';
import { reachableScores } from '../../../model/scores.ts';
import { isClassField, useFieldFocus } from '../inspector/useFieldFocus.ts';
import { FieldProblemsContext } from '../inspector/fields/FieldProblems.ts';
import { useDocument, useEditorActions, useProblems } from '../store/useEditor.ts';
import { ClassesTable } from './ClassesTable.tsx';
import { listScaleParts } from './listScaleParts.ts';
import { ScoredQuestions } from './ScoredQuestions.tsx';
import { ScoreScale } from './ScoreScale.tsx';
import { useClassEdits } from './useClassEdits.ts';
import { useText } from '../panels/useText.ts';

/** Points and classes of a template: which questions give points, what they add up to, and the class of each total. */
export function ScoresPanel() {
  const text = useText();
  const document = useDocument();
  const { classification } = document;
  const { select } = useEditorActions();
  const scores = useMemo(() => reachableScores(document), [document]);
  const { minimum, maximum } = scores;
  const edits = useClassEdits(maximum);
  const problems = useClassProblems();
  const container = useFieldFocus(isClassField);
  const [added, setAdded] = useState<{ readonly index: number }>();
  useEffect(() => {
    const field = added && `classification.${added.index}.value`;
    if (field) container.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  }, [added, container]);
  const isComplete = listScaleParts(classification, maximum).every(({ kind }) => kind === 'class');
  const isScored = scores.questions.length > 0;
  if (!isScored && classification.length === 0) {
    return <EmptyState title={text('scores.noneTitle')}>{text('scores.noneHint')}</EmptyState>;
  }
  const hasRoom = classification.length <= maximum + 1;
  const canClose = hasRoom && !isComplete && classification.length > 0;
  const general = problems.get('classification');
  return (
    <FieldProblemsContext value={problems}>
      <section ref={container} tabIndex={-1} aria-label={text('scores.title')} className="templates-scores">
        <p>{text('scores.range', { minimum, maximum })}</p>
        {isScored && (
          <ScoredQuestions
            scores={scores}
            onOpen={(questionID) => select({ kind: 'questions', questionIDs: [questionID] })}
          />
        )}
        {general !== undefined && <Callout tone="failed">{general}</Callout>}
        {classification.length > 0 ? (
          <>
            <ScoreScale bands={classification} maximum={maximum} />
            <ClassesTable bands={classification} edits={edits} />
          </>
        ) : (
          <Text as="p" tone="neutral">
            {text('scores.noClasses')}
          </Text>
        )}
        <Row wrap>
          <Button
            aria-disabled={classification.length >= templateLimits.scoreBands}
            onClick={() => {
              if (classification.length >= templateLimits.scoreBands) return;
              edits.add();
              // The user goes on with its fields.
              setAdded({ index: classification.length });
            }}
          >
            {text('scores.add')}
          </Button>
          <Button
            aria-disabled={!canClose}
            title={text('scores.closeHint', { maximum })}
            onClick={() => {
              if (canClose) edits.close();
            }}
          >
            {text('scores.close')}
          </Button>
          {!hasRoom && (
            <Text tone="failed" size="small" role="status">
              {text('scores.tooMany')}
            </Text>
          )}
        </Row>
      </section>
    </FieldProblemsContext>
  );
}

/** Returns the problems of the classes by path. */
function useClassProblems(): ReadonlyMap<string, string> {
  const problems = useProblems();
  const textOf = useProblemText();
  return useMemo(
    () =>
      new Map(
        problems
          .filter(({ path }) => path.startsWith('classification'))
          .map((problem) => [problem.path, textOf(problem)] as const)
          // The first problem of a field counts.
          .toReversed(),
      ),
    [problems, textOf],
  );
}
