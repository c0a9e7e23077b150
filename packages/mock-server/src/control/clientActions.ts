// What clients do in the trading app: they click advertisements, apply for devices and accept agreements; the back office
// activates, suspends and closes their accounts. Everything is validated before it is written.
import { z } from 'zod';
import type { StateContext } from '../context/StateContext.ts';
import { type AcceptanceRow, acceptanceIdOf } from '../resources/agreements/acceptances/acceptanceRows.ts';
import type { AgreementRow } from '../resources/agreements/makeAgreementRows.ts';
import type { DeviceApplicationRow } from '../resources/device-applications/deviceApplicationRows.ts';
import { endPlansOfClosed } from '../resources/feed-plans/endPlansOfClosed.ts';
import type { TraderRow } from '../resources/feed-plans/traders/traderRows.ts';
import type { AdClicksRow, ImageRow } from '../resources/images/imageRows.ts';
import { stateOfImage } from '../resources/images/imageRules.ts';
import type { ClientOperation } from '../shared-rules/clientOperations.ts';
import { type OperationDetails, writeOperation } from '../context/writeOperation.ts';
import { dayOf, formatDay, formatTime } from '../contract/times.ts';
import { ApplicantError } from './readApplicantRequest.ts';

const identifier = z.string().min(1).max(64);

export const adClickShape = z.strictObject({
  imgID: identifier,
  clicks: z.number().int().min(1).max(100_000).default(1),
});

/** Clicks an advertisement that is shown now. */
export function clickAdvertisement(context: StateContext, { imgID, clicks }: z.output<typeof adClickShape>) {
  const image = context.row<ImageRow>('images', imgID);
  if (!image) throw new ApplicantError(404, `There is no advertisement "${imgID}".`);
  const state = stateOfImage(context, image);
  if (state !== 'showing')
    throw new ApplicantError(409, `The advertisement ${imgID} is ${state}, so no client sees it.`);
  const day = formatDay(dayOf(context.now()));
  const id = `${imgID} ${day}`;
  const before = context.row<AdClicksRow>('adClicks', id)?.clicks ?? 0;
  const row: AdClicksRow = { brokerCode: image.brokerCode, imgID, day, clicks: before + clicks };
  context.change((draft) => draft.put('adClicks', id, row));
  return { imgID, day, clicks: row.clicks };
}

export const deviceShape = z.strictObject({
  loginID: identifier,
  deviceInfo: z.string().min(1).max(200).default('Apple iPhone 16, iOS 19.1'),
  UUID: z.uuid().optional(),
  bindingDays: z.number().int().min(1).max(3650).default(90),
  phone: z.string().max(40).default('+852 0400 9001'),
  email: z.email().max(120).default('client@mail.example'),
});

/** Applies for the use of a device. */
export function applyForDevice(context: StateContext, body: z.output<typeof deviceShape>) {
  const trader = findTrader(context, body.loginID);
  if (trader.status !== 1) throw new ApplicantError(409, `The client ${trader.userID} is not active.`);
  const { brokerCode, nameTC: userName } = trader;
  const applicationID = context.token(`${brokerCode}-DV-`);
  const number = Number(applicationID.split('-').at(-1));
  const applyTime = formatTime(context.now());
  const row: DeviceApplicationRow = {
    applicationID,
    brokerCode,
    userName,
    loginID: body.loginID,
    deviceInfo: body.deviceInfo,
    UUID: body.UUID ?? `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    bindingDays: body.bindingDays,
    phone: body.phone,
    email: body.email,
    remark: null,
    status: 'PND',
    applyTime,
    approvalTime: null,
    version: 1,
    updateTime: applyTime,
    updateBy: userName,
  };
  context.change((draft) => draft.put('deviceApplications', applicationID, row));
  record(context, trader, { operation: 'deviceApplication.apply', targetID: applicationID, targetName: userName });
  return { applicationID, brokerCode, status: row.status, version: row.version };
}

export const traderShape = z.strictObject({ status: z.union([z.literal(1), z.literal(0), z.literal(-1)]) });

/** Activates, suspends or closes the account of a client. */
export function setTraderStatus(
  context: StateContext,
  { userID, status }: z.output<typeof traderShape> & { readonly userID: string },
) {
  const before = findTrader(context, userID);
  if (before.userID !== userID) throw new ApplicantError(404, `There is no client "${userID}".`);
  const { brokerCode } = before;
  context.change((draft) => draft.put('traders', userID, { ...before, status }));
  const changes = [{ field: 'status', before: String(before.status), after: String(status) }];
  record(context, before, { operation: 'trader.status', targetID: userID, targetName: before.nameTC, changes });
  if (status === -1) endPlansOfClosed(context, before, actorOf(before));
  return { userID, brokerCode, status };
}

export const acceptanceShape = z.strictObject({ userID: identifier });

/** Accepts the present text of an agreement. */
export function acceptAgreement(
  context: StateContext,
  { agreementID, userID }: z.output<typeof acceptanceShape> & { readonly agreementID: string },
) {
  const trader = findTrader(context, userID);
  const agreement = context.row<AgreementRow>('agreements', agreementID);
  if (agreement?.brokerCode !== trader.brokerCode)
    throw new ApplicantError(404, `${trader.brokerCode} has no agreement "${agreementID}".`);
  const { textVersion, title } = agreement;
  const changes = [{ field: 'textVersion', before: null, after: String(textVersion) }];
  const acceptance = { agreementID, userID: trader.userID, textVersion };
  const acceptanceID = acceptanceIdOf(acceptance);
  // Accepting a version again changes nothing: the first time counts.
  if (!context.row<AcceptanceRow>('agreementAcceptances', acceptanceID)) {
    const { brokerCode, nameEN: EN, nameSC: SC, nameTC: TC } = trader;
    const acceptTime = formatTime(context.now());
    const row: AcceptanceRow = { ...acceptance, acceptanceID, brokerCode, name: { EN, SC, TC }, acceptTime };
    context.change((draft) => draft.put('agreementAcceptances', acceptanceID, row));
  }
  record(context, trader, { operation: 'agreement.accept', targetID: agreementID, targetName: title.EN, changes });
  return { agreementID, userID, textVersion, time: formatTime(context.now()) };
}

/** Finds a client by the login ID of the client or of a further user. */
function findTrader(context: StateContext, loginID: string): TraderRow {
  const trader =
    context.row<TraderRow>('traders', loginID) ??
    context.rows<TraderRow>('traders').find(({ subUsers }) => subUsers.some(({ subUserID }) => subUserID === loginID));
  if (!trader) throw new ApplicantError(404, `There is no client "${loginID}".`);
  return trader;
}

function record(
  context: StateContext,
  trader: TraderRow,
  details: OperationDetails & { readonly operation: ClientOperation },
): void {
  const { brokerCode } = trader;
  writeOperation(context, { ...details, brokerCode, actor: actorOf(trader), requestId: null, pluginId: null });
}

function actorOf({ userID, nameTC }: TraderRow) {
  return { kind: 'applicant', refID: null, userID, userName: nameTC } as const;
}
