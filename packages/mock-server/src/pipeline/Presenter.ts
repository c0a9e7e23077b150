// Rows never change in place, so what a row looks like on the wire is checked against the contract and turned into
// bytes once, and kept for as long as the row, what else it was made from, and the clock allow.
import type { z } from 'zod';
import type { CallContext } from './CallContext.ts';
import { checkAnswer } from './checkAnswer.ts';

export interface Presentation {
  readonly data: unknown;
  /**
   * Milliseconds since 1970 at which the answer becomes another one; infinite if it stays as it is from now on, but was
   * another one before. Absent if it has nothing to do with the clock.
   */
  readonly until?: number | undefined;
}

/** What a row's answer is made from besides the row and the clock. */
interface Sources<Row extends object> {
  /** The collections that `of` looks into: while they stay as they are, nobody need look. */
  readonly collections: readonly string[];
  /** The answer is made again when one of these is another object. */
  readonly of: (context: CallContext, row: Row) => readonly unknown[];
}

export interface PresenterOptions<Row extends object> {
  readonly shape: z.ZodType;
  readonly sources?: Sources<Row>;
  readonly present: (context: CallContext, row: Row) => Presentation;
}

/** A row's JSON, and the clocks for which it is right: from one moment on, until just before another. */
export interface PresentedRow {
  readonly bytes: Buffer;
  readonly from: number;
  readonly until: number;
}

export interface Presenter {
  /** Gives the same object until the answer is another one. Throws an AnswerProblem if it breaks the contract. */
  readonly present: (context: CallContext, row: object) => PresentedRow;
  /** The collections that make answers others when they are written to. */
  readonly collections: readonly string[];
}

interface Kept extends PresentedRow {
  readonly sources: readonly unknown[];
}

export function presenter<Row extends object>({ shape, sources, present }: PresenterOptions<Row>): Presenter {
  const keptByRow = new WeakMap<object, Kept>();
  return {
    collections: sources?.collections ?? none,
    present(context, row) {
      const now = context.now();
      const madeFrom = sources?.of(context, row as Row) ?? none;
      const kept = keptByRow.get(row);
      if (kept && isTimely(kept, now) && areSame(kept.sources, madeFrom)) return kept;
      const { data, until } = present(context, row as Row);
      checkAnswer(shape, data);
      // The same row is read by clocks that differ: another sandbox's, or this one's after it was turned back.
      const span = until === undefined ? always : { from: now, until };
      const made = { bytes: Buffer.from(JSON.stringify(data)), ...span, sources: madeFrom };
      keptByRow.set(row, made);
      return made;
    },
  };
}

/** Whether something is right at this moment. */
export function isTimely({ from, until }: Pick<PresentedRow, 'from' | 'until'>, now: number): boolean {
  return now >= from && now < until;
}

const none: readonly never[] = [];
const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left === right || (left.length === right.length && left.every((part, index) => part === right[index]));
}
