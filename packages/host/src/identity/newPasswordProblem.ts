import type { RefusalError } from '@brokerdesk/plugin-sdk';
import type { IdentityProblem } from './identityProblem.ts';

/** Puts into words why the server did not take a new password (`E0004`): it knows passwords that the browser does not. */
export function newPasswordProblem(refusal: RefusalError): IdentityProblem {
  const { fields = [] } = (refusal.data ?? {}) as { fields?: readonly { rule: string }[] };
  return { key: fields.some(({ rule }) => rule !== 'differs') ? 'password.broken' : 'password.same' };
}
