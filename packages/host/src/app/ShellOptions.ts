import type { Configuration } from '@brokerdesk/api';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { createStore } from 'jotai';
import type { Texts } from '../languages/createTexts.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';

/** The input of the shell. */
export interface ShellOptions {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
  readonly session: StoredSession;
  /** Data that the sign-in page has already fetched. */
  readonly prefetched: { readonly configuration?: Configuration; readonly registry?: Promise<Registry> };
}

/** The store of the shell's atoms. */
export type ShellStore = ReturnType<typeof createStore>;
