import type { WithSecondFactor } from '../services/WithSecondFactor.ts';
import type { ApiClient } from '../services/hostServices.ts';
import type { JobItem, JsonValue } from '../services/Job.ts';

/** The context that `run` and `check` receive in addition to the item. */
export interface JobContext {
  /** The plugin's client. Its errors open no dialog: the tray shows them. */
  readonly api: ApiClient;
  /**
   * Makes a call that may require a code, as `useSecondFactor` does: the user is asked once, for all items that are left.
   * If they cancel, these items fail with `E0008`.
   */
  readonly withSecondFactor: WithSecondFactor;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
  /** The same for every attempt at this item: pass it to the call that writes. */
  readonly idempotencyKey: string;
}

/** The result of an item. `note` and `message` are readable texts, in the user's language. */
export type JobOutcome =
  | { readonly state: 'done' | 'skipped'; readonly note?: string }
  | { readonly state: 'failed'; readonly code: string; readonly message: string };

/** A kind of job; the export `job` of the module that `jobs` of {@link definePlugin} names. */
export interface JobKind<Input extends JsonValue = JsonValue> {
  /**
   * Processes one item. If it rejects, the item has failed with that error; if no response came, the item is unknown.
   */
  readonly run: (item: JobItem<Input>, context: JobContext) => Promise<JobOutcome>;
  /**
   * Checks an item whose response was lost: by a reload, a time-out, a closed tab. `running` is checked again. Also asked
   * after a refusal that an item which is done already meets, such as `E0005`.
   */
  readonly check: (item: JobItem<Input>, context: JobContext) => Promise<JobOutcome | 'running' | 'notStarted'>;
  /** Items processed at the same time; 1 by default. */
  readonly concurrency?: number;
}
