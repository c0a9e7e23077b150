import type { Configuration } from '@brokerdesk/api';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import type { createStore } from 'jotai';
import type { Texts } from '../languages/createTexts.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';

/** What the shell starts with. */
export interface ShellOptions {
  readonly config: RuntimeConfig;
  readonly texts: Texts;
  readonly session: StoredSession;
  /** What the sign-in page has fetched already. */
  readonly prefetched: { readonly configuration?: Configuration; readonly registry?: Promise<Registry> };
}

/** Where the shell keeps its atoms. */
export type ShellStore = ReturnType<typeof createStore>;
