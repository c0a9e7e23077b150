import type { ApiClient, Job, JobKind, JobOptions } from '@brokerdesk/plugin-sdk';
import type { SessionController } from '../session/SessionController.ts';
import type { SessionEnvironment } from '../session/SessionEnvironment.ts';
import type { JobStore } from './createJobStore.ts';
import type { TranslateJobText } from './JobRecord.ts';

/** What the engine works with. */
export interface JobEngineOptions {
  readonly store: JobStore;
  /** Gives the client of a plugin whose refusals open no dialog. */
  readonly clientOf: (pluginId: string) => ApiClient;
  /** Loads a kind of job; rejects if this person's portal does not have it. */
  readonly loadKind: (pluginId: string, kind: string) => Promise<JobKind>;
  readonly sessionController: Pick<SessionController, 'state' | 'subscribe'>;
  readonly locks: SessionEnvironment['locks'];
  readonly translate: TranslateJobText;
  /** Told the jobs whenever anything of them changes, newest first. */
  readonly onChange: (jobs: readonly Job[]) => void;
  /** Told of a job that this tab has brought to its end. */
  readonly onEnd: (job: Job) => void;
  readonly now?: () => number;
  readonly pollIntervalMs?: number | undefined;
  readonly unloadGraceMs?: number | undefined;
}

/** Runs jobs. */
export interface JobEngine {
  readonly start: (id: string, pluginId: string, jobOptions: JobOptions) => Promise<void>;
  readonly retryFailed: (id: string) => Promise<void>;
  readonly checkUnknown: (id: string) => Promise<void>;
  readonly dismiss: (id: string) => Promise<void>;
  /** Notes that the ends of all jobs have been looked at. */
  readonly markSeen: () => Promise<void>;
  /** Shows the jobs once more, as their words may read differently now. */
  readonly relocalize: () => void;
  /** Tells whether this tab is running a job. */
  readonly isRunning: () => boolean;
  /** Lets go of everything: it goes on in another tab, or after the next sign-in. */
  readonly stop: () => void;
}
