import type { ApiClient, Job, JobKind, JobOptions, VerifyIdentity } from '@brokerdesk/plugin-sdk';
import type { SessionController } from '../session/SessionController.ts';
import type { SessionEnvironment } from '../session/SessionEnvironment.ts';
import type { JobStore } from './createJobStore.ts';
import type { TranslateJobText } from './JobRecord.ts';

/** What `startJobEngine` needs. */
export interface JobEngineOptions {
  readonly store: JobStore;
  /** Returns the client of a plugin whose errors open no dialog. */
  readonly clientOf: (pluginId: string) => ApiClient;
  /** Asks the user for a code that items of a job require. */
  readonly verifyIdentity: VerifyIdentity;
  /** Loads a kind of job; rejects if the user's portal does not have it. */
  readonly loadKind: (pluginId: string, kind: string) => Promise<JobKind>;
  readonly sessionController: Pick<SessionController, 'state' | 'subscribe'>;
  readonly locks: SessionEnvironment['locks'];
  readonly translate: TranslateJobText;
  /** Called with all jobs, newest first, whenever one of them changes. */
  readonly onChange: (jobs: readonly Job[]) => void;
  /** Called with a job that has ended in this tab. */
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
  /** Marks the results of all jobs as seen. */
  readonly markSeen: () => Promise<void>;
  /** Publishes the jobs again, with their texts in the current language. */
  readonly relocalize: () => void;
  /** Whether this tab is running a job. */
  readonly isRunning: () => boolean;
  /** Stops all jobs; they continue in another tab or after the next sign-in. */
  readonly stop: () => void;
}
