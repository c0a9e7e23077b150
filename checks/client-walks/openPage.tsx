// One page of a user: the host's own API client, drafts and jobs around a screen, over a faulty wire.
import type { Session } from '@brokerdesk/api';
import type { Job, JobKind } from '@brokerdesk/plugin-sdk';
import type { SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { act } from '@testing-library/react';
import { createApiClientFactory } from '../../packages/host/src/api-client/createApiClientFactory.ts';
import { createJobStore } from '../../packages/host/src/jobs/createJobStore.ts';
import type { JobEngine } from '../../packages/host/src/jobs/JobEngine.ts';
import { startJobEngine } from '../../packages/host/src/jobs/startJobEngine.ts';
import { createDraftStore } from '../../packages/host/src/session/createDraftStore.ts';
import type { SessionState } from '../../packages/host/src/session/SessionState.ts';
import { job as changeQuestion } from '../../plugins/client-information/src/jobs/changeQuestion.ts';
import { type DeskHandle, QuestionDesk } from './QuestionDesk.tsx';

/** What {@link openPage} needs. */
export interface PageOptions {
  readonly session: Session;
  /** The browser's storage, which outlives the page. */
  readonly storage: SafeStorage;
  readonly now: () => number;
  readonly categoryID: string;
  readonly onSaved: () => void;
}

/** A page that is open. */
export interface OpenPage {
  readonly handle: DeskHandle;
  readonly engine: JobEngine;
  readonly job: () => Job | undefined;
  readonly hasEnded: () => boolean;
  /** The user pauses or leaves: what was typed is stored. */
  readonly pause: () => Promise<void>;
  /** Closes the tab at once. */
  readonly close: () => void;
}

const plugin = {
  id: 'client-information',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};

/** Opens a page, in which unfinished jobs continue. */
export async function openPage({ session, storage, now, categoryID, onSaved }: PageOptions): Promise<OpenPage> {
  const { draftKey, token, refreshToken } = session;
  let state: SessionState = { phase: 'active' };
  const listeners = new Set<() => void>();
  const factory = createApiClientFactory({
    apiBase: '/api',
    signer: { sign: async () => ({}) },
    caller: () => ({ brokerCode: 'DEMO', language: 'en_US', token, refreshToken }),
    showError: async () => {},
    hasSessionEnded: () => state.phase === 'ended',
    async onSessionEnded() {
      state = { phase: 'ended', end: 'timeout', showsDialog: true };
      for (const listener of listeners) listener();
      return false;
    },
  });
  const drafts = createDraftStore({
    draftKey,
    storage,
    now,
    // Without other tabs, a page gets the drafts of the page before.
    tab: Promise.resolve({ id: crypto.randomUUID(), listOpen: async () => new Set(), runAlone: (task) => task() }),
    onOthersChanged: () => () => {},
  });
  let jobs: readonly Job[] = [];
  const engine = await startJobEngine({
    store: { ...(await createJobStore({ draftKey, storage, now })), watch: () => {} },
    clientOf: (pluginId) => factory.quietClientOf(pluginId),
    verifyIdentity: (error) => Promise.reject(error),
    loadKind: async () => changeQuestion as unknown as JobKind,
    sessionController: { state: () => state, subscribe: (listener) => (listeners.add(listener), () => {}) },
    locks: undefined,
    translate: () => undefined,
    onChange: (next) => {
      jobs = next;
    },
    onEnd: () => {},
    pollIntervalMs: 1,
    unloadGraceMs: 0,
  });
  const handle: DeskHandle = {};
  const screen = await renderScreen(<QuestionDesk handle={handle} categoryID={categoryID} onSaved={onSaved} />, {
    plugin,
    api: factory.clientOf(plugin.id),
    drafts,
  });
  return {
    handle,
    engine,
    job: () => jobs[0],
    hasEnded: () => state.phase === 'ended',
    pause: () => act(() => drafts.flush()),
    close() {
      engine.stop();
      screen.unmount();
    },
  };
}
