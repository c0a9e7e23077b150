// What the test kit of plugins (`@brokerdesk/plugin-testing`) mounts, and how it drives it.
import type { Language, Session } from '@brokerdesk/api';
import type { PluginDefinition, ScreenTarget } from '@brokerdesk/plugin-sdk';
import type { Description } from '@brokerdesk/plugin-sdk/build';

/** What a portal is mounted with. */
export interface PortalMountInput {
  readonly plugin: PluginDefinition;
  /** The definition as data, from which the host compiles routes and menu. */
  readonly description: Description;
  readonly session: Session;
  readonly displayCode: string;
  readonly language: Language;
  /** Below `main`, without a leading slash; empty for the home page. */
  readonly address: string;
  /** Handles every request of the page. */
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
}

/** The host's shell in the page of a test. */
export interface PortalMount {
  /** The path of the home page. */
  readonly home: string;
  /** Returns the current address below `main`. */
  readonly address: () => string;
  /** Returns the address of a screen, or undefined if the user has none. */
  readonly addressOf: (code: string, child?: string) => string | undefined;
  /** Lists `<slot>/<id>` of what the plugin shows in slots for this user. */
  readonly fills: () => readonly string[];
  /** Lists the commands of the plugin that the palette has for this user, by id. */
  readonly commands: () => readonly string[];
  readonly open: (address: string) => Promise<void>;
  readonly openScreen: (target: ScreenTarget) => Promise<void>;
  /** Returns whether the router or a query is still loading. */
  readonly isBusy: () => boolean;
  /** Returns the last failure of the plugin itself, as in `PLG_RENDER: …`. */
  readonly failure: () => string | undefined;
  /** Returns why the host shows or hides what the plugin declares, one sentence each. */
  readonly reasons: () => readonly string[];
  readonly unmount: () => void;
}
