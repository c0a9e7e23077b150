import type { Configuration } from '@brokerdesk/api';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { createStore } from 'jotai';
import type { ImportModule } from '../plugins/importPlugin.ts';
import type { Texts } from '../languages/createTexts.ts';
import type { SessionEnvironment } from '../session/SessionEnvironment.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';

/** The input of the shell. */
export interface ShellOptions {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
  readonly session: StoredSession;
  /** Data that the sign-in page has already fetched. */
  readonly prefetched: { readonly configuration?: Configuration; readonly registry?: Promise<Registry> };
  /** Imports the module of a plugin; the browser does if absent. */
  readonly importModule?: ImportModule;
  /** The parts of the browser that the session needs; that of a real tab if absent. */
  readonly environment?: SessionEnvironment;
}

/** The store of the shell's atoms. */
export type ShellStore = ReturnType<typeof createStore>;
