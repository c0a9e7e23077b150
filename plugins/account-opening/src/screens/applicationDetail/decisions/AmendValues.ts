import type { RecordReasonValues } from './RecordReason.tsx';

/** The values of a correction: an answer of one value, or of several, and why. */
export interface AmendValues extends RecordReasonValues, Record<string, unknown> {
  readonly value: string | readonly string[];
}
