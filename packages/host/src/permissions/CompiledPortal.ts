// The result of compiling a permission tree and a registry: the screens with their addresses, the menu, the active
// plugins, and a reason for every decision.
import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import type { Reason } from './Reason.ts';

/** One step of a breadcrumb; `address` is null if it has no screen. */
export interface Crumb {
  readonly address: string | null;
  readonly pluginId: string;
  readonly titleKey: string;
}

/** A screen that the user may open. */
export interface CompiledScreen {
  /** Below `main`, without leading and trailing slashes, as in `account_opening/application_manager/detail`. */
  readonly address: string;
  readonly pluginId: string;
  /** The function code that opens it; for the provider's own staff, the name of the internal screen. */
  readonly code: string;
  /** The name of the child page, or null for the page itself. */
  readonly child: string | null;
  readonly titleKey: string;
  /** The function codes of which it needs one in addition to `code`. */
  readonly requires?: readonly string[];
  /** Outermost first, the screen itself last. */
  readonly trail: readonly Crumb[];
}

/** A page whose screens stand in tabs below its title. */
export interface TabGroup {
  /** Of the page; without a screen there, it leads to the first tab. */
  readonly address: string;
  readonly code: string;
  readonly pluginId: string;
  readonly titleKey: string;
  /** The tabs that the user may open, in order. */
  readonly tabs: readonly CompiledScreen[];
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

/** A contribution of a plugin to a slot for this user. */
export interface CompiledFill {
  readonly pluginId: string;
  readonly id: string;
  readonly title: string | undefined;
  readonly order: number;
}

/** A screen that exists in the broker's tree, and what the user lacks for it. */
export interface DeniedScreen {
  readonly pluginId: string;
  readonly code: string;
  /** The outermost function that is missing; of several, as for a page with tabs, one is enough. */
  readonly missing: readonly string[];
  /** The function that `missing` stands above or is: the screen's own, or the first that it requires in addition. */
  readonly needed: string;
}

/** The portal that follows from a permission tree and a registry. */
export interface CompiledPortal {
  /** The codes that are granted to the user together with all their ancestors. */
  readonly granted: ReadonlySet<string>;
  readonly screens: ReadonlyMap<string, CompiledScreen>;
  readonly addressOf: (code: string, child?: string) => string | undefined;
  readonly menu: readonly MenuNode[];
  /** Pages with tabs, by their own address and by that of each tab. */
  readonly tabGroups: ReadonlyMap<string, TabGroup>;
  readonly activePlugins: ReadonlySet<string>;
  /** Fills by slot, in display order. */
  readonly fills: ReadonlyMap<string, readonly CompiledFill[]>;
  /** Screens that the user may not open, by address; filled only if the broker's whole tree was given. */
  readonly denied: ReadonlyMap<string, DeniedScreen>;
  readonly reasons: readonly Reason[];
}
