// What the host gives to plugins while they run. Screens do not use it directly but through the hooks of the SDK.
import type {
  FunctionCode,
  BrokerInfo,
  Configuration,
  DataOf,
  Endpoint,
  InputOf,
  Language,
  Person,
} from '@brokerdesk/api';
import type { ReactNode } from 'react';
import type { JobService } from './Job.ts';
import type { Messages, MessageSet } from './messages.ts';

/** A function code of the product, or one that a broker's own plugin brings, which starts with `X_`. */
export type PluginFunctionCode = FunctionCode | `X_${string}`;

/** How a call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** A background poll: it does not extend the session. */
  readonly passive?: boolean;
  /** Repeating a write with the same key writes once; made up by default. */
  readonly idempotencyKey?: string;
  /** Told how much of the request has left the browser, for uploads. */
  readonly onProgress?: ((progress: SendProgress) => void) | undefined;
  /** Proves again who is calling, for actions that ask for it (`E0008`). */
  readonly twoFactorToken?: string | undefined;
}

/** How much of a request has left the browser, in bytes. */
export interface SendProgress {
  readonly sent: number;
  readonly total: number;
}

/** Makes calls. All failures are a `ApiError` or an `UnreachableError`, except aborts. */
export interface ApiClient {
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<DataOf<E>>;
  /** Makes a call whose answer is bare bytes. */
  readonly callForBlob: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Blob>;
}

/** The parameters of a screen: flat texts, as they stand in the (encrypted) query string. */
export type ScreenParams = Readonly<Record<string, string>>;

/** A screen, named by what opens it and never by its address, which depends on the broker's permission tree. */
export interface ScreenTarget {
  readonly code: PluginFunctionCode;
  /** The name of a child page; the page itself by default. */
  readonly child?: string;
  readonly params?: ScreenParams;
}

/** Moves between screens. */
export interface Navigation {
  /** Returns whether the target exists for this user. */
  readonly canOpen: (target: ScreenTarget) => boolean;
  /** Returns the address of a target for a link, with its parameters encrypted; undefined if the user may not open it. */
  readonly hrefOf: (target: ScreenTarget) => Promise<string | undefined>;
  /** Opens a screen; rejects if the user may not open it. */
  readonly open: (target: ScreenTarget, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Changes the parameters of the screen that is shown. */
  readonly setParams: (params: ScreenParams, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Has a form asked before the screen is left, until the function that it gives is called. */
  readonly guard: (guard: LeaveGuard) => () => void;
}

/** What a form answers to a user who wants to leave. */
export interface LeaveActions {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** A form that wants to be asked before its screen is left. */
export interface LeaveGuard {
  /** Whether there is anything to lose at this moment. */
  readonly hasUnsavedChanges: () => boolean;
  /** Asks the user, and calls one of the actions once they have decided. */
  readonly confirmLeave: (answers: LeaveActions) => void;
}

/** A message that passes by and stays in the message log. */
export interface Toast {
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
}

/**
 * Stores what a user has typed and not sent yet, across the end of the session: encrypted in the browser, for this user
 * only. A key is a text that names form and record.
 */
export interface Drafts {
  /** Returns what was stored under a key; undefined if there is nothing. */
  readonly load: (key: string) => Promise<unknown>;
  readonly save: (key: string, value: unknown) => void;
  readonly remove: (key: string) => Promise<void>;
}

/**
 * Small choices of a user that stay after signing out, such as the columns of a list: encrypted in the browser, for this
 * user only. A key is a text that names what the choice is about. The value that is read stays the same object until it
 * changes.
 */
export interface Preferences {
  /** Returns what was chosen; undefined if nothing was. */
  readonly read: (key: string) => unknown;
  readonly save: (key: string, value: unknown) => void;
  /** Calls the listener after each change, also one of another tab, until the function that it gives is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Everything of the host that does not depend on the plugin. */
export interface HostServices {
  readonly language: Language;
  readonly currentUser: Person;
  readonly broker: BrokerInfo;
  readonly configuration: Configuration;
  /** The function codes that the user holds, all ancestors included in the judgement. */
  readonly permissions: ReadonlySet<string>;
  readonly navigation: Navigation;
  readonly notify: (toast: Toast) => void;
  readonly drafts: Drafts;
  readonly jobs: JobService;
  readonly preferences: Preferences;
  /** Adds the texts of a part that comes later than the first screen, and waits until they are there. */
  readonly addTexts: (namespace: string, texts: MessageSet<Messages>) => Promise<void>;
  /** Renders what plugins have put into a slot, each inside its own boundary. */
  readonly renderSlot: (slot: string, props: object) => ReactNode;
  /** Lists what is put into a slot, with the titles in the current language, for slots that show tabs. */
  readonly listSlot: (slot: string) => readonly SlotItem[];
}

/** One fill of a slot, ready to render. */
export interface SlotItem {
  readonly key: string;
  readonly title: string;
  readonly render: (props: object) => ReactNode;
}

/** The plugin whose contribution is being rendered. */
export interface PluginScope {
  readonly pluginId: string;
  readonly api: ApiClient;
}
