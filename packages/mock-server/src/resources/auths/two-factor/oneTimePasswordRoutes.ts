import {
  type OneTimePasswordPurpose,
  type OneTimePasswordSent,
  repeatablePurposes,
  requestOneTimePassword,
  verifyOneTimePassword,
} from '@brokerdesk/api';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import { scheduleCode } from './oneTimePasswordJobs.ts';
import { findAccount, isUsable } from '../../users/findAccount.ts';
import { maskEmail, maskMobile } from './contactMasks.ts';
import {
  type Claim,
  digitsOf,
  findUserByMobile,
  isBeforeSignIn,
  createCode,
  secondsToWait,
  consumeCode,
} from './oneTimePasswordRules.ts';
import { issueTwoFactorToken, tokenLifetimeSec } from './twoFactorRules.ts';
import type { RequestContext } from '../../../context/RequestContext.ts';
import { type ErrorResponse, invalidFields, message, notFound } from '../../../context/errorResponses.ts';
import { type Route, route } from '../../../context/Route.ts';

type Channel = OneTimePasswordSent['channel'];

export const oneTimePasswordRoutes: readonly Route[] = [
  route(requestOneTimePassword, (context, { query }) => {
    const { userID, mobile, email: claimedEmail, purpose = 'login' } = query;
    const channel: Channel = query.sms === 'true' ? 'sms' : 'email';
    const broker = findBroker(context, purpose, userID);
    if ('code' in broker) return broker;
    const claim: Claim = { brokerCode: broker.brokerCode, userID, purpose, mobile };
    const retryAfterSec = secondsToWait(context, claim);
    if (retryAfterSec !== undefined) return { code: 'E0011', data: { retryAfterSec } };
    const user = findRecipient(context, claim, { channel, claimedEmail });
    const code = createCode(context, { claim, broker, user });
    scheduleCode(context, { refID: user?.refID ?? null, brokerCode: broker.brokerCode, channel, purpose, code });
    // What an anonymous caller types is not recorded, and requests for accounts that do not exist have no limit.
    if (user)
      context.recordOperation({ targetID: user.refID, targetName: user.userName, brokerCode: broker.brokerCode });
    else context.skipOperationRecord();
    const { digits, lifeSec, resendSec } = broker.limits.verificationCode;
    const to = isBeforeSignIn(purpose) ? maskClaimedContact(query, channel) : maskUserContact(user, channel);
    return { code: 'OK', data: { channel, to, digits, lifeSec, resendSec } };
  }),

  route(verifyOneTimePassword, (context, { body }) => {
    const { mobile, otp, purpose = 'login', uses = 1 } = body;
    if (uses > 1 && !repeatable.includes(purpose)) return invalidFields(context.language, [tooManyUses]);
    const broker = findBroker(context, purpose, body.userID ?? context.caller?.userID ?? '');
    if ('code' in broker) return broker;
    const { brokerCode } = broker;
    const callerID = isBeforeSignIn(purpose) ? undefined : context.caller?.userID;
    const userID = body.userID ?? callerID ?? findUserByMobile(context, { brokerCode, purpose, mobile });
    const user = consumeCode(context, { brokerCode, purpose, mobile, userID: userID ?? '' }, otp);
    if (!user || !isUsable(context, user)) return { code: 'E0009', data: null };
    context.recordOperation({ targetID: user.refID, targetName: user.userName, brokerCode });
    const twoFactorToken = issueTwoFactorToken(context, user, { purpose, uses });
    return { code: 'OK', data: { twoFactorToken, purpose, lifeSec: tokenLifetimeSec } };
  }),
];

const repeatable: readonly OneTimePasswordPurpose[] = repeatablePurposes;

const tooManyUses = {
  path: 'uses',
  rule: 'single-use',
  texts: message(
    'A code confirms one action of this kind only.',
    '每个验证码只能确认一次此类操作。',
    '每個驗證碼只能確認一次此類操作。',
  ),
};

/**
 * The broker and user of a code: before sign-in, the broker of the sign-in page; afterwards, the caller, who can
 * request codes only for their own account.
 */
function findBroker(
  context: RequestContext,
  purpose: OneTimePasswordPurpose,
  userID: string,
): BrokerRow | ErrorResponse {
  if (isBeforeSignIn(purpose))
    return context.row<BrokerRow>('brokers', context.details.headerBrokerCode ?? '') ?? notFound;
  const { caller } = context;
  if (!caller) return { code: 'E0001', data: { reason: 'timeout' } };
  if (caller.userID.toLowerCase() !== userID.toLowerCase()) return notFound;
  return context.row<BrokerRow>('brokers', caller.brokerCode) ?? notFound;
}

/**
 * The recipient of a code; none if the account is not in use or has no address, or the claimed number is not the
 * account's.
 */
function findRecipient(
  context: RequestContext,
  { brokerCode, userID, mobile }: Claim,
  { channel, claimedEmail }: { readonly channel: Channel; readonly claimedEmail: string | undefined },
): UserRow | undefined {
  const user = findAccount(context, brokerCode, userID);
  if (!user || !isUsable(context, user)) return undefined;
  if ((channel === 'sms' ? user.mobile : user.email) === '') return undefined;
  if (claimedEmail !== undefined && claimedEmail.toLowerCase() !== user.email.toLowerCase()) return undefined;
  return mobile === undefined || digitsOf(mobile) === digitsOf(user.mobile) ? user : undefined;
}

function maskClaimedContact(
  { mobile, email }: { readonly mobile?: string | undefined; readonly email?: string | undefined },
  channel: Channel,
): string | null {
  if (channel === 'email') return email === undefined ? null : maskEmail(email);
  return mobile === undefined ? null : maskMobile(mobile);
}

function maskUserContact(user: UserRow | undefined, channel: Channel): string | null {
  if (!user) return null;
  return channel === 'sms' ? maskMobile(user.mobile) : maskEmail(user.email);
}
