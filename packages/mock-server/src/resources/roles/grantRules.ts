// Users cannot grant functions that they lack (decisions, section 6). The provider's staff have no functions of a
// broker's tree, because their screens are fixed, and may grant a broker's users all functions of the broker; the rules
// on account types apply to them as well.
import type { User } from '@brokerdesk/api';
import type { UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import { type ErrorResponse, message, ruleViolated } from '../../context/errorResponses.ts';

const ranks: Readonly<Record<User['type'], number>> = { Operator: 0, Administrator: 1, 'Super Administrator': 2 };

/** Whether accounts of a type rank above the caller's. */
export function outranksCaller(context: RequestContext, type: User['type']): boolean {
  const own = context.row<UserRow>('users', context.caller?.refID ?? '');
  return ranks[type] > (own ? ranks[own.type] : -1);
}

/** Rejects granting functions that the caller lacks, and names them. */
export function rejectGrant(context: RequestContext, codes: readonly string[]): ErrorResponse | undefined {
  const functionCodes = listLackingFunctions(context, codes);
  return functionCodes.length === 0 ? undefined : createGrantExceedsOwnError({ functionCodes });
}

/** Lists the codes of functions that the caller lacks; the provider's staff lack none. */
export function listLackingFunctions(context: RequestContext, codes: readonly string[]): readonly string[] {
  if (context.isInternal) return [];
  return [...new Set(codes)].filter((code) => !context.caller?.functions.has(code));
}

export function createGrantExceedsOwnError(data: object = {}): ErrorResponse {
  return ruleViolated(
    'grant-exceeds-own',
    message(
      'You cannot grant more permissions than you have.',
      '您不能授予超出自身权限的功能。',
      '您不能授予超出自身權限的功能。',
    ),
    data,
  );
}

/** For changes by which users would promote, demote or lock out themselves. */
export function createOwnAccountError(): ErrorResponse {
  return ruleViolated(
    'own-account',
    message('You cannot do this to your own account.', '不能对自己的账户进行此操作。', '不能對自己的帳戶進行此操作。'),
  );
}
