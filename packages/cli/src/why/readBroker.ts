// The broker's tree, its roles and the user's session, from the emulator.
import type { FunctionNode, Session } from '@brokerdesk/api';
import type { Emulator } from '@brokerdesk/mock-server';
import { CliError } from '../errors.ts';
import type { EmulatorFault } from './emulatorFaults.ts';
import type { DevAccount } from '../servers/findDevAccount.ts';

/** A function of a broker's tree. */
export type TreeFunction = Omit<FunctionNode, 'children'>;

/** A role of the broker. */
export interface TreeRole {
  readonly name: string;
  readonly functionCodes: readonly string[] | 'all';
}

/** The facts that decide about a user's functions. */
export interface BrokerFacts {
  /** The broker's whole tree, flat. */
  readonly tree: readonly TreeFunction[];
  readonly roles: readonly TreeRole[];
  /** The user's own functions. */
  readonly functions: readonly FunctionNode[];
  /** The codes of the user's roles, also those that do not count because the user lacks one above them. */
  readonly roleCodes: readonly string[];
  /** Whether the user can sign in. */
  readonly isEnabled: boolean;
  /** The requests that the emulator lets fail. */
  readonly faults: readonly EmulatorFault[];
}

interface UserRow {
  readonly brokerCode: string;
  readonly userID: string;
  readonly enabled: boolean;
  readonly roleIDs: readonly string[];
}

interface RoleRow {
  readonly roleID: string;
  readonly brokerCode: string;
  readonly name: { readonly EN: string };
  readonly functionCodes: TreeRole['functionCodes'];
}

/** Reads the facts about a user; throws `ACCOUNT_UNKNOWN` if the broker has no such user. */
export async function readBroker(
  emulator: Emulator,
  { brokerCode, userID, displayCode }: DevAccount,
): Promise<BrokerFacts> {
  const response = await emulator.app.inject({
    method: 'POST',
    url: '/__mock/sessions',
    payload: { brokerCode, userID },
  });
  if (response.statusCode !== 201) {
    throw new CliError('ACCOUNT_UNKNOWN', {
      message: `${displayCode} has no user ${userID}.`,
      hint: 'Name a user of the demo data, such as demo.reviewer, and its broker with --broker.',
    });
  }
  const rows = <Row extends { readonly brokerCode: string }>(collection: string): readonly Row[] => {
    const found = emulator.stateOf('default')?.[collection];
    return (found?.ids() ?? []).map((id) => found?.get(id) as Row).filter((row) => row.brokerCode === brokerCode);
  };
  const { faults } = (await emulator.app.inject('/__mock/faults')).json<Pick<BrokerFacts, 'faults'>>();
  const user = rows<UserRow>('users').find((row) => row.userID === userID);
  const roles = rows<RoleRow>('roles');
  const own = roles.filter(({ roleID }) => user?.roleIDs.includes(roleID));
  return {
    tree: rows<TreeFunction & { readonly brokerCode: string }>('functions'),
    roleCodes: own.flatMap(({ functionCodes }) => (functionCodes === 'all' ? [] : functionCodes)),
    roles: roles.map(({ name, functionCodes }) => ({ name: name.EN, functionCodes })),
    functions: response.json<Session>().functions,
    isEnabled: user?.enabled ?? true,
    faults,
  };
}
