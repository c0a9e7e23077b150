// What a plugin is: data that the host reads, never calls made while importing. A screen can be declared only under the
// function code that opens it, so a screen, menu entry or slot without a permission cannot be written down.
//   area    groups screens and adds a path segment
//   page    is a screen; its children are screens that open from it, under the same function code
//   action  is something that a screen does; it has no address
import type { Language } from '@brokerdesk/api';
import type { ComponentType } from 'react';
import type { CommandSpec } from './Command.ts';
import type { JobKind } from './JobKind.ts';
import type { ModuleLoader, MessageKey, MessageSet, Messages } from './messages.ts';
import type { PluginFunctionCode } from './hostServices.ts';
import type { SlotFill } from './slot.ts';

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
  readonly path: string;
  readonly title: Key;
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
  readonly screen: ModuleLoader<ComponentType>;
  readonly children: Readonly<Record<string, ChildPage<Key>>>;
}

/** An action of a screen. */
export interface Action {
  readonly kind: 'action';
}

/** The declaration of a plugin under a function code. */
export type Contribution<Key extends string = string> = Area<Key> | Page<Key> | Action;

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
  readonly screen: ModuleLoader<ComponentType>;
  readonly children?: Readonly<Record<string, ChildPage<Key>>>;
}): Page<Key> {
  return { kind: 'page', menu: undefined, children: {}, ...spec };
}

/** Declares that the plugin's screens use a function code without an address. */
export function action(): Action {
  return { kind: 'action' };
}

/** A kind of job that a plugin runs in the tray. */
export interface JobSpec<Key extends string = string> {
  /** The name of these jobs in the tray. */
  readonly title: Key;
  readonly load: () => Promise<{ readonly job: JobKind<never> }>;
}

/** The context of `setup`. */
export interface SetupContext {
  /** Aborted when the plugin stops: at sign-out, or when its source changes in development. */
  readonly signal: AbortSignal;
  /** Returns whether the user has a function code. */
  readonly can: (code: PluginFunctionCode) => boolean;
}

/** A plugin, as its author defines it. */
export interface PluginSpec<M extends Messages> {
  /** Lower-case words joined by `-` or `.`; the namespace of its texts, file addresses and stored data. */
  readonly id: string;
  /** A semantic version. */
  readonly version: string;
  /** The range of SDK versions that the plugin works with, as in `^1.0.0`. */
  readonly sdk: string;
  readonly functions: {
    readonly [Code in PluginFunctionCode]?: Contribution<MessageKey<NoInfer<M>>>;
  };
  /** Screens of the provider's staff, by name; their addresses are fixed, below `/2go/main`. */
  readonly internal?: Readonly<Record<string, Page<MessageKey<NoInfer<M>>>>>;
  readonly slots?: readonly SlotFill[];
  /** The entries of the command palette besides pages. */
  readonly commands?: readonly CommandSpec<MessageKey<NoInfer<M>>>[];
  /** Kinds of jobs, by name; started with `useJobs`. */
  readonly jobs?: Readonly<Record<string, JobSpec<MessageKey<NoInfer<M>>>>>;
  readonly messages: MessageSet<M>;
  /**
   * Runs once before the first contribution is shown; if it throws, the plugin is turned off and users see the error.
   */
  readonly setup?: (context: SetupContext) => void | Promise<void>;
}

/** A plugin as the host sees it: a {@link PluginSpec} without its text types. */
export interface PluginDefinition {
  readonly id: string;
  readonly version: string;
  readonly sdk: string;
  readonly functions: Readonly<Record<string, Contribution | undefined>>;
  readonly internal: Readonly<Record<string, Page>>;
  readonly slots: readonly SlotFill[];
  readonly commands: readonly CommandSpec[];
  readonly jobs: Readonly<Record<string, JobSpec>>;
  readonly messages: { readonly en: Messages } & { readonly [L in Exclude<Language, 'en'>]: ModuleLoader<Messages> };
  readonly setup: PluginSpec<Messages>['setup'];
}

/**
 * Defines a plugin: its function codes with their screens, its slot fills and its texts in three languages.
 *
 * @example
 * export default definePlugin({
 *   id: 'faq', version: '1.0.0', sdk: '^1.0.0',
 *   functions: { PM_CI_FAQ: page({ path: 'faq', title: 'menu.faq', screen: () => import('./screens/faq/FaqScreen.tsx') }) },
 *   messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
 * });
 */
export function definePlugin<const M extends Messages>(spec: PluginSpec<M>): PluginDefinition {
  return {
    id: spec.id,
    version: spec.version,
    sdk: spec.sdk,
    functions: spec.functions,
    internal: spec.internal ?? {},
    slots: spec.slots ?? [],
    commands: spec.commands ?? [],
    jobs: spec.jobs ?? {},
    messages: spec.messages as unknown as PluginDefinition['messages'],
    setup: spec.setup,
  };
}

export type { PluginFunctionCode } from './hostServices.ts';
export { defineSlot, fill, type SlotFill, type SlotToken, applicationTabs, homeCards } from './slot.ts';
