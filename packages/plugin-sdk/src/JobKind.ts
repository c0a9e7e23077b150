import type { ApiClient } from './hostServices.ts';
import type { JobItem, JsonValue } from './Job.ts';

/** What `run` and `check` get beside the item. */
export interface JobContext {
  /** The plugin's client. Its errors open no dialog: the tray tells of them. */
  readonly api: ApiClient;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
  /** The same at every try of this item: hand it to the call that writes. */
  readonly idempotencyKey: string;
}

/** How an item ended. `note` and `message` are for people, in their language. */
export type JobOutcome =
  | { readonly state: 'done' | 'skipped'; readonly note?: string }
  | { readonly state: 'failed'; readonly code: string; readonly message: string };

/** A kind of job; the export `job` of the module that `jobs` of {@link definePlugin} names. */
export interface JobKind<Input extends JsonValue = JsonValue> {
  /** Does one item. An error that it rejects with is told as failed; if no answer came, the item is unknown. */
  readonly run: (item: JobItem<Input>, context: JobContext) => Promise<JobOutcome>;
  /** Asks how an item stands whose answer was lost: by a reload, a time-out, a closed tab. `underway` is asked again. */
  readonly check: (item: JobItem<Input>, context: JobContext) => Promise<JobOutcome | 'running' | 'notStarted'>;
  /** Items at a time; 1 by default. */
  readonly concurrency?: number;
}
