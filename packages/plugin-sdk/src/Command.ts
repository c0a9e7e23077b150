import type { Language } from '@brokerdesk/api';
import type { ApiClient, ScreenTarget, PluginFunctionCode } from './hostServices.ts';

/** Something that a search of the command palette has found. */
export interface CommandHit {
  /** Unique among the hits of the command. */
  readonly id: string;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly description?: string;
  /** The screen that it opens. */
  readonly target: ScreenTarget;
}

/** What a search gets beside the words. */
export interface CommandContext {
  /** The plugin's client. Its errors open no dialog: the palette tells of them. */
  readonly api: ApiClient;
  /** Aborted when the words have changed or the palette is closed. */
  readonly signal: AbortSignal;
  readonly language: Language;
}

/** Finds what a user means by some words; the export `search` of the module that a command names. */
export type CommandSearch = (query: string, context: CommandContext) => Promise<readonly CommandHit[]>;

/** What a plugin adds to the command palette: a screen to open, or a search. */
export interface CommandSpec<Key extends string = string> {
  /** Unique within the plugin. */
  readonly id: string;
  /** The heading of what a search finds, or the name of the screen that is opened. */
  readonly title: Key;
  /** The function code that a user must hold to see it. */
  readonly requires: PluginFunctionCode;
  readonly open?: ScreenTarget;
  readonly search?: () => Promise<{ readonly search: CommandSearch }>;
}
