import type { Endpoint, ErrorCode, FunctionNode, Language } from '@brokerdesk/api';
import type { BoundFunctions, queries } from '@testing-library/react';
import type { ScreenTarget } from '@brokerdesk/plugin-sdk';
import type { DemoUser } from './demoData.ts';
import type { ClockChange, MountEmulator, MountSandbox } from './MountSandbox.ts';
import type { PortalCall } from './recordFetch.ts';

/** Options of {@link mountPlugin}. */
export interface MountPluginOptions<Sandbox extends MountSandbox = MountSandbox> {
  /** The back end: `openEmulator({ extensions: [mock] })`, with the plugin's own `mock.ts`. */
  readonly emulator: MountEmulator<Sandbox>;
  /** The functions of the user, with those above them in the tree; those of the user's roles if absent. */
  readonly functions?: readonly string[];
  /** English if absent. */
  readonly language?: Language;
  /** The first screen: an address below `main`, as `open` takes it, or a target. The home page if absent. */
  readonly address?: string | ScreenTarget;
  /** A user of {@link demoUsers}, or a login name; `demoUsers.administrator` if absent. */
  readonly user?: DemoUser | string;
  /** The broker's code; that of the user, and `DEMO` for a login name, if absent. */
  readonly broker?: string;
  /** The time at which the emulator's clock is stopped (RFC 3339); the clock runs from the current time if absent. */
  readonly now?: string;
}

/** What a user of {@link MountedPlugin.signInAs} has. */
export interface SignInOptions {
  readonly functions?: readonly string[];
  readonly language?: Language;
  readonly broker?: string;
}

/** How a request fails: an error code of the contract, an HTTP status from 400, or what happens to the connection. */
export type FailureEffect = ErrorCode | number | 'hang' | 'reset' | 'lostReply';

/** An entry of the side menu. */
export interface MountedMenuEntry {
  readonly title: string;
  /** Below `main`; null for a heading. */
  readonly address: string | null;
  readonly entries: readonly MountedMenuEntry[];
}

/** The clock of the emulator. */
export interface MountedClock {
  /** Returns the time (RFC 3339). */
  readonly now: () => Promise<string>;
  /** Stops, sets or moves it; work that is due has been done when this resolves. */
  readonly change: (change: ClockChange) => Promise<string>;
}

/** A plugin in the host's real shell, with queries of Testing Library for the whole page. */
export interface MountedPlugin<Sandbox extends MountSandbox = MountSandbox> extends BoundFunctions<typeof queries> {
  /** Opens an address below `main`, such as `my_screen/detail`; empty for the home page. */
  readonly open: (address: string) => Promise<void>;
  /** Opens a screen as a link does; rejects if the user may not open it. */
  readonly openScreen: (target: ScreenTarget) => Promise<void>;
  /** Returns the current address below `main`. */
  readonly address: () => string;
  /** Returns the address of a screen, or undefined if the user has none. */
  readonly addressOf: (target: Pick<ScreenTarget, 'code' | 'child'>) => string | undefined;
  /** Returns the entries of the side menu, without the home page. */
  readonly menu: () => readonly MountedMenuEntry[];
  /** Lists what the plugin shows on the page: `CODE`, `CODE/child` or `slot/id`. */
  readonly shown: () => readonly string[];
  /** Lists the commands that the palette has for this user, by id. */
  readonly commands: () => readonly string[];
  /** Lists what the plugin puts into slots for this user, as `slot/id`, whether the slot is on the page or not. */
  readonly fills: () => readonly string[];
  /** Returns the failure of the plugin itself, such as `PLG_RENDER: …`; undefined while it works. */
  readonly failure: () => string | undefined;
  /** Returns the functions of the signed-in user, as a tree. */
  readonly functions: () => readonly FunctionNode[];
  /** Returns the data that the page has: the session, and the JSON of every response. */
  readonly received: () => readonly unknown[];
  /** Returns why the host shows or hides what the plugin declares, one sentence each. */
  readonly reasons: () => readonly string[];
  /** Lets the next call of an endpoint fail; with the status 500 unless told otherwise. */
  readonly failNext: (endpoint: Pick<Endpoint, 'method' | 'path'>, effect?: FailureEffect) => Promise<void>;
  /** Signs another user in, in the same data, and opens the same address. A login name is one of the same broker. */
  readonly signInAs: (user: DemoUser | string, options?: SignInOptions) => Promise<void>;
  /** Resolves when nothing is loading any more. */
  readonly settle: () => Promise<void>;
  /** The requests of the page, the oldest first. */
  readonly calls: readonly PortalCall[];
  readonly clock: MountedClock;
  /** The data in the emulator; `control` writes rows and injects faults. */
  readonly sandbox: Sandbox;
  /** Removes the portal from the page. The next {@link mountPlugin} does it, too. */
  readonly unmount: () => Promise<void>;
}
