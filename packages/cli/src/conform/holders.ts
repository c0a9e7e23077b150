// Accounts that are made for one question: with some functions and no others.
import {
  createRole,
  createUser,
  functionCodes,
  type FunctionCode,
  getRole,
  listUsers,
  updateRole,
  type User,
} from '@brokerdesk/api';
import type { BackEnd } from './BackEnd.ts';
import { NotTried } from './Check.ts';
import { ConformClient } from './ConformClient.ts';

/** An account with a role that no one else has. */
export interface Holder {
  readonly client: ConformClient;
  readonly user: User;
  /** Empty without functions. */
  readonly roleID: string;
}

/** What an account is made with. */
export interface HolderOptions {
  readonly codes: readonly string[];
  readonly keepsPassword?: boolean;
}

/**
 * Creates an account that holds some functions, and signs it in.
 *
 * @throws NotTried if the back end cannot
 */
export async function createHolder(backEnd: BackEnd, options: HolderOptions): Promise<Holder> {
  const administrator = await backEnd.client('administrator');
  const roleID = options.codes.length > 0 ? await createHoldersRole(administrator, options.codes) : '';
  const created = await administrator.call(createUser, { body: newUser(roleID === '' ? [] : [roleID]) });
  if (created.code !== 'OK') throw new NotTried(`no account could be created: ${created.code}`);
  const { user, initialPassword } = created.data;
  const account = { brokerCode: user.brokerCode, userID: user.userID, password: initialPassword };
  const client = new ConformClient(backEnd, account);
  await client.signIn();
  if (options.keepsPassword !== true) await backEnd.replacePassword(client);
  return { client, user, roleID };
}

async function createHoldersRole(administrator: ConformClient, codes: readonly string[]): Promise<string> {
  const { code, data } = await administrator.call(createRole, { body: newRole('Conform holder', codes) });
  if (code !== 'OK') throw new NotTried(`no role could be created: ${code}`);
  return data.roleID;
}

/** Returns codes with all codes above them. */
export function withAncestors(...codes: readonly FunctionCode[]): readonly string[] {
  return [...new Set(codes.flatMap((code) => lineOf(code)))];
}

/** A function with those above it. */
function lineOf(code: string): readonly string[] {
  const line: string[] = [];
  for (let step: string | null = code; step !== null; step = parentOf(step)) line.push(step);
  return line;
}

function parentOf(code: string): string | null {
  const declared: { readonly parent: string | null } | undefined = functionCodes[code as FunctionCode];
  return declared?.parent ?? null;
}

let count = 0;

/** A role with a name that no other has. */
export function newRole(name: string, codes: readonly string[]) {
  count += 1;
  const text = `${name} ${Date.now().toString(36)}${count}`;
  const empty = { EN: '', SC: '', TC: '' };
  return { name: { EN: text, SC: text, TC: text }, description: empty, functionCodes: [...codes], memberRefIDs: [] };
}

/** An account with a login name that no other has. */
export function newUser(roleIDs: readonly string[]) {
  count += 1;
  const userID = `conform.${Date.now().toString(36)}.${count}`;
  return {
    userID,
    userName: 'Conform',
    type: 'Operator' as const,
    email: `${userID}@mail.example`,
    mobile: '+852 0123 4567',
    roleIDs: [...roleIDs],
    groupIDs: [],
  };
}

/** How calls name an account as it was seen. */
export function versionOf({ brokerCode, refID, version }: User) {
  return { brokerCode, refID, version };
}

/**
 * Returns an account as the users of a broker show it.
 *
 * @throws NotTried if it is not among them
 */
export async function findUser(administrator: ConformClient, userID: string): Promise<User> {
  const { data } = await administrator.call(listUsers, { query: { q: userID, size: 500 } });
  const found = data.items.find((user) => user.userID === userID);
  if (found === undefined) throw new NotTried(`${userID} is not among the users`);
  return found;
}

/** An account with every function of the administrator but some. */
class Understudy {
  readonly #backEnd: BackEnd;
  #holder: Holder | undefined;
  #without = '';

  constructor(backEnd: BackEnd) {
    this.#backEnd = backEnd;
  }

  /** Returns its client, signed in without some functions and what is below them. */
  async without(codes: readonly string[]): Promise<ConformClient> {
    const administrator = await this.#backEnd.client('administrator');
    const left = [...administrator.functions].filter((code) => !lineOf(code).some((above) => codes.includes(above)));
    if (this.#holder === undefined) {
      this.#holder = await createHolder(this.#backEnd, { codes: left });
      this.#without = codes.join();
    }
    const { client, roleID } = this.#holder;
    if (this.#without === codes.join()) return client;
    const memberRefIDs = [client.account.refID ?? ''];
    // A role changes with its members, too.
    const { version } = (await administrator.call(getRole, { params: { roleID } })).data;
    const body = { ...newRole('Conform understudy', left), memberRefIDs, version };
    const changed = await administrator.call(updateRole, { params: { roleID }, body });
    if (changed.code !== 'OK') throw new NotTried(`the role of the understudy could not be changed: ${changed.code}`);
    this.#without = codes.join();
    await client.signIn();
    return client;
  }
}

const understudies = new WeakMap<BackEnd, Understudy>();

/** Returns an account of a back end with every function of the administrator but some and what is below them, signed in. */
export async function getUnderstudy(backEnd: BackEnd, without: readonly string[]): Promise<ConformClient> {
  const understudy = understudies.get(backEnd) ?? new Understudy(backEnd);
  understudies.set(backEnd, understudy);
  return understudy.without(without);
}
