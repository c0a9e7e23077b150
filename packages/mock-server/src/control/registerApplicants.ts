// Drives the applicant's side, for which the product's API has no endpoints: start, submit, resubmit, upload pictures and
// abandon, immediately visible to staff.
import type { Attachment } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  leaveApplication,
  startApplication,
  submitApplication,
  uploadPicture,
} from '../resources/applications/applicants/applicantRules.ts';
import { recentPageOf } from '../resources/applications/list/applicationViews.ts';
import { formatTime } from '../contract/times.ts';
import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import { inspectFile } from '../pipeline/inspectFile.ts';
import { StateContext } from '../context/StateContext.ts';
import type { ApplicationRow } from '../resources/applications/applicationRows.ts';
import type { UploadedPictureRow } from '../resources/applications/applicants/uploadedPictures.ts';
import type { ProfileRow } from '../resources/profiles/profileRows.ts';
import type { ReferrerRow } from '../resources/referrers/referrerRows.ts';
import {
  ApplicantError,
  findApplication,
  pictureKinds,
  readAnswers,
  readApplicantRequest,
} from './readApplicantRequest.ts';
import type { ControlRegistry } from './ControlRegistry.ts';

const pictureRules = { types: ['png', 'jpeg', 'webp'], maxBytes: 10_000_000, maxCount: 1, required: true } as const;

export function registerApplicants(register: ControlRegistry, core: EmulatorCore): void {
  const add = (path: string, act: (context: StateContext, request: FastifyRequest) => ApplicationRow, code = 200) =>
    register('POST', path, ({ sandbox, request, reply }) => {
      const context = new StateContext(core.environmentOf(sandbox));
      return respond(reply, code, () => act(context, request));
    });
  add('/applicants', start, 201);
  add('/applicants/:applyID/submit', (context, request) => submit(context, request, 'PND'));
  add('/applicants/:applyID/resubmit', (context, request) => submit(context, request, 'RTR'));
  add('/applicants/:applyID/abandon', abandon);
  add('/applicants/:applyID/upload', upload);
}

/** Validates everything before it writes, so a mistake writes nothing. */
function respond(reply: FastifyReply, code: number, act: () => ApplicationRow): unknown {
  try {
    const { applyID, brokerCode, status, version } = act();
    return reply.code(code).send({ applyID, brokerCode, status, version });
  } catch (error) {
    if (!(error instanceof ApplicantError)) throw error;
    return reply.code(error.status).send({ message: error.message });
  }
}

function start(context: StateContext, request: FastifyRequest): ApplicationRow {
  const body = readApplicantRequest(request);
  const broker = context.row<BrokerRow>('brokers', body.brokerCode);
  if (!broker || broker.internal) throw new ApplicantError(404, `No broker "${body.brokerCode}" opens accounts.`);
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

function submit(context: StateContext, request: FastifyRequest, status: 'PND' | 'RTR'): ApplicationRow {
  const found = findApplication(context, idOf(request), [status]);
  const { answers } = readApplicantRequest(request, ['answers']);
  return submitApplication(context, { ...found, given: readAnswers(context, { answers, profile: found.profile }) });
}

function abandon(context: StateContext, request: FastifyRequest): ApplicationRow {
  const found = findApplication(context, idOf(request), ['PND']);
  const { page = recentPageOf(found.row, found.details), answers } = readApplicantRequest(request, ['page', 'answers']);
  if (!found.profile.pages.some(({ pageID }) => pageID === page)) throw createUnknownPageError(page, found.profile);
  const given = readAnswers(context, { answers, profile: found.profile });
  return leaveApplication(context, { ...found, given, recentPage: page });
}

function upload(context: StateContext, request: FastifyRequest): ApplicationRow {
  const found = findApplication(context, idOf(request), ['PND', 'RTR']);
  const { kind, name } = request.query as Readonly<Record<string, string | undefined>>;
  const requestedKind = pictureKinds.find((known) => known === kind);
  if (!requestedKind) throw new ApplicantError(400, `Say which picture it is: ?kind=${pictureKinds.join('|')}.`);
  const bytes = (request.body as Uint8Array | undefined) ?? new Uint8Array();
  const inspected = inspectFile({ fileName: name ?? `${requestedKind}.png`, bytes }, pictureRules);
  const type = inspected.contentType.replace('image/', '');
  const file = { ...inspected, fileName: name ?? `${requestedKind}.${type}` };
  const brokenRules = inspected.broken.filter((rule) => name !== undefined || rule !== 'extension');
  if (brokenRules.length > 0 || bytes.byteLength > pictureRules.maxBytes) {
    const message = `Send the bytes of a png, jpeg or webp picture of at most ${pictureRules.maxBytes} bytes as the body, with ?name= a plain file name. Wrong: ${brokenRules.join(', ') || 'size'}.`;
    throw new ApplicantError(400, message);
  }
  if (!context.environment.sandbox.files.makeRoom(bytes.byteLength)) {
    throw new ApplicantError(409, 'The files of this sandbox take too much space. Delete snapshots, or reset it.');
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
  throw new ApplicantError(
    404,
    `${body.brokerCode} has no such profile. It has: ${known || 'none; create one first'}.`,
  );
}

function findReferrer(context: StateContext, body: ReturnType<typeof readApplicantRequest>): ReferrerRow | undefined {
  if (body.referrerID === undefined) return undefined;
  const referrer = context.row<ReferrerRow>('referrers', body.referrerID);
  if (referrer?.brokerCode === body.brokerCode) return referrer;
  throw new ApplicantError(404, `${body.brokerCode} has no referrer "${body.referrerID}".`);
}

function idOf({ params }: FastifyRequest): string {
  return (params as { readonly applyID: string }).applyID;
}

function createUnknownPageError(page: string, { pages }: Pick<ProfileRow, 'pages'>): ApplicantError {
  const known = pages.map(({ pageID }) => pageID).join(', ');
  return new ApplicantError(400, `The template has no page "${page}". It has: ${known}.`);
}
