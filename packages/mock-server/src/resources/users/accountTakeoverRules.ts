// A user who knows another user's initial password can sign in as that user. So only users with at least the same
// functions may make one; otherwise permission to reset passwords would grant everything.
import type { UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type ErrorResponse, message, ruleViolated } from '../../context/errorResponses.ts';
import { functionsOfUser } from '../../access/functionTree.ts';
import { outranksCaller } from '../roles/grantRules.ts';

/** Rejects an initial password for the caller, and for a user with more functions than the caller. */
export function rejectInitialPassword(context: RequestContext, user: UserRow): ErrorResponse | undefined {
  const caller = context.row<UserRow>('users', context.caller?.refID ?? '');
  if (!caller) return undefined;
  if (caller.refID === user.refID) return ownAccountError;
  return hasMorePermissions(context, user) ? grantExceedsOwnError : undefined;
}

/**
 * Rejects a new address for the codes of a user with more functions than the caller: the recipient of the codes can set
 * that user's password.
 */
export function rejectContactChange(
  context: RequestContext,
  user: UserRow,
  input: Pick<UserRow, 'email' | 'mobile'>,
): ErrorResponse | undefined {
  const isSame = input.email === user.email && input.mobile === user.mobile;
  if (isSame || user.refID === context.caller?.refID) return undefined;
  return hasMorePermissions(context, user) ? grantExceedsOwnError : undefined;
}

/** The provider's staff have no functions of a broker's tree; the rules on account types apply to them as well. */
function hasMorePermissions(context: RequestContext, user: UserRow): boolean {
  if (outranksCaller(context, user.type)) return true;
  if (context.isInternal) return false;
  return functionsOfUser(context, user).some(({ functionCode }) => !context.caller?.functions.has(functionCode));
}

const ownAccountError = ruleViolated(
  'own-account',
  message(
    'You cannot create an initial password for yourself. Change your password instead.',
    '不能为自己设置初始密码，请直接修改密码。',
    '不可為自己設定初始密碼，請直接更改密碼。',
  ),
);

const grantExceedsOwnError = ruleViolated(
  'grant-exceeds-own',
  message(
    'This user has more permissions than you, so a colleague with the same permissions has to do this.',
    '此用户的权限高于您，请由具有相同权限的同事处理。',
    '此用戶的權限高於您，請由具有相同權限的同事處理。',
  ),
);
