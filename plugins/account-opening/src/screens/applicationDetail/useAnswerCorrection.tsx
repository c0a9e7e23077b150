import { getAnswers } from '@brokerdesk/plugin-sdk/api';
import { LinkButton, Row, Text, useCall, lazyPart } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useState } from 'react';
import { useText } from '../useText.ts';

// Forms are loaded with the first correction.
const AmendDialog = lazyPart(async () => (await import('./decisions/AmendDialog.tsx')).AmendDialog);

/** The correction of single answers. */
export interface AnswerCorrection {
  readonly canAmend: (questionID: string) => boolean;
  readonly amend: (questionID: string) => void;
  readonly dialog: ReactNode;
  /** Shown if the correctable answers could not be loaded. */
  readonly failure: ReactNode;
}

/** Loads the correctable answers, and opens the dialog for one of them. */
export function useAnswerCorrection(applyID: string, isOpen: boolean): AnswerCorrection {
  const text = useText();
  const { data: sheet, error, refetch } = useCall(getAnswers, { query: { applyID } }, { enabled: isOpen });
  const [questionID, setQuestionID] = useState<string>();
  const correctable = new Set(
    isOpen && sheet ? sheet.answers.filter((answer) => answer.correctable).map((answer) => answer.questionID) : [],
  );
  return {
    canAmend: (id) => correctable.has(id),
    amend: setQuestionID,
    dialog: sheet && questionID !== undefined && (
      <AmendDialog sheet={sheet} questionID={questionID} onClose={() => setQuestionID(undefined)} />
    ),
    failure: isOpen && error !== null && sheet === undefined && (
      <Row as="p" wrap role="alert" title={error.message}>
        <Text tone="neutral" size="table">
          {text('decision.amend.failed')}
        </Text>
        <LinkButton onClick={() => void refetch()}>{text('detail.nextRetry')}</LinkButton>
      </Row>
    ),
  };
}
