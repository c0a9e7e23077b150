import {
  type AccessQuestion,
  Callout,
  ErrorState,
  Row,
  Stack,
  StatusTag,
  Text,
  useHost,
  textIn,
  useAsync,
} from '@brokerdesk/plugin-sdk';
import type { FunctionNode } from '@brokerdesk/plugin-sdk/api';
import { useCallback, useMemo } from 'react';
import { type FunctionIndex, nameOf } from './functionIndex.ts';
import { useText } from '../useText.ts';
import { useWhySteps, type WhyStep } from './useWhySteps.ts';
import { grantedCodesOf, hasEverything, type WhySubject } from './WhySubject.ts';

/** The props of {@link WhyAnswer}. */
export interface WhyAnswerProps {
  readonly subject: WhySubject;
  readonly tree: readonly FunctionNode[];
  readonly index: FunctionIndex;
  readonly target: AccessQuestion['target'];
}

/** Whether a user or a role can open something, step by step, and what to do. */
export function WhyAnswer({ subject, tree, index, target }: WhyAnswerProps) {
  const text = useText();
  const { language } = useHost();
  const toSteps = useWhySteps(index);
  const question = useMemo(() => {
    const codes = hasEverything(subject) ? index.keys() : subject.roles.flatMap((role) => [...grantedCodesOf(role)]);
    return { grantedCodes: new Set(codes), brokerFunctions: tree, target };
  }, [subject, tree, index, target]);
  const { explainAccess } = useHost();
  const ask = useCallback(() => explainAccess(question), [explainAccess, question]);
  const { data: answer, error, retry } = useAsync(ask);
  if (error) return <ErrorState title={text('why.failed')} error={error} onRetry={retry} />;
  if (!answer) return null;
  const [code] = answer.codes ?? [];
  if (code === undefined) {
    return answer.codes ? (
      <Callout tone="progress" title={text('why.home')} />
    ) : (
      <Callout tone="neutral" title={text('why.unknown')}>
        {text('why.unknownHint')}
      </Callout>
    );
  }
  const steps = toSteps(subject, code, answer.steps);
  const isOpen = steps.every(({ isSatisfied }) => isSatisfied !== false);
  const [role] = subject.roles;
  const who = subject.user?.userName ?? (role ? textIn(role.name, language) : '');
  const title = text(isOpen ? 'why.yes' : 'why.no', { who, what: nameOf(index, code) });
  return (
    <Stack gap={12}>
      <Callout tone={isOpen ? 'progress' : 'failed'} title={title}>
        {steps.map(({ key, isSatisfied, remedy }) => isSatisfied === false && remedy && <p key={key}>{remedy}</p>)}
      </Callout>
      <Stack as="ol" gap={8}>
        {steps.map((step) => (
          <li key={step.key}>
            <Step step={step} />
          </li>
        ))}
      </Stack>
      <Text as="p" tone="neutral" size="small">
        {text('why.later')}
      </Text>
    </Stack>
  );
}

const tones = new Map<boolean | undefined, 'progress' | 'failed'>([
  [true, 'progress'],
  [false, 'failed'],
]);

function Step({ step: { isSatisfied, text: words } }: { readonly step: WhyStep }) {
  const text = useText();
  const tone = tones.get(isSatisfied) ?? 'neutral';
  return (
    <Row gap={8} align="start">
      <StatusTag tone={tone}>{text(`why.mark.${tone}`)}</StatusTag>
      <span>{words}</span>
    </Row>
  );
}
