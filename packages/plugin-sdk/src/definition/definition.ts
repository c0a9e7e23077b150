// What a plugin is: data that the host reads, never calls made while importing.
import type { Language } from '@brokerdesk/api';
import type { CommandSpec } from './Command.ts';
import type { Contribution, Page, TabbedPage } from './contribution.ts';
import type { JobKind } from './JobKind.ts';
import type { ModuleLoader, MessageKey, MessageSet, Messages } from '../services/messages.ts';
import type { PluginFunctionCode, RecordScreens, ScreenCode } from '../services/hostServices.ts';
import type { CheckedFunctions, CheckedInternal } from './pluginChecks.ts';
import type { SlotFill } from './slot.ts';

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
  /** Returns whether the user has a function code, or internal screen. */
  readonly can: (code: ScreenCode) => boolean;
}

/** A plugin, as its author defines it. `F` are its functions and `I` its internal screens, as they are written. */
export interface PluginSpec<
  M extends Messages,
  F = Readonly<Record<string, Contribution>>,
  I = Readonly<Record<string, Page | TabbedPage>>,
> {
  /** Lower-case words joined by `-` or `.`; the namespace of its texts, file addresses and stored data. */
  readonly id: string;
  /**
   * The ids under which earlier releases had this plugin, or parts of it: what users have set there, such as the views of a
   * list, is read until they set it again.
   */
  readonly formerIds?: readonly string[];
  /** A semantic version. */
  readonly version: string;
  /** The range of SDK versions that the plugin works with, as in `^1.0.0`. */
  readonly sdk: string;
  /** Contributions by function code. */
  readonly functions: F & CheckedFunctions<F, MessageKey<NoInfer<M>>>;
  /**
   * Screens of the provider's staff, by name; their addresses are fixed, below `/2go/main`. `<plugin id>:<name>` stands for
   * a function code in targets, and in what slots and commands require.
   */
  readonly internal?: I & CheckedInternal<I, MessageKey<NoInfer<M>>>;
  readonly slots?: readonly SlotFill[];
  /** The entries of the command palette besides pages. */
  readonly commands?: readonly CommandSpec<MessageKey<NoInfer<M>>>[];
  /** Kinds of jobs, by name; started with `useJobs`. */
  readonly jobs?: Readonly<Record<string, JobSpec<MessageKey<NoInfer<M>>>>>;
  /**
   * The screens of this plugin that show one record, by the part of operation names before the dot: `user` for `user.create`.
   * Operation records link to them, in every plugin. Of several screens it is the first that the user may open.
   */
  readonly records?: RecordScreens;
  readonly messages: MessageSet<M>;
  /**
   * Runs once before the first contribution is shown; if it throws, the plugin is turned off and users see the error.
   */
  readonly setup?: (context: SetupContext) => void | Promise<void>;
}

/** A plugin as the host sees it: a {@link PluginSpec} without its text types. */
export interface PluginDefinition {
  readonly id: string;
  readonly formerIds: readonly string[];
  readonly version: string;
  readonly sdk: string;
  readonly functions: Readonly<Record<string, Contribution | undefined>>;
  readonly internal: Readonly<Record<string, Page | TabbedPage>>;
  readonly slots: readonly SlotFill[];
  readonly commands: readonly CommandSpec[];
  readonly jobs: Readonly<Record<string, JobSpec>>;
  readonly records: RecordScreens;
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
export function definePlugin<
  const M extends Messages,
  F extends { readonly [Code in PluginFunctionCode]?: unknown },
  I = Readonly<Record<never, never>>,
>(spec: PluginSpec<M, F, I>): PluginDefinition {
  return {
    id: spec.id,
    formerIds: spec.formerIds ?? [],
    version: spec.version,
    sdk: spec.sdk,
    // The compiler has checked what is written.
    functions: spec.functions as PluginDefinition['functions'],
    internal: (spec.internal ?? {}) as PluginDefinition['internal'],
    slots: spec.slots ?? [],
    commands: spec.commands ?? [],
    jobs: spec.jobs ?? {},
    records: spec.records ?? {},
    messages: spec.messages as unknown as PluginDefinition['messages'],
    setup: spec.setup,
  };
}

export {
  type Action,
  type Area,
  action,
  area,
  type ChildPage,
  type Contribution,
  type MenuEntry,
  type MenuIcon,
  menuIcons,
  type Page,
  page,
  type TabbedPage,
  tabbedPage,
} from './contribution.ts';
export type { PluginFunctionCode } from '../services/hostServices.ts';
export { fromAddress, prefetch, prefetchList, type Prefetch } from './prefetch.ts';
export { defineSlot, fill, type SlotFill, type SlotToken, homeCards } from './slot.ts';
