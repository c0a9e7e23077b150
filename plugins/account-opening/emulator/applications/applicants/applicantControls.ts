// Drives the applicant's side, for which the product's API has no endpoints: start, submit, resubmit, upload pictures and
// abandon, immediately visible to staff.
import type { Attachment, MockControlRequest } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { control, ControlRefusal, formatTime, inspectFile, type StateContext } from '@brokerdesk/mock-server/engine';
import type { ProfileRow } from '../../profiles/profileRows.ts';
import type { ReferrerRow } from '../../referrers/referrerRows.ts';
import type { ApplicationRow } from '../applicationRows.ts';
import { recentPageOf } from '../list/applicationViews.ts';
import { leaveApplication, startApplication, submitApplication, uploadPicture } from './applicantRules.ts';
import { findApplication, pictureKinds, readAnswers, readApplicantRequest } from './readApplicantRequest.ts';
import type { UploadedPictureRow } from './uploadedPictures.ts';

const pictureRules = { types: ['png', 'jpeg', 'webp'], maxBytes: 10_000_000, maxCount: 1, required: true } as const;

export const applicantControls = [
  control(['POST', '/applicants'], (context, request) => describe(start(context, request))),
  control(
    ['POST', '/applicants/{applyID}/submit'],
    (context, request) => describe(submit(context, request, 'PND')),
    200,
  ),
  control(
    ['POST', '/applicants/{applyID}/resubmit'],
    (context, request) => describe(submit(context, request, 'RTR')),
    200,
  ),
  control(['POST', '/applicants/{applyID}/abandon'], (context, request) => describe(abandon(context, request)), 200),
  control(['POST', '/applicants/{applyID}/upload'], (context, request) => describe(upload(context, request)), 200),
];

function describe({ applyID, brokerCode, status, version }: ApplicationRow) {
  return { applyID, brokerCode, status, version };
}

function start(context: StateContext, request: MockControlRequest): ApplicationRow {
  const body = readApplicantRequest(request);
  const broker = context.row<BrokerRow>('brokers', body.brokerCode);
  if (!broker || broker.internal) throw new ControlRefusal(404, `No broker "${body.brokerCode}" opens accounts.`);
  const profile = findProfile(context, body);
  const referrer = findReferrer(context, body);
  const given = readAnswers(context, { answers: body.answers, profile, copyFrom: body.seedLike });
  const recentPage = body.page ?? profile.pages[Math.min(1, profile.pages.length - 1)]?.pageID ?? '';
  if (!profile.pages.some(({ pageID }) => pageID === recentPage)) throw createUnknownPageError(recentPage, profile);
  const region = body.seedLike === undefined ? undefined : findApplication(context, body.seedLike).row.region;
  const { brokerCode } = body;
  const row = startApplication(context, { brokerCode, profile, referrer, given, recentPage, region });
  if (body.status === 'PND') return row;
  return submitApplication(context, { ...findApplication(context, row.applyID), given });
}

function submit(context: StateContext, request: MockControlRequest, status: 'PND' | 'RTR'): ApplicationRow {
  const found = findApplication(context, idOf(request), [status]);
  const { answers } = readApplicantRequest(request, ['answers']);
  return submitApplication(context, { ...found, given: readAnswers(context, { answers, profile: found.profile }) });
}

function abandon(context: StateContext, request: MockControlRequest): ApplicationRow {
  const found = findApplication(context, idOf(request), ['PND']);
  const { page = recentPageOf(found.row, found.details), answers } = readApplicantRequest(request, ['page', 'answers']);
  if (!found.profile.pages.some(({ pageID }) => pageID === page)) throw createUnknownPageError(page, found.profile);
  const given = readAnswers(context, { answers, profile: found.profile });
  return leaveApplication(context, { ...found, given, recentPage: page });
}

function upload(context: StateContext, request: MockControlRequest): ApplicationRow {
  const found = findApplication(context, idOf(request), ['PND', 'RTR']);
  const { kind, name } = request.query;
  const requestedKind = pictureKinds.find((known) => known === kind);
  if (!requestedKind) throw new ControlRefusal(400, `Say which picture it is: ?kind=${pictureKinds.join('|')}.`);
  const bytes = request.bytes ?? new Uint8Array();
  const inspected = inspectFile({ fileName: name ?? `${requestedKind}.png`, bytes }, pictureRules);
  const type = inspected.contentType.replace('image/', '');
  const file = { ...inspected, fileName: name ?? `${requestedKind}.${type}` };
  const brokenRules = inspected.broken.filter((rule) => name !== undefined || rule !== 'extension');
  if (brokenRules.length > 0 || bytes.byteLength > pictureRules.maxBytes) {
    const message = `Send the bytes of a png, jpeg or webp picture of at most ${pictureRules.maxBytes} bytes as the body, with ?name= a plain file name. Wrong: ${brokenRules.join(', ') || 'size'}.`;
    throw new ControlRefusal(400, message);
  }
  if (!context.environment.sandbox.files.makeRoom(bytes.byteLength)) {
    throw new ControlRefusal(409, 'The files of this sandbox take too much space. Delete snapshots, or reset it.');
  }
  return uploadPicture(context, {
    ...found,
    given: {},
    attachment: storePicture(context, found.row, requestedKind, file),
  });
}

function storePicture(
  context: StateContext,
  { applyID, brokerCode }: ApplicationRow,
  kind: Attachment['kind'],
  picture: Parameters<StateContext['storeFile']>[0],
): Attachment {
  const file = context.storeFile(picture);
  const fileID = context.token(`${applyID}-${kind}-`);
  const row: UploadedPictureRow = { fileID, applyID, brokerCode, file };
  context.change((draft) => draft.put('uploadedPictures', fileID, row));
  const { fileName, contentType, size, width, height } = file;
  const uploadTime = formatTime(context.now());
  return { fileID, kind, fileName, contentType, size, width: width ?? 0, height: height ?? 0, uploadTime };
}

function findProfile(context: StateContext, body: ReturnType<typeof readApplicantRequest>): ProfileRow {
  const own = context.rows<ProfileRow>('profiles').filter(({ brokerCode }) => brokerCode === body.brokerCode);
  const profile = body.profileID === undefined ? own[0] : own.find(({ profileID }) => profileID === body.profileID);
  if (profile) return profile;
  const known = own.map(({ profileID }) => profileID).join(', ');
  throw new ControlRefusal(
    404,
    `${body.brokerCode} has no such profile. It has: ${known || 'none; create one first'}.`,
  );
}

function findReferrer(context: StateContext, body: ReturnType<typeof readApplicantRequest>): ReferrerRow | undefined {
  if (body.referrerID === undefined) return undefined;
  const referrer = context.row<ReferrerRow>('referrers', body.referrerID);
  if (referrer?.brokerCode === body.brokerCode) return referrer;
  throw new ControlRefusal(404, `${body.brokerCode} has no referrer "${body.referrerID}".`);
}

function idOf({ params }: MockControlRequest): string {
  return params['applyID'] ?? '';
}

function createUnknownPageError(page: string, { pages }: Pick<ProfileRow, 'pages'>): ControlRefusal {
  const known = pages.map(({ pageID }) => pageID).join(', ');
  return new ControlRefusal(400, `The template has no page "${page}". It has: ${known}.`);
}
