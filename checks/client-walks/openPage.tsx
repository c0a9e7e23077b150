// One page of a user: the host's own API client, drafts and jobs around a screen, over a faulty wire.
import type { Session } from '@brokerdesk/api';
import type { Job, JobKind } from '@brokerdesk/plugin-sdk';
import type { SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { act } from '@testing-library/react';
import { createJobStore } from '../../packages/host/src/jobs/createJobStore.ts';
import type { JobEngine } from '../../packages/host/src/jobs/JobEngine.ts';
import { createDraftStore } from '../../packages/host/src/session/createDraftStore.ts';
import { job as changeQuestion } from '../../plugins/client-information/src/jobs/changeQuestion.ts';
import { startPageJobs } from '../long-work/startPageJobs.ts';
import { type DeskHandle, QuestionDesk } from './QuestionDesk.tsx';

/** Options of {@link openPage}. */
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
  const { draftKey } = session;
  const drafts = createDraftStore({
    draftKey,
    storage,
    now,
    // Without other tabs, a page gets the drafts of the page before.
    tab: Promise.resolve({ id: crypto.randomUUID(), listOpen: async () => new Set(), runAlone: (task) => task() }),
    onOthersChanged: () => () => {},
  });
  const { engine, clients, jobs, hasEnded } = await startPageJobs({
    session,
    kind: changeQuestion as unknown as JobKind,
    store: { ...(await createJobStore({ draftKey, storage, now })), watch: () => {} },
    locks: undefined,
    pollIntervalMs: 1,
    unloadGraceMs: 0,
  });
  const handle: DeskHandle = {};
  const screen = await renderScreen(<QuestionDesk handle={handle} categoryID={categoryID} onSaved={onSaved} />, {
    plugin,
    api: clients.clientOf(plugin.id),
    drafts,
  });
  return {
    handle,
    engine,
    job: () => jobs()[0],
    hasEnded,
    pause: () => act(() => drafts.flush()),
    close() {
      engine.stop();
      screen.unmount();
    },
  };
}
