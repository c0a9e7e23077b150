import { useRef, useState } from 'react';
import { UnreachableError } from '../../errors.ts';
import { isSame } from './mergeValues.ts';

/** A wish to write something, that is, what is sent and the key under which it is written at most once. */
export interface Intent {
  readonly key: string;
  readonly content: unknown;
}

/** Sends one intent at a time. */
export interface Sending {
  readonly isSending: boolean;
  /** The intent of which nobody knows yet whether it was carried out. */
  readonly open: () => Intent | undefined;
  /** Goes on with an intent of an earlier visit. */
  readonly resume: (intent: Intent | undefined) => void;
  /**
   * Carries out an intent; gives undefined without doing anything while another one is under way. The same content keeps
   * its key until an answer has come, so that trying again after a lost answer never writes twice.
   */
  readonly send: <Data>(
    content: unknown,
    carryOut: (key: string) => Promise<Data>,
  ) => Promise<{ data: Data } | undefined>;
}

/** Gives the means to send without sending twice. */
export function useIntent(): Sending {
  const intent = useRef<Intent>(undefined);
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  return {
    isSending,
    open: () => intent.current,
    resume(earlier) {
      intent.current = earlier;
    },
    async send(content, carryOut) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setIsSending(true);
      if (!intent.current || !isSame(intent.current.content, content)) {
        intent.current = { key: crypto.randomUUID(), content };
      }
      try {
        const data = await carryOut(intent.current.key);
        intent.current = undefined;
        return { data };
      } catch (error) {
        // A refusal is an answer, and the next try is another intent. Without an answer it may have been carried out.
        if (!(error instanceof UnreachableError)) intent.current = undefined;
        throw error;
      } finally {
        isBusy.current = false;
        setIsSending(false);
      }
    },
  };
}
