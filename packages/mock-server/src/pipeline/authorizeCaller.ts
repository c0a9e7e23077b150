// The only place that decides who calls and whether they may. The caller's broker is that of the session, whatever the
// request claims.
import { changePassword, type Endpoint, logout, type MockResponse, refresh } from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import { extendSession, findSession } from '../access/sessionRules.ts';
import type { SessionRow } from '../state/rows.ts';
import { message, notPermitted, ruleViolated } from '../context/errorResponses.ts';
import type { RequestContext } from '../context/RequestContext.ts';
import { rejectChangeInView, restrictToView } from './restrictToView.ts';

/** Sets the caller of a request, or returns why it is rejected. */
export function authorizeCaller(context: RequestContext): MockResponse<never> | undefined {
  const { endpoint, token, isPassive } = context.details;
  const error = endpoint.access.rule === 'anybody' ? rejectChangeInView(context) : findAccessError(context);
  if (error) return error;
  if (!context.session) attachPublicCaller(context);
  // Only a token that counts extends the session: `refresh` accepts others because it needs the refresh token as well.
  const isExtending = !isPassive && (endpoint !== refresh || findSession(context, token).state === 'live');
  if (context.session && isExtending) context.session = extendSession(context, context.session);
  return undefined;
}

function findAccessError(context: RequestContext): MockResponse<never> | undefined {
  const { endpoint, headerBrokerCode, token } = context.details;
  const found = findSession(context, token);
  if (found.state === 'ended') return { code: 'E0001', data: { reason: found.reason } };
  // `refresh` alone accepts an expired token, and a rotated one, because it must notice that token's reuse.
  if (found.state !== 'live' && endpoint !== refresh) {
    // The session lasts, and the response says for how long; only its token is too old.
    if (found.state === 'expired') context.session = found.session;
    return { code: 'E0001', data: { reason: 'timeout', ...(found.state === 'expired' && { canRefresh: true }) } };
  }
  const user = attach(context, found.session);
  if (headerBrokerCode !== null && headerBrokerCode !== found.session.brokerCode) return notPermitted;
  const viewError = restrictToView(context);
  if (viewError) return viewError;
  if (!isPermitted(context)) return notPermitted;
  return user?.mustChangePassword && !allowedBeforePasswordChange.has(endpoint) ? passwordChangeRequired : undefined;
}

/** What a user with an initial password may call, besides the public endpoints. */
const allowedBeforePasswordChange: ReadonlySet<Endpoint> = new Set<Endpoint>([changePassword, logout, refresh]);

const passwordChangeRequired = ruleViolated(
  'password-change-required',
  message('Please change your initial password first.', '请先修改初始密码。', '請先更改初始密碼。'),
);

function isPermitted(context: RequestContext): boolean {
  const { access } = context.details.endpoint;
  switch (access.rule) {
    case 'anybody':
    case 'signed-in':
      return true;
    case 'internal':
      return context.isInternal;
    case 'function':
      return (
        (access.internal && context.isInternal) || access.anyOf.some((code) => context.caller?.functions.has(code))
      );
  }
}

/** Attaches the signed-in user to a public request, but only if the request is about the user's own broker. */
function attachPublicCaller(context: RequestContext): void {
  const { headerBrokerCode, token } = context.details;
  const found = token === null ? undefined : findSession(context, token);
  if (found?.state !== 'live') return;
  if (headerBrokerCode === null || headerBrokerCode === found.session.brokerCode) attach(context, found.session);
}

function attach(context: RequestContext, session: SessionRow): UserRow | undefined {
  const user = context.row<UserRow>('users', session.refID);
  if (!user) return undefined;
  const { refID, userID, userName } = user;
  const functions = new Set(session.functionCodes);
  context.session = session;
  context.caller = { refID, userID, userName, brokerCode: session.brokerCode, functions };
  return user;
}
