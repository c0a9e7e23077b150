import { type AccessExplanation, type AccessQuestion, useHost } from '@brokerdesk/plugin-sdk';
import { useCallback, useEffect, useState } from 'react';

/** What the host answered, or why it could not. */
export interface Answered {
  readonly answer: AccessExplanation | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Asks the host a question, and again when the language changes. The question must stay the same object while it is the same. */
export function useAnswer(question: AccessQuestion): Answered {
  const { explainAccess } = useHost();
  const [result, setResult] = useState<{ readonly answer?: AccessExplanation; readonly error?: Error }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    explainAccess(question).then(
      (answer) => isCurrent && setResult({ answer }),
      (error: Error) => isCurrent && setResult({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [explainAccess, question, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { answer: result.answer, error: result.error, retry };
}
