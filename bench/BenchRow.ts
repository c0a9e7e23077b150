/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  /** The bench module's subject, as in `emulatorStart`. */
  readonly area: string;
  readonly measure: string;
  /** The measured value with its unit. */
  readonly value: string;
  /** What the value is beside its rival in the same run, as in `1.1 of bare Fastify`. */
  readonly ratio?: string;
  readonly aim?: string;
}
