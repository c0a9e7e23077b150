import { Button, EmptyState, Row, Stack, Text } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { useProblemText } from '../../../problemTexts/useProblemText.ts';
import { useEditorActions } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import type { ShownProblem } from './shownProblems.ts';
import { useProblemPlace } from './useProblemPlace.ts';

/** Props of {@link ProblemList}. */
export interface ProblemListProps {
  readonly problems: readonly ShownProblem[];
  readonly onClose: () => void;
}

/** The problems that keep the template from being published. Each line leads to the field that it is about. */
export function ProblemList({ problems, onClose }: ProblemListProps) {
  const text = useText();
  const id = useId();
  const textOf = useProblemText();
  const placeOf = useProblemPlace();
  const { select } = useEditorActions();
  return (
    <Stack as="section" gap={8} className="templates-problems" aria-labelledby={id}>
      <Row justify="between">
        <Text as="h2" bold id={id}>
          {text('editor.problems')}
        </Text>
        <Button variant="minimal" size="small" onClick={onClose}>
          {text('editor.close')}
        </Button>
      </Row>
      {problems.length === 0 ? (
        <EmptyState title={text('editor.noProblems')} />
      ) : (
        <ol className="bdk-divided">
          {problems.map((problem) => {
            const { selection, name, field } = placeOf(problem);
            return (
              <li key={`${problem.path} ${problem.rule}`}>
                <button type="button" className="bdk-item" onClick={() => select(selection, field)}>
                  <Text bold>{name}</Text> {problem.message ?? textOf(problem)}
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </Stack>
  );
}
