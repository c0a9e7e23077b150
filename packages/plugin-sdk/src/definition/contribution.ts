// What a plugin declares under a function code. A screen can be declared only under the function code that opens it, so a
// screen, menu entry or slot without a permission cannot be written down.
//   area    groups screens and adds a path segment
//   page    is a screen; its children are screens that open from it, under the same function code, or a further one
//   tabs    is a page without an own screen: its screens stand in tabs, and it opens the first of them
//   action  is something that a screen does; it has no address
import type { ComponentType } from 'react';
import type { PluginFunctionCode } from '../services/hostServices.ts';
import type { ModuleLoader } from '../services/messages.ts';
import type { Prefetch } from './prefetch.ts';

/** The icons that a menu entry can have; the host bundles them, so none is fetched. */
export const menuIcons = [
  'home',
  'people',
  'person',
  'document',
  'chart',
  'endorsed',
  'key',
  'history',
  'notifications',
  'info-sign',
  'cog',
  'desktop',
  'mobile-phone',
  'projects',
  'media',
  'box',
] as const;

/** One of {@link menuIcons}. */
export type MenuIcon = (typeof menuIcons)[number];

/** An entry of the side menu. The broker's permission tree decides the order of entries. */
export interface MenuEntry {
  readonly icon: MenuIcon;
  /** Sorts screens of the provider's staff, which have no tree; without effect on others. */
  readonly order?: number;
}

/** A screen that is opened from a page, under the page's own function code. */
export interface ChildPage<Key extends string = string> {
  /** Never present: a child has no function code, and therefore no kind. */
  readonly kind?: 'A child is written without page(…)';
  /** One or more segments below the page's address, such as `faq` or `quote_plan/detail`. */
  readonly path: string;
  readonly title: Key;
  /** The function code that the user needs in addition to the page's own; of several, one is enough. */
  readonly requires?: PluginFunctionCode | readonly [PluginFunctionCode, ...PluginFunctionCode[]];
  /** Whether it stands in the tabs below the page's title; the tabs keep the order of the children. */
  readonly isTab?: boolean;
  /** The reads of a screen when it opens: the host requests it while the code of the screen arrives. */
  readonly prefetch?: readonly Prefetch[];
  readonly screen: ModuleLoader<ComponentType>;
}

/** Groups the screens below it and adds its path segment to their addresses. */
export interface Area<Key extends string = string> {
  readonly kind: 'area';
  readonly path: string;
  readonly title: Key;
  readonly menu: MenuEntry | undefined;
}

/** A screen. */
export interface Page<Key extends string = string> {
  readonly kind: 'page';
  readonly path: string;
  readonly title: Key;
  readonly menu: MenuEntry | undefined;
  readonly prefetch?: readonly Prefetch[];
  readonly screen: ModuleLoader<ComponentType>;
  /** Whether it stands in the tabs of the page above it in the broker's tree. */
  readonly isTab: boolean;
  readonly tabTitle?: Key;
  /** With children that are tabs, the page's own screen is the first tab. */
  readonly children: Readonly<Record<string, ChildPage<Key>>>;
}

/** A page whose screens stand in tabs below its title; it opens the first one that the user may open. */
export interface TabbedPage<Key extends string = string> {
  readonly kind: 'tabs';
  readonly path: string;
  readonly title: Key;
  readonly menu: MenuEntry | undefined;
  readonly children: Readonly<Record<string, ChildPage<Key>>>;
}

/** An action of a screen. */
export interface Action<Key extends string = string> {
  readonly kind: 'action';
  /** The name of a code of the plugin's own in the emulator's trees; the server names the product's. */
  readonly title?: Key;
}

/** The declaration of a plugin under a function code. */
export type Contribution<Key extends string = string> = Area<Key> | Page<Key> | TabbedPage<Key> | Action<Key>;

/** Declares an area: a path segment and a menu group, without a screen. */
export function area<const Key extends string>(spec: {
  readonly path: string;
  readonly title: Key;
  readonly menu?: MenuEntry;
}): Area<Key> {
  return { kind: 'area', menu: undefined, ...spec };
}

/** Declares a screen; with `menu` it is listed in the side menu. */
export function page<const Key extends string>(spec: {
  readonly path: string;
  readonly title: Key;
  readonly menu?: MenuEntry;
  /** The reads of a screen when it opens: the host requests it while the code of the screen arrives. */
  readonly prefetch?: readonly Prefetch[];
  readonly screen: ModuleLoader<ComponentType>;
  /**
   * Whether it stands in the tabs of the page above it in the broker's tree, instead of in the menu. Where the tree has
   * it elsewhere, its menu entry is shown.
   */
  readonly isTab?: boolean;
  /** The title of its own screen's tab, where children are tabs beside it; the title of the page by default. */
  readonly tabTitle?: Key;
  readonly children?: Readonly<Record<string, ChildPage<Key>>>;
}): Page<Key> {
  return { kind: 'page', menu: undefined, isTab: false, children: {}, ...spec };
}

/**
 * Declares a page whose screens stand in tabs below its title: its children with `isTab`, then the pages with `isTab` that
 * the broker's tree has below it. It opens the first one that the user may open.
 *
 * @example
 * PM_CLIENT_INFORMATION: tabbedPage({
 *   path: 'manage_info',
 *   title: 'menu.clientInformation',
 *   menu: { icon: 'info-sign' },
 *   children: { faq: { path: 'faq', title: 'menu.faq', requires: 'PM_CI_FAQ', isTab: true, screen: () => import('./FaqScreen.tsx') } },
 * })
 */
export function tabbedPage<const Key extends string>(spec: {
  readonly path: string;
  readonly title: Key;
  readonly menu?: MenuEntry;
  readonly children?: Readonly<Record<string, ChildPage<Key>>>;
}): TabbedPage<Key> {
  return { kind: 'tabs', menu: undefined, children: {}, ...spec };
}

/** Declares that the plugin's screens use a function code without an address. */
export function action<const Key extends string = never>(spec: { readonly title?: Key } = {}): Action<Key> {
  return { kind: 'action', ...spec };
}
