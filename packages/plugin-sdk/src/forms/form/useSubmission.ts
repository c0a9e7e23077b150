import { useRef, useState } from 'react';
import { UnreachableError } from '../../errors.ts';
import { isDeepEqual } from './conflicts.ts';

/** A wish to write something, that is, what is sent and the key under which it is written at most once. */
export interface Submission {
  readonly key: string;
  readonly content: unknown;
}

/** Sends one intent at a time. */
export interface SubmissionControl {
  readonly isSending: boolean;
  /** The submission whose outcome is unknown, because its response was lost. */
  readonly pending: () => Submission | undefined;
  /** Goes on with an intent of an earlier visit. */
  readonly resume: (intent: Submission | undefined) => void;
  /**
   * Submits once; returns undefined without doing anything while another submission is in flight. The same content keeps
   * its key until an answer has come, so that trying again after a lost answer never writes twice.
   */
  readonly send: <Data>(
    content: unknown,
    execute: (key: string) => Promise<Data>,
  ) => Promise<{ data: Data } | undefined>;
}

/** Returns the means to send without sending twice. */
export function useSubmission(): SubmissionControl {
  const submission = useRef<Submission>(undefined);
  const isInFlight = useRef(false);
  const [isSending, setIsSending] = useState(false);
  return {
    isSending,
    pending: () => submission.current,
    resume(stored) {
      submission.current = stored;
    },
    async send(content, execute) {
      if (isInFlight.current) return undefined;
      isInFlight.current = true;
      setIsSending(true);
      if (!submission.current || !isDeepEqual(submission.current.content, content)) {
        submission.current = { key: crypto.randomUUID(), content };
      }
      try {
        const data = await execute(submission.current.key);
        submission.current = undefined;
        return { data };
      } catch (error) {
        // An error is an answer, and the next try is another intent. Without an answer it may have been carried out.
        if (!(error instanceof UnreachableError)) submission.current = undefined;
        throw error;
      } finally {
        isInFlight.current = false;
        setIsSending(false);
      }
    },
  };
}
