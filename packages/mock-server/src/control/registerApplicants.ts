// Drives the applicant's side, for which the product's API has no calls: to start, submit, hand in again, take pictures
// and walk away, at once visible to staff.
import type { Attachment } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  leaveApplication,
  startApplication,
  submitApplication,
  uploadPicture,
} from '../behaviour/applications/applicants.ts';
import { recentPageOf } from '../behaviour/applications/applicationViews.ts';
import { formatTime } from '../behaviour/times.ts';
import type { EmulatorCore } from '../EmulatorCore.ts';
import { describeFile } from '../pipeline/describeFile.ts';
import { StateContext } from '../pipeline/StateContext.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { ApplicationRow } from '../state/rows.ts';
import type { UploadedPictureRow } from '../state/uploadedPictureRows.ts';
import type { ProfileRow, ReferrerRow } from '../state/templateRows.ts';
import { ApplicantProblem, findApplication, pictureKinds, readAnswers, readWish } from './readApplicant.ts';
import type { ControlRegistry } from './ControlRegistry.ts';

const pictureRules = { types: ['png', 'jpeg', 'webp'], maxBytes: 10_000_000, maxCount: 1, required: true } as const;

export function registerApplicants(register: ControlRegistry, core: EmulatorCore): void {
  const add = (path: string, act: (context: StateContext, request: FastifyRequest) => ApplicationRow, code = 200) =>
    register('POST', path, ({ sandbox, request, reply }) => {
      const context = contextOf(core, sandbox);
      return answer(reply, code, () => act(context, request));
    });
  add('/applicants', start, 201);
  add('/applicants/:applyID/submit', (context, request) => handIn(context, request, 'PND'));
  add('/applicants/:applyID/resubmit', (context, request) => handIn(context, request, 'RTR'));
  add('/applicants/:applyID/abandon', abandon);
  add('/applicants/:applyID/upload', upload);
}

function contextOf({ seed, value }: EmulatorCore, sandbox: Sandbox): StateContext {
  return new StateContext({ sandbox, seed, value });
}

/** Nothing is written if anything is wrong: everything is looked at before. */
function answer(reply: FastifyReply, code: number, act: () => ApplicationRow): unknown {
  try {
    const { applyID, brokerCode, status, version } = act();
    return reply.code(code).send({ applyID, brokerCode, status, version });
  } catch (error) {
    if (!(error instanceof ApplicantProblem)) throw error;
    return reply.code(error.status).send({ message: error.message });
  }
}

function start(context: StateContext, request: FastifyRequest): ApplicationRow {
  const wish = readWish(request);
  const broker = context.row<BrokerRow>('brokers', wish.brokerCode);
  if (!broker || broker.internal) throw new ApplicantProblem(404, `No broker "${wish.brokerCode}" opens accounts.`);
  const profile = findProfile(context, wish);
  const referrer = findReferrer(context, wish);
  const given = readAnswers(context, { answers: wish.answers, profile, like: wish.seedLike });
  const recentPage = wish.page ?? profile.pages[Math.min(1, profile.pages.length - 1)]?.pageID ?? '';
  if (!profile.pages.some(({ pageID }) => pageID === recentPage)) throw noPage(recentPage, profile);
  const region = wish.seedLike === undefined ? undefined : findApplication(context, wish.seedLike).row.region;
  const { brokerCode } = wish;
  const row = startApplication(context, { brokerCode, profile, referrer, given, recentPage, region });
  if (wish.status === 'PND') return row;
  return submitApplication(context, { ...findApplication(context, row.applyID), given });
}

function handIn(context: StateContext, request: FastifyRequest, status: 'PND' | 'RTR'): ApplicationRow {
  const found = findApplication(context, idOf(request), [status]);
  const { answers } = readWish(request, ['answers']);
  return submitApplication(context, { ...found, given: readAnswers(context, { answers, profile: found.profile }) });
}

function abandon(context: StateContext, request: FastifyRequest): ApplicationRow {
  const found = findApplication(context, idOf(request), ['PND']);
  const { page = recentPageOf(found.row, found.details), answers } = readWish(request, ['page', 'answers']);
  if (!found.profile.pages.some(({ pageID }) => pageID === page)) throw noPage(page, found.profile);
  const given = readAnswers(context, { answers, profile: found.profile });
  return leaveApplication(context, { ...found, given, recentPage: page });
}

function upload(context: StateContext, request: FastifyRequest): ApplicationRow {
  const found = findApplication(context, idOf(request), ['PND', 'RTR']);
  const { kind, name } = request.query as Readonly<Record<string, string | undefined>>;
  const asked = pictureKinds.find((known) => known === kind);
  if (!asked) throw new ApplicantProblem(400, `Say which picture it is: ?kind=${pictureKinds.join('|')}.`);
  const bytes = (request.body as Uint8Array | undefined) ?? new Uint8Array();
  const typed = describeFile({ fileName: name ?? `${asked}.png`, bytes }, pictureRules);
  const type = typed.contentType.replace('image/', '');
  const file = { ...typed, fileName: name ?? `${asked}.${type}` };
  const wrong = typed.broken.filter((rule) => name !== undefined || rule !== 'extension');
  if (wrong.length > 0 || bytes.byteLength > pictureRules.maxBytes) {
    const message = `Send the bytes of a png, jpeg or webp picture of at most ${pictureRules.maxBytes} bytes as the body, with ?name= a plain file name. Wrong: ${wrong.join(', ') || 'size'}.`;
    throw new ApplicantProblem(400, message);
  }
  return uploadPicture(context, { ...found, given: {}, attachment: keepPicture(context, found.row, asked, file) });
}

function keepPicture(
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

function findProfile(context: StateContext, wish: ReturnType<typeof readWish>): ProfileRow {
  const own = context.rows<ProfileRow>('profiles').filter(({ brokerCode }) => brokerCode === wish.brokerCode);
  const profile = wish.profileID === undefined ? own[0] : own.find(({ profileID }) => profileID === wish.profileID);
  if (profile) return profile;
  const known = own.map(({ profileID }) => profileID).join(', ');
  throw new ApplicantProblem(
    404,
    `${wish.brokerCode} has no such profile. It has: ${known || 'none; create one first'}.`,
  );
}

function findReferrer(context: StateContext, wish: ReturnType<typeof readWish>): ReferrerRow | undefined {
  if (wish.referrerID === undefined) return undefined;
  const referrer = context.row<ReferrerRow>('referrers', wish.referrerID);
  if (referrer?.brokerCode === wish.brokerCode) return referrer;
  throw new ApplicantProblem(404, `${wish.brokerCode} has no referrer "${wish.referrerID}".`);
}

function idOf({ params }: FastifyRequest): string {
  return (params as { readonly applyID: string }).applyID;
}

function noPage(page: string, { pages }: Pick<ProfileRow, 'pages'>): ApplicantProblem {
  const known = pages.map(({ pageID }) => pageID).join(', ');
  return new ApplicantProblem(400, `The template has no page "${page}". It has: ${known}.`);
}
