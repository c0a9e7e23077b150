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

export interface PresenterOptions<Row extends object> {
  readonly shape: z.ZodType;
  /** What else the answer is made from. It is made again when one of these is another object. */
  readonly sources?: (context: CallContext, row: Row) => readonly unknown[];
  readonly present: (context: CallContext, row: Row) => Presentation;
}

/** Gives a row's JSON, the same buffer until it is another answer. Throws an AnswerProblem if it breaks the contract. */
export type Presenter = (context: CallContext, row: object) => Buffer;

interface Kept {
  readonly bytes: Buffer;
  readonly from: number;
  readonly until: number;
  readonly sources: readonly unknown[];
}

export function presenter<Row extends object>(options: PresenterOptions<Row>): Presenter {
  const keptByRow = new WeakMap<object, Kept>();
  return (context, row) => {
    const now = context.now();
    const sources = options.sources?.(context, row as Row) ?? noSources;
    const kept = keptByRow.get(row);
    if (kept && now >= kept.from && now < kept.until && areSame(kept.sources, sources)) return kept.bytes;
    const { data, until } = options.present(context, row as Row);
    checkAnswer(options.shape, data);
    // The same row is read by clocks that differ: another sandbox's, or this one's after it was turned back.
    const span = until === undefined ? always : { from: now, until };
    const made = { bytes: Buffer.from(JSON.stringify(data)), ...span, sources };
    keptByRow.set(row, made);
    return made.bytes;
  };
}

const noSources: readonly unknown[] = [];
const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left === right || (left.length === right.length && left.every((part, index) => part === right[index]));
}
