// A job is work on many items, or long work on one, that goes on outside of any screen: in the tray of the top bar,
// across navigation, reload and a new sign-in of the same person. Whatever happens, nothing is done twice: every try of
// an item carries the same key, and an item whose answer was lost is asked about before it is tried again.

/** What can be kept as text: the input of a job is, so it has to be plain. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * Words of a job that are shown in the language that the user reads at the time: the key of one of the plugin's texts
 * `messages`, and its values. A text as it stands is shown as it was when the job was started.
 */
export type JobText =
  | string
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> | undefined };

/** One thing that a job does something to. */
export interface JobItem<Input = JsonValue> {
  /** Unique within the job. */
  readonly id: string;
  /** What people know it by, as in `A100023 陳嘉敏`. */
  readonly label: string;
  readonly input: Input;
  /** What stands for it in the file of failures, under the {@link JobOptions.columns}; the label by default. */
  readonly cells?: readonly string[];
}

/** How an item stands. `unknown` is one whose answer was lost: it may or may not have been done. */
export type JobItemState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed' | 'unknown';

/** An item of a job as it stands. */
export interface JobItemStatus {
  readonly id: string;
  readonly label: string;
  readonly cells?: readonly string[] | undefined;
  readonly state: JobItemState;
  /** Of what failed. */
  readonly code?: string | undefined;
  /** What is told to people beside the state. */
  readonly message?: string | undefined;
}

/** A job as it stands. */
export interface Job {
  readonly id: string;
  readonly pluginId: string;
  readonly kind: string;
  /** In the language of today, as are details and columns. */
  readonly title: string;
  readonly details: string | undefined;
  readonly columns?: readonly string[] | undefined;
  /** RFC 3339. */
  readonly startedAt: string;
  /** RFC 3339; undefined while items are waiting or running. */
  readonly endedAt: string | undefined;
  /** Its end was looked at in the tray. */
  readonly isSeen: boolean;
  readonly items: readonly JobItemStatus[];
}

/** A job to be started. */
export interface JobOptions<Input extends JsonValue = JsonValue> {
  /** A name from `jobs` of {@link definePlugin}. */
  readonly kind: string;
  /** What the tray calls it, as in `Import 12 applications`. */
  readonly title: JobText;
  readonly items: readonly JobItem<Input>[];
  /** A line below the title. */
  readonly details?: JobText;
  /** The headings of the items' cells in the file of failures, as in `Account number`. */
  readonly columns?: readonly JobText[];
}

/** The jobs of the signed-in person, those of all plugins. */
export interface JobService {
  /** Starts a job and gives its id; it shows in the tray a moment later. */
  readonly start: (pluginId: string, options: JobOptions) => string;
  /** The same array until something changes, newest first. */
  readonly list: () => readonly Job[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries what has failed again. Does nothing while the job is running. */
  readonly retryFailed: (jobId: string) => void;
  /** Asks how the items stand whose answers were lost. Does nothing while the job is running. */
  readonly checkUnknown: (jobId: string) => void;
  /** Takes a job that has ended out of the tray. */
  readonly dismiss: (jobId: string) => void;
}
