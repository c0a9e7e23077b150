// The screen of one application before a back end in memory, for the tests of what is decided there.
import {
  type ApiClient,
  amendAnswer,
  type ApplicationDetail,
  applicationActions,
  changeApplicationStatuses,
  getAnswers,
  getApplication,
  getApplicationFile,
  listNextActions,
  listOpeningForms,
  ApiError,
  updateApplication,
} from '@brokerdesk/plugin-sdk';
import { createTestApi, renderScreen, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { leaveApplication, listReasons, viewApplication } from '../../endpoints.ts';
import { standardReasons } from '../../model/standardReasons.ts';
import plugin from '../../plugin.ts';
import ApplicationDetailScreen from './ApplicationDetailScreen.tsx';
import { sampleApplication } from './sampleApplication.ts';

/** The back end, and what has been written to it. */
export interface TestBackend {
  stored: ApplicationDetail;
  /** The number of the answers. */
  seqNum: number;
  /** What the back end names as the next actions. */
  actions: readonly string[];
  readonly writes: TestCall[];
  /** Under which keys statuses were changed. */
  readonly keys: (string | undefined)[];
  /** Answers the next write in place of the back end. */
  onNextWrite: ((call: TestCall) => unknown) | undefined;
  /** While it is, what is read is as old as when it began. */
  isFrozen: boolean;
}

/** What every test begins with. */
function createTestBackend(): TestBackend {
  return {
    stored: sampleApplication,
    seqNum: 4,
    actions: ['correct', 'reinput', 'verify', 'reject'],
    writes: [],
    keys: [],
    onNextWrite: undefined,
    isFrozen: false,
  };
}

/** The desk of the test that is running. */
export const backend = createTestBackend();

/** Begins anew; jsdom knows no addresses of blobs. */
export function resetTestBackend(): void {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
  Object.assign(backend, createTestBackend());
}

/** Shows the application that the desk holds. */
export function showApplication() {
  const client = createTestApi(respond);
  const api: ApiClient = {
    ...client,
    call(endpoint, input, options) {
      if (endpoint.path === changeApplicationStatuses.path) backend.keys.push(options?.idempotencyKey);
      return client.call(endpoint, input, options);
    },
  };
  return renderScreen(<ApplicationDetailScreen />, { plugin, api, params: { id: backend.stored.applyID } });
}

/** What a back end says to somebody who has seen an older version. */
export function conflict(current: ApplicationDetail): ApiError {
  const data = { current, by: 'Lee Ka Yan', at: '2026-11-02T02:30:00Z' };
  return new ApiError({ code: 'E0005', message: 'Changed', data, requestId: 'r' });
}

/** The version that a change of status names. */
export function versionIn({ body }: TestCall): number | undefined {
  return (body as { applications: { version: number }[] }).applications[0]?.version;
}

function respond(call: TestCall): unknown {
  const { endpoint, query } = call;
  if (endpoint === getApplication || endpoint === getAnswers) return readCurrent(endpoint === getAnswers);
  if (endpoint === listNextActions) return { status: query['status'], actions: backend.actions };
  if (endpoint === listReasons) return standardReasons;
  if (endpoint === viewApplication) return { leaseSec: 90, others: [] };
  if (endpoint === leaveApplication) return null;
  if (endpoint === listOpeningForms) return [];
  if (endpoint === getApplicationFile) return new Blob(['picture'], { type: 'image/png' });
  backend.writes.push(call);
  const own = backend.onNextWrite;
  backend.onNextWrite = undefined;
  if (own) return own(call);
  const { stored } = backend;
  const version = stored.version + 1;
  if (endpoint === changeApplicationStatuses) {
    if (versionIn(call) !== stored.version) throw conflict(stored);
    const { action } = call.body as { action: keyof typeof applicationActions };
    backend.stored = { ...stored, status: applicationActions[action].to[0] ?? stored.status, version };
    return { results: [{ applyID: stored.applyID, code: 'OK', application: backend.stored }] };
  }
  if (endpoint === updateApplication) {
    const { nickname } = call.body as { nickname: string | null };
    backend.stored = { ...stored, nickname, version };
    return backend.stored;
  }
  if (endpoint === amendAnswer) {
    backend.stored = { ...stored, version };
    backend.seqNum += 1;
    return { seqNum: backend.seqNum };
  }
  return {};
}

/** An answer that is as slow as the test wants comes when it is not frozen any more: never, in a test. */
function readCurrent(isSheet: boolean): unknown {
  if (backend.isFrozen) return new Promise(() => {});
  return isSheet ? createAnswerSheet() : backend.stored;
}

function createAnswerSheet() {
  const { applyID, status, profileID, version, pages } = backend.stored;
  const answers = pages.flatMap(({ pageID, groups }) =>
    groups.flatMap((group) =>
      group.answers.map((one) => ({
        ...one,
        pageID,
        groupID: group.groupID,
        required: true,
        correctable: one.type !== 'FileUpload',
        options: [],
        seqNum: 1,
      })),
    ),
  );
  return { applyID, status, profileID, templateVersion: 1, seqNum: backend.seqNum, version, answers };
}
