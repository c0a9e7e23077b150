// What holds for each call, derived from its declaration and its case: new calls are included without further work.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import {
  type ContractCase,
  identifierPaths,
  MissingData,
  replaceAt,
  type TestResponse,
  valueAt,
} from '@brokerdesk/mock-server/cases';
import type { BackEnd } from '../BackEnd.ts';
import { callName } from '../calls.ts';
import { type CheckInfo, type Desk, NotTried, type Scenario } from '../Check.ts';
import { identifierFields } from '../foreignIds.ts';
import type { ConformClient } from '../ConformClient.ts';
import { NoAnswer } from '../Wire.ts';
import { observe, type Witness } from '../witness.ts';
import { acceptCall } from './acceptCall.ts';
import { describeAnswer, readSecrets } from './answers.ts';
import { listOutsiders } from './outsiders.ts';

type Input = InputOf<Endpoint>;

/** Calls that answer without a session and store nothing for an Idempotency-Key. */
function isRepeatable({ method, access, responseKind, path }: Endpoint): boolean {
  const isSession = path.startsWith('/auths/') || path.startsWith('/passwords');
  return (
    (method === 'POST' || method === 'PATCH') && access.rule !== 'anybody' && responseKind === 'json' && !isSession
  );
}

/** The checks of one call. */
export function scenarioOfCall(backEnd: BackEnd, one: ContractCase): Scenario {
  const { endpoint } = one;
  const name = callName(endpoint);
  const isGuarded = endpoint.access.rule !== 'anybody';
  const info = (law: string, family: CheckInfo['family'], demand: string): CheckInfo => ({
    id: `${law}:${name}`,
    family,
    demand,
  });
  const checks = [
    info('answers', 'contract', `${name} answers a valid request.`),
    info('refuses', 'contract', `${name} refuses ${one.rejected.code} what its rules forbid.`),
    info('strict', 'contract', `${name} refuses fields that it does not have.`),
    ...(isGuarded ? [info('callers', 'authorisation', `${name} refuses everybody who may not call it.`)] : []),
    info('foreign', 'tenancy', `${name} takes the records of others for records that do not exist.`),
    info('version', 'state', `${name} refuses a version that is not the stored one.`),
    ...(isRepeatable(endpoint) ? [info('repeat', 'idempotency', `${name}, repeated, happens once.`)] : []),
    ...(endpoint.operation ? [info('recorded', 'state', `${name} is in the operation records.`)] : []),
    ...(endpoint.operation ? [info('stored', 'state', `What ${name} answers is what is read afterwards.`)] : []),
  ];
  return {
    checks: checks.filter(({ id }) => isExpected(id)),
    run: (desk) => new CallRun(backEnd, one, desk).run(),
  };

  /** Whether a law can apply to the call at all. */
  function isExpected(id: string): boolean {
    const shapes = JSON.stringify(Object.keys({ ...shapeOf('params'), ...shapeOf('query'), ...shapeOf('body') }));
    if (id.startsWith('foreign:'))
      return isGuarded && (/(?:ID|IDs|Code)"|"id"/.test(shapes) || shapes.includes('applications'));
    if (id.startsWith('version:')) return isGuarded && shapes.includes('"version"');
    return true;
  }

  function shapeOf(part: 'params' | 'query' | 'body'): object {
    const declared = endpoint.shapes?.[part];
    return declared !== undefined && 'shape' in declared ? (declared.shape as object) : {};
  }
}

/** The requests of one case, in an order in which those that must change nothing come first. */
class CallRun {
  readonly #backEnd: BackEnd;
  readonly #one: ContractCase;
  readonly #desk: Desk;
  readonly #name: string;

  constructor(backEnd: BackEnd, one: ContractCase, desk: Desk) {
    this.#backEnd = backEnd;
    this.#one = one;
    this.#desk = desk;
    this.#name = callName(one.endpoint);
  }

  async run(): Promise<void> {
    const own = await this.#caller();
    const input = await this.#prepare(() => this.#one.input(own));
    await this.#tryLaw(['callers'], () => this.#tryCallers(own, input));
    const witness = await observe(own, this.#one.endpoint, input);
    await this.#tryLaw(['foreign'], () => this.#tryForeign(own, input, witness));
    await this.#tryLaw(['strict'], () => this.#trySurplus(own, input, witness));
    await this.#tryLaw(['version'], () => this.#tryVersion(own, input, witness));
    await this.#tryLaw(['answers', 'recorded', 'stored', 'repeat'], () =>
      acceptCall({ backEnd: this.#backEnd, one: this.#one, desk: this.#desk, own, input }),
    );
    await this.#tryLaw(['refuses'], () => this.#refuse(own));
  }

  async #tryLaw(laws: readonly string[], run: () => Promise<void>): Promise<void> {
    const ids = laws.map((law) => `${law}:${this.#name}`).filter((id) => this.#desk.has(id));
    if (ids.length > 0) await this.#desk.section(ids, run);
  }

  async #caller(): Promise<ConformClient> {
    const { as, usesAccount } = this.#one;
    if (as === 'nobody') {
      const expendable = usesAccount ? await this.#backEnd.client('expendable') : undefined;
      return this.#backEnd.nobody(expendable?.account);
    }
    if (as === 'provider') return this.#backEnd.client('provider');
    return this.#backEnd.client(usesAccount ? 'expendable' : 'administrator');
  }

  /** Makes an input through requests; what is missing for it is not the law under test. */
  async #prepare(make: () => Input | Promise<Input>): Promise<Input> {
    try {
      return await make();
    } catch (error) {
      if (error instanceof NotTried || error instanceof NoAnswer) throw error;
      if (error instanceof MissingData) throw new NotTried(error.message);
      const { request, status } = this.#backEnd.lastExchange ?? {};
      throw new NotTried(
        `its input could not be made: ${request?.method} ${request?.url}, HTTP ${status}: ${String(error)}`,
      );
    }
  }

  async #tryCallers(own: ConformClient, input: Input): Promise<void> {
    const { endpoint } = this.#one;
    const outsiders = await listOutsiders(this.#backEnd, this.#one, own);
    // Only now: who signs in is seen among the users.
    const witness = await observe(own, endpoint, input);
    for (const [who, client, codes] of outsiders) {
      const answer = await client.call(endpoint, input as never);
      await this.#expectRefusal('callers', { answer, codes, who, witness });
    }
  }

  async #tryForeign(own: ConformClient, input: Input, witness: Witness): Promise<void> {
    const { endpoint, as, newNames } = this.#one;
    const id = `foreign:${this.#name}`;
    const isName = (step: string | number) => typeof step === 'string';
    const paths = identifierPaths(input).filter((path) => !newNames.includes(String(path.findLast(isName))));
    await this.#tryFields(own, input, witness);
    if (paths.length === 0) {
      this.#desk.exclude(id);
      return;
    }
    const stranger = as === 'broker' && !this.#one.usesAccount ? await this.#backEnd.client('other') : undefined;
    const foreign = stranger && (await this.#prepare(() => this.#one.input(stranger)));
    const secrets = stranger && foreign ? await readSecrets(stranger, endpoint, foreign) : [];
    const strangersWitness = stranger && foreign ? await observe(stranger, endpoint, foreign) : undefined;
    for (const path of paths) {
      const at = path.join('.');
      const value = String(valueAt(input, path));
      const unknown = await own.call(endpoint, replaceAt(input, path, `${value}-never`) as never);
      await this.#expectRefusal('foreign', { answer: unknown, who: `${at} of no record`, witness, secrets });
      const theirs = foreign === undefined ? undefined : valueAt(foreign, path);
      if (typeof theirs !== 'string' || theirs === value) continue;
      const answer = await own.call(endpoint, replaceAt(input, path, theirs) as never);
      const who = `${at} of another broker’s record`;
      await this.#expectRefusal('foreign', { answer, codes: [unknown.code], who, witness, secrets });
      const change = await strangersWitness?.findChange();
      this.#desk.expect(id, change === undefined, `${who}: the other broker’s ${change}`);
    }
  }

  /** Puts another broker’s identifiers where the case sends none: into filters and lists of members. */
  async #tryFields(own: ConformClient, input: Input, witness: Witness): Promise<void> {
    const { endpoint, as, usesAccount, newNames } = this.#one;
    if (as !== 'broker' || usesAccount) return;
    const id = `foreign:${this.#name}`;
    for (const { part, name, value, toValue } of identifierFields(endpoint, await this.#backEnd.foreignIds())) {
      const given = (input as Readonly<Record<string, object | undefined>>)[part] ?? {};
      if (newNames.includes(name) || (part === 'body' && Object.keys(given).length === 0)) continue;
      const withId = (text: string) => ({ ...input, [part]: { ...given, [name]: toValue(text) } }) as never;
      const unknown = await own.call(endpoint, withId(`${value}-never`));
      const foreign = await own.call(endpoint, withId(value));
      const isSame =
        foreign.code === unknown.code &&
        JSON.stringify(foreign.data) === JSON.stringify(unknown.data).replaceAll(`${value}-never`, value);
      this.#desk.expect(
        id,
        isSame || /^E000[23]$/.test(foreign.code),
        `${part}.${name} of another broker is answered ${describeAnswer(foreign)}, and ${describeAnswer(unknown)} for one that never was`,
      );
      const change = await witness.findChange();
      this.#desk.expect(id, change === undefined, `${part}.${name} of another broker: ${change}`);
    }
  }

  async #trySurplus(own: ConformClient, input: Input, witness: Witness): Promise<void> {
    const { endpoint } = this.#one;
    const { query = {}, body } = input as { readonly query?: object; readonly body?: object };
    const surplus = [
      { ...input, query: { ...query, surplus: '1' } },
      ...(body ? [{ ...input, body: { ...body, surplus: 1 } }] : []),
    ];
    for (const more of surplus) {
      const answer = await own.call(endpoint, more as never);
      await this.#expectRefusal('strict', {
        answer,
        codes: ['E0004'],
        who: 'a field that the call does not have',
        witness,
      });
    }
  }

  async #tryVersion(own: ConformClient, input: Input, witness: Witness): Promise<void> {
    const path = (['body', 'query'] as const)
      .map((part) => [part, 'version'] as const)
      .find((candidate) => valueAt(input, candidate) !== undefined);
    // A version belongs to a record that is there already.
    if (path === undefined && this.#one.newNames.length > 0) {
      this.#desk.exclude(`version:${this.#name}`);
      return;
    }
    const version = path === undefined ? 998_999 : Number(valueAt(input, path));
    const at = path ?? (['body', 'version'] as const);
    const answer = await own.call(this.#one.endpoint, replaceAt(input, at, version + 1_000) as never);
    if (path === undefined && answer.code === 'E0004') {
      this.#desk.exclude(`version:${this.#name}`);
      return;
    }
    await this.#expectRefusal('version', { answer, codes: ['E0005'], who: 'a version that was never stored', witness });
  }

  async #refuse(before: ConformClient): Promise<void> {
    // A case that ends sessions has ended this one.
    const own = this.#one.as === 'nobody' ? before : await this.#caller();
    const { rejected, endpoint } = this.#one;
    const input = await this.#prepare(() => rejected.input(own));
    const witness = await observe(own, endpoint, input);
    const answer = await own.call(endpoint, input as never);
    await this.#expectRefusal('refuses', { answer, codes: [rejected.code], who: 'what a rule forbids', witness });
  }

  async #expectRefusal(law: string, { answer, codes, who, witness, secrets = [] }: Refusal): Promise<void> {
    const id = `${law}:${this.#name}`;
    const isEmptyList = law === 'foreign' && this.#one.endpoint.method === 'GET' && answer.code === 'OK';
    const isRefused = isEmptyList || (/^E\d{4}$/.test(answer.code) && answer.code !== 'E0099');
    const isRight = isRefused && (codes === undefined || codes.includes(answer.code));
    const wanted = codes === undefined ? 'refused' : codes.join(' or ');
    this.#desk.expect(id, isRight, `${who} is answered ${describeAnswer(answer)}, not ${wanted}`);
    const text = JSON.stringify(answer.body) ?? '';
    const leaked = secrets.find((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
    this.#desk.expect(id, leaked === undefined, `${who}: the answer contains “${leaked}”`);
    const change = await witness.findChange();
    this.#desk.expect(id, change === undefined, `${who}: ${change}`);
  }
}

interface Refusal {
  readonly answer: TestResponse<unknown>;
  /** Any refusal if absent. */
  readonly codes?: readonly string[];
  readonly who: string;
  readonly witness: Witness;
  readonly secrets?: readonly string[];
}
