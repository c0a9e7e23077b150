import { LinkButton, Stack, Text } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import type { Question } from '../../../../model/TemplateDocument.ts';
import { usePartNames } from '../usePartNames.ts';
import { useText } from '../../panels/useText.ts';
import { useConditionText } from './useConditionText.ts';

/** Props of {@link Dependents}. */
export interface DependentsProps {
  readonly question: Question;
  /** The questions whose condition names this one. */
  readonly dependents: readonly Question[];
  readonly onSelect: (questionID: string) => void;
}

/** The questions that are shown because of the answer to this one. Each can be opened. */
export function Dependents({ question, dependents, onSelect }: DependentsProps) {
  const text = useText();
  const sentence = useConditionText();
  const { nameOfQuestion } = usePartNames();
  const id = useId();
  if (dependents.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Text as="h3" bold id={id}>
        {text('inspector.dependents', { count: dependents.length })}
      </Text>
      <ul>
        {dependents.map((one) => (
          <li key={one.questionID}>
            <LinkButton onClick={() => onSelect(one.questionID)}>{nameOfQuestion(one)}</LinkButton>
            <Text as="p" tone="neutral" size="small">
              {sentence(one.shownIf, question)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
