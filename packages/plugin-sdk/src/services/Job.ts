// A job is work on many items, or long work on one, that continues outside of screens: in the tray of the top bar,
// across navigation, reload and a new sign-in of the same user. Nothing is ever done twice: every attempt at an item
// carries the same key, and after a lost response the job checks the item before it retries.

/** Values that can be stored as text: the input of a job is stored, so it has to be plain. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * Text of a job in the user's current language: the key of one of the plugin's texts `messages`, and its values. A
 * plain string stays in the language in which the job was started.
 */
export type JobText =
  | string
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> | undefined };

/** One item that a job works on. */
export interface JobItem<Input = JsonValue> {
  /** Unique within the job. */
  readonly id: string;
  /** A readable name, as in `A100023 陳嘉敏`. */
  readonly label: string;
  readonly input: Input;
  /** Its cells in the file of failures, under the {@link JobOptions.columns}; the label by default. */
  readonly cells?: readonly string[] | undefined;
}

/** The state of an item. `unknown` means that the response was lost: the work may or may not have been done. */
export type JobItemState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed' | 'unknown';

/** The current state of an item of a job. */
export interface JobItemStatus {
  readonly id: string;
  readonly label: string;
  readonly cells?: readonly string[] | undefined;
  readonly state: JobItemState;
  /** Of the failure. */
  readonly code?: string | undefined;
  /** Text shown beside the state. */
  readonly message?: string | undefined;
}

/** The current state of a job. */
export interface Job {
  readonly id: string;
  readonly pluginId: string;
  readonly kind: string;
  /** In the current language, as are details and columns. */
  readonly title: string;
  readonly details: string | undefined;
  readonly columns?: readonly string[] | undefined;
  /** RFC 3339. */
  readonly startedAt: string;
  /** RFC 3339; undefined while items are waiting or running. */
  readonly endedAt: string | undefined;
  /** The user has seen its end in the tray. */
  readonly isSeen: boolean;
  readonly items: readonly JobItemStatus[];
}

/** A job to be started. */
export interface JobOptions<Input extends JsonValue = JsonValue> {
  /** A name from `jobs` of {@link definePlugin}. */
  readonly kind: string;
  /** Its title in the tray, as in `Import 12 applications`. */
  readonly title: JobText;
  readonly items: readonly JobItem<Input>[];
  /** A line below the title. */
  readonly details?: JobText | undefined;
  /** The headings of the items' cells in the file of failures, as in `Account number`. */
  readonly columns?: readonly JobText[] | undefined;
}

/** The jobs of the signed-in user, from all plugins. */
export interface JobService {
  /** Starts a job and returns its id; the job appears in the tray a moment later. */
  readonly start: (pluginId: string, options: JobOptions) => string;
  /** The same array until something changes, newest first. */
  readonly list: () => readonly Job[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Retries the failed items. Does nothing while the job is running. */
  readonly retryFailed: (jobId: string) => void;
  /** Checks the items whose responses were lost. Does nothing while the job is running. */
  readonly checkUnknown: (jobId: string) => void;
  /** Removes a finished job from the tray. */
  readonly dismiss: (jobId: string) => void;
}
