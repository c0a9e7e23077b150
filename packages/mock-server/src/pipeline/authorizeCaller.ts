// Who is calling, and may he? One place decides it for every call. The broker is that of the session, whatever the
// request says.
import { changePassword, type Endpoint, logout, type MockResponse, refresh } from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import { findSession, extendSession } from '../resources/auths/sessionRules.ts';
import type { SessionRow } from '../resources/auths/sessionRows.ts';
import type { RequestContext } from './RequestContext.ts';
import { message, ruleViolated } from './errorResponses.ts';

export interface Credentials {
  readonly token: string | null;
  /** A background poll: it never extends the session. */
  readonly isPassive: boolean;
}

/** Sets the caller of a call, or says why it is refused. */
export function authorizeCaller(
  context: RequestContext,
  { token, isPassive }: Credentials,
): MockResponse<never> | undefined {
  const error = context.details.endpoint.access.rule === 'anybody' ? undefined : findAccessError(context, token);
  if (error) return error;
  if (!context.session) attachPublicCaller(context, token);
  // An old token keeps nothing alive: whoever shows it at `refresh` has to have the refresh token as well.
  const isRotated = context.details.endpoint === refresh && findSession(context, token).state === 'rotated';
  if (context.session && !isPassive && !isRotated) context.session = extendSession(context, context.session);
  return undefined;
}

function findAccessError(context: RequestContext, token: string | null): MockResponse<never> | undefined {
  const { endpoint, headerBrokerCode } = context.details;
  const found = findSession(context, token);
  if (found.state === 'ended') return { code: 'E0001', data: { reason: found.reason } };
  // A rotated token still reaches `refresh`, and nothing else, because there its reuse has to be noticed.
  if (found.state === 'rotated' && endpoint !== refresh) return { code: 'E0001', data: { reason: 'timeout' } };
  if (headerBrokerCode !== null && headerBrokerCode !== found.session.brokerCode) return { code: 'E0002', data: null };
  const user = attach(context, found.session);
  if (!isPermitted(context)) return { code: 'E0002', data: null };
  return user?.mustChangePassword && !allowedBeforePasswordChange.has(endpoint) ? passwordChangeRequired : undefined;
}

/** What somebody may do who has signed in with an initial password, besides what anybody may. */
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
      if (access.internal && context.isInternal) return true;
      return access.anyOf.some((code) => context.caller?.functions.has(code));
  }
}

/** A call that anybody may make is made as the signed-in person only if it is about his own broker. */
function attachPublicCaller(context: RequestContext, token: string | null): void {
  const found = token === null ? undefined : findSession(context, token);
  const { headerBrokerCode } = context.details;
  if (found?.state !== 'live') return;
  if (headerBrokerCode === null || headerBrokerCode === found.session.brokerCode) attach(context, found.session);
}

function attach(context: RequestContext, session: SessionRow): UserRow | undefined {
  const user = context.row<UserRow>('users', session.refID);
  if (!user) return undefined;
  context.session = session;
  context.caller = {
    refID: user.refID,
    userID: user.userID,
    userName: user.userName,
    brokerCode: session.brokerCode,
    functions: grantedFunctions(session.functionCodes),
  };
  return user;
}

const functionSets = new WeakMap<readonly string[], ReadonlySet<string>>();

function grantedFunctions(codes: readonly string[]): ReadonlySet<string> {
  const known = functionSets.get(codes) ?? new Set(codes);
  functionSets.set(codes, known);
  return known;
}
