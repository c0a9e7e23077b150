import { useRef, useState } from 'react';
import { UnreachableError } from '../../errors.ts';
import { describeFiles } from '../files/storableValues.ts';
import { isDeepEqual } from './conflicts.ts';

/** A submission: the content, and the key under which it is written at most once. */
export interface Submission {
  readonly key: string;
  /** Plain JSON: files are described by their names. */
  readonly content: unknown;
}

/** Sends one submission at a time. */
export interface SubmissionControl {
  readonly isSending: boolean;
  /** The submission whose outcome is unknown, because its response was lost. */
  readonly pending: () => Submission | undefined;
  /** Continues a submission of an earlier visit. */
  readonly resume: (intent: Submission | undefined) => void;
  /**
   * Submits once; returns undefined without doing anything while another submission is in flight. The same content
   * keeps its key until a response arrives, so that a retry after a lost response never writes twice.
   */
  readonly send: <Data>(
    content: unknown,
    execute: (key: string) => Promise<Data>,
  ) => Promise<{ data: Data } | undefined>;
}

/** Returns functions that send without sending twice. */
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
      const described = describeFiles(content);
      if (!submission.current || !isDeepEqual(submission.current.content, described)) {
        submission.current = { key: crypto.randomUUID(), content: described };
      }
      try {
        const data = await execute(submission.current.key);
        submission.current = undefined;
        return { data };
      } catch (error) {
        // An error is a response, and the next attempt is a new submission. Without a response the submission may have
        // been carried out.
        if (!(error instanceof UnreachableError)) submission.current = undefined;
        throw error;
      } finally {
        isInFlight.current = false;
        setIsSending(false);
      }
    },
  };
}
