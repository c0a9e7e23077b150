import type { GrantableFunctionNode, Role, User } from '@brokerdesk/plugin-sdk/api';

/** Whose access is explained: a user with their roles, or a role. */
export interface WhySubject {
  /** Undefined for a role. */
  readonly user: Pick<User, 'userName' | 'type' | 'enabled' | 'status'> | undefined;
  readonly roles: readonly Role[];
}

/** Returns the codes that a role grants, whatever stands above them. */
export function grantedCodesOf({ functions }: Pick<Role, 'functions'>): ReadonlySet<string> {
  const codes = new Set<string>();
  const add = (nodes: readonly GrantableFunctionNode[]) => {
    for (const { functionCode, granted, children } of nodes) {
      if (granted) codes.add(functionCode);
      add(children);
    }
  };
  add(functions);
  return codes;
}

/** Whether the subject has every function of the broker by the type of the account. */
export function hasEverything({ user }: WhySubject): boolean {
  return user?.type === 'Super Administrator';
}
