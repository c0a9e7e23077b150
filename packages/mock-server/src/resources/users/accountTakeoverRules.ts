// Whoever knows a user's initial password can sign in as him. So it may be made by somebody who holds no less than he
// does, or everybody who may reset passwords would hold everything.
import type { UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../pipeline/RequestContext.ts';
import { type ErrorResponse, ruleViolated } from '../../pipeline/errorResponses.ts';
import { functionsOfUser } from '../system-functions/functionTree.ts';
import { outranksCaller } from '../roles/grantRules.ts';

/** Refuses to make an initial password for the caller himself, and for a user who holds more than the caller. */
export function rejectInitialPassword(context: RequestContext, user: UserRow): ErrorResponse | undefined {
  const caller = context.row<UserRow>('users', context.caller?.refID ?? '');
  if (!caller) return undefined;
  if (caller.refID === user.refID) return ownAccountError;
  return hasMorePermissions(context, user) ? grantExceedsOwnError : undefined;
}

/**
 * Refuses to change where the codes of a user go to who holds more than the caller: whoever gets them can set that
 * user's password.
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

/** The provider's own staff hold no functions of a broker's tree; kinds of account bind them as everybody. */
function hasMorePermissions(context: RequestContext, user: UserRow): boolean {
  if (outranksCaller(context, user.type)) return true;
  if (context.isInternal) return false;
  return functionsOfUser(context, user).some(({ functionCode }) => !context.caller?.functions.has(functionCode));
}

const ownAccountError = ruleViolated('own-account', {
  en_US: 'You cannot give yourself an initial password. Change your password instead.',
  zh_CN: '不能为自己设置初始密码，请改为修改密码。',
  zh_HK: '不可為自己設定初始密碼，請改為更改密碼。',
});

const grantExceedsOwnError = ruleViolated('grant-exceeds-own', {
  en_US: 'This user holds more than you do, so somebody else has to do this.',
  zh_CN: '此用户的权限高于您，请由其他管理员处理。',
  zh_HK: '此用戶的權限高於您，請由其他管理員處理。',
});
