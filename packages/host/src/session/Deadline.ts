/** How long a session lasts, and when that was learnt: what was learnt last counts. */
export interface Deadline {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly learntAt: number;
}
