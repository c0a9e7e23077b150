import type { Emulator } from '@brokerdesk/mock-server';
import { CliError } from '../errors.ts';
import type { DevAccount } from '../servers/findDevAccount.ts';
import { suggest } from '../suggest.ts';

interface Row {
  readonly brokerCode: string;
}

interface RoleRow extends Row {
  readonly roleID: string;
  readonly name: Readonly<Record<'EN' | 'SC' | 'TC', string>>;
}

interface UserRow extends Row {
  readonly userID: string;
  readonly enabled: boolean;
  readonly type: string;
}

/**
 * Assigns a user of the broker one role and no other, by its name in any language or its identifier; returns that user.
 *
 * @throws CliError `ROLE_UNKNOWN` if the broker has no such role.
 */
export async function assignRole(emulator: Emulator, account: DevAccount, role: string): Promise<DevAccount> {
  const rows = <Kind extends Row>(collection: string): readonly (readonly [string, Kind])[] => {
    const found = emulator.stateOf('default')?.[collection];
    const all = (found?.ids() ?? []).map((id) => [id, found?.get(id) as Kind] as const);
    return all.filter(([, row]) => row.brokerCode === account.brokerCode);
  };
  const roles = rows<RoleRow>('roles').map(([, row]) => row);
  const meant = roles.find(({ roleID, name }) =>
    [roleID, ...Object.values(name)].some((one) => one.toLowerCase() === role.toLowerCase()),
  );
  // Super administrators have every function, whatever their roles.
  const user = rows<UserRow>('users').find(([, { enabled, type }]) => enabled && type === 'Operator');
  if (meant === undefined || user === undefined) {
    const names = roles.map(({ name }) => name.EN);
    throw new CliError('ROLE_UNKNOWN', {
      message: `${account.displayCode} has no role ${role}.`,
      hint: `Use one of: ${names.join(', ')}.${suggest(role, names)}`,
    });
  }
  const [id, row] = user;
  const payload = { ...row, roleIDs: [meant.roleID] };
  const response = await emulator.app.inject({ method: 'PUT', url: `/__mock/state/users/${id}`, payload });
  if (response.statusCode >= 300) throw new Error(`The role was not assigned: ${response.body}`);
  return { ...account, userID: row.userID };
}
