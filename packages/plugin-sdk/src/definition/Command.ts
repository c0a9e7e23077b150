import type { Language } from '@brokerdesk/api';
import type { ApiClient, ScreenTarget, ScreenCode } from '../services/hostServices.ts';

/** A result of a search in the command palette. */
export interface CommandHit {
  /** Unique among the results of the command. */
  readonly id: string;
  readonly title: string;
  /** Distinguishes it from other results with the same title. */
  readonly description?: string;
  /** The screen that it opens. */
  readonly target: ScreenTarget;
}

/** The input of a search, apart from the words. */
export interface CommandContext {
  /** The plugin's client. Its errors open no dialog: the palette shows them. */
  readonly api: ApiClient;
  /** Aborted when the words have changed or the palette is closed. */
  readonly signal: AbortSignal;
  readonly language: Language;
}

/** Finds results for some words; the export `search` of the module that a command names. */
export type CommandSearch = (query: string, context: CommandContext) => Promise<readonly CommandHit[]>;

/**
 * Reads the result with this target again, for the list of what was opened recently; undefined if there is none any more. The
 * export `find` of the module that a command names, where `search` does not find a record by its identifier.
 */
export type CommandFind = (target: ScreenTarget, context: CommandContext) => Promise<CommandHit | undefined>;

/** The module that a command names. */
export interface CommandModule {
  readonly search: CommandSearch;
  readonly find?: CommandFind;
}

/** A plugin's contribution to the command palette: a screen to open, or a search. */
export interface CommandSpec<Key extends string = string> {
  /** Unique within the plugin. */
  readonly id: string;
  /** The heading of the search results, or the name of the screen. */
  readonly title: Key;
  /** The function code, or internal screen, that the user needs to see it. */
  readonly requires: ScreenCode;
  readonly open?: ScreenTarget;
  readonly search?: () => Promise<CommandModule>;
}
