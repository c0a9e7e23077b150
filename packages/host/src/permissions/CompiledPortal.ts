// What a permission tree and a registry amount to: which screens exist at which addresses, what the menu shows, which
// plugins are active, and a reason for everything that was decided.
import type { MenuIcon } from '@brokerdesk/plugin-sdk';

/** One step of a breadcrumb; `address` is null where there is no screen to go to. */
export interface Crumb {
  readonly address: string | null;
  readonly pluginId: string;
  readonly titleKey: string;
}

/** A screen that the user may open. */
export interface CompiledScreen {
  /** Below `main`, without slashes at the ends, as in `account_opening/application_manager/detail`. */
  readonly address: string;
  readonly pluginId: string;
  /** The function code that opens it; for the provider's own staff, the name of the internal screen. */
  readonly code: string;
  /** The name of the child page, or null for the page itself. */
  readonly child: string | null;
  readonly titleKey: string;
  /** Outermost first, the screen itself last. */
  readonly trail: readonly Crumb[];
}

/** A menu entry; a group has no address. */
export interface MenuNode {
  readonly code: string;
  readonly pluginId: string;
  readonly titleKey: string;
  readonly icon: MenuIcon | undefined;
  readonly address: string | null;
  readonly children: readonly MenuNode[];
}

/** What a plugin puts into a slot for this user. */
export interface CompiledFill {
  readonly pluginId: string;
  readonly id: string;
  readonly title: string | undefined;
  readonly order: number;
}

/** A screen that exists in the broker's tree, and the outermost function that the user lacks for it. */
export interface DeniedScreen {
  readonly pluginId: string;
  readonly code: string;
  readonly missing: string;
}

/** Why something is there or is not. Codes are stable. */
export type ReasonCode =
  | 'ROUTE_ACTIVE'
  | 'ROUTE_FUNCTION_MISSING'
  | 'NODE_UNOWNED'
  | 'NODE_DUPLICATE'
  | 'NODE_CYCLE'
  | 'NODE_ANCESTOR_MISSING'
  | 'PLUGIN_CODE_TAKEN'
  | 'PLUGIN_SAFE_MODE'
  | 'PATH_INVALID'
  | 'ADDRESS_TAKEN'
  | 'ADDRESS_TOO_LONG'
  | 'FILL_ACTIVE'
  | 'FILL_FUNCTION_MISSING';

/** One decision, told. */
export interface Reason {
  readonly code: ReasonCode;
  readonly pluginId?: string;
  readonly functionCode?: string;
  readonly text: string;
}

/** Everything that follows from a permission tree and a registry. */
export interface CompiledPortal {
  /** Codes that the user holds with all their ancestors. */
  readonly granted: ReadonlySet<string>;
  readonly screens: ReadonlyMap<string, CompiledScreen>;
  readonly addressOf: (code: string, child?: string) => string | undefined;
  readonly menu: readonly MenuNode[];
  readonly activePlugins: ReadonlySet<string>;
  /** Fills by slot, in the order in which they stand. */
  readonly fills: ReadonlyMap<string, readonly CompiledFill[]>;
  /** Screens that the user may not open, by address; filled only when the broker's whole tree was given. */
  readonly denied: ReadonlyMap<string, DeniedScreen>;
  readonly reasons: readonly Reason[];
}
