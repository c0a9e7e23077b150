import { useRef, useState } from 'react';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import { describeFiles } from '../files/storableValues.ts';
import { isDeepEqual } from './conflicts.ts';

/** A submission: the content, and the key under which it is written at most once. */
export interface Submission {
  readonly key: string;
  /** Plain JSON: files are described by their names. */
  readonly content: unknown;
  /** Other content that was sent before, whose responses were lost as well; with this key if it is kept. */
  readonly earlier?: readonly unknown[] | undefined;
}

/** What is known when a submission is sent. */
export interface SubmissionAttempt {
  /** The same content was sent before, and its response was lost. */
  readonly isRetry: boolean;
  /** Other content that was sent before; these may have been carried out, of those with the same key only one. */
  readonly earlier: readonly unknown[];
}

/** The options of a submission. */
export interface SubmissionOptions {
  /** Other content keeps the key of an attempt whose response was lost. The server then carries out only one of them. */
  readonly keepsKey?: boolean | undefined;
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
    execute: (key: string, attempt: SubmissionAttempt) => Promise<Data>,
    options?: SubmissionOptions,
  ) => Promise<{ data: Data } | undefined>;
}

/** Returns functions that send without sending twice. */
export function useSubmission(): SubmissionControl {
  const submission = useRef<Submission>(undefined);
  const isInFlight = useRef(false);
  // With their files, as long as the page lives.
  const sentContent = useRef(new Map<unknown, unknown>());
  const [isSending, setIsSending] = useState(false);
  return {
    isSending,
    pending: () => submission.current,
    resume(stored) {
      submission.current = stored;
    },
    async send(content, execute, { keepsKey = false } = {}) {
      if (isInFlight.current) return undefined;
      isInFlight.current = true;
      setIsSending(true);
      const lost = submission.current;
      const next = continueSubmission(lost, { content: describeFiles(content), keepsKey });
      const { key, earlier = [] } = next;
      submission.current = next;
      sentContent.current.set(next.content, content);
      const attempt = {
        isRetry: next === lost,
        earlier: earlier.map((described) => sentContent.current.get(described) ?? described),
      };
      try {
        const data = await execute(key, attempt);
        submission.current = undefined;
        sentContent.current.clear();
        return { data };
      } catch (error) {
        if (isDecided(error)) submission.current = decide(next, { lost, keepsKey });
        throw error;
      } finally {
        isInFlight.current = false;
        setIsSending(false);
      }
    },
  };
}

/** Returns the submission of some content: the one whose response was lost if it is the same, or keeps its key. */
function continueSubmission(
  lost: Submission | undefined,
  { content, keepsKey }: { readonly content: unknown; readonly keepsKey: boolean },
): Submission {
  if (lost && isDeepEqual(lost.content, content)) return lost;
  const key = lost && keepsKey ? lost.key : crypto.randomUUID();
  return lost ? { key, content, earlier: [...(lost.earlier ?? []), lost.content] } : { key, content };
}

/** What is left of a submission after an error: those before it whose responses were lost may have been carried out. */
function decide(
  refused: Submission,
  { lost, keepsKey }: { readonly lost: Submission | undefined; readonly keepsKey: boolean },
): Submission | undefined {
  if (!lost) return undefined;
  return keepsKey ? refused : { ...refused, key: crypto.randomUUID() };
}

/**
 * An error is a response, and the next attempt has a new key. Without a response the submission may have been
 * carried out; an `E0001` does not say whether it was.
 */
function isDecided(error: unknown): boolean {
  return !(error instanceof UnreachableError) && !(error instanceof ApiError && error.code === 'E0001');
}
