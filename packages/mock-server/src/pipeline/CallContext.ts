import type { Endpoint, MockCaller, MockContext, MockDraft, MockRow, WireLanguage } from '@brokerdesk/api';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { SessionRow } from '../state/rows.ts';
import { collectionOf, putRow, removeRow, type State } from '../state/State.ts';

export interface CallFacts {
  readonly endpoint: Endpoint;
  readonly sandbox: Sandbox;
  readonly seed: string;
  readonly value: (collection: string, row: string | number, field: string) => number;
  readonly language: WireLanguage;
  readonly headerBrokerCode: string | null;
  readonly refreshToken: string | null;
}

/** What a handler sees of one call. It is the only way to time, chance and state. */
export class CallContext implements MockContext {
  readonly facts: CallFacts;
  /** Set once, by the session step. */
  session: SessionRow | null = null;
  caller: MockCaller | null = null;

  constructor(facts: CallFacts) {
    this.facts = facts;
  }

  get language(): WireLanguage {
    return this.facts.language;
  }

  get brokerCode(): string | null {
    return this.session?.brokerCode ?? this.facts.headerBrokerCode;
  }

  now(): number {
    return this.facts.sandbox.clock.now();
  }

  value(collection: string, row: string | number, field: string): number {
    return this.facts.value(collection, row, field);
  }

  token(prefix: string): string {
    return this.change((draft) => {
      const next = (draft.get<{ count: number }>('counters', prefix)?.count ?? 0) + 1;
      draft.put('counters', prefix, { count: next });
      return `${prefix}${next}`;
    });
  }

  /** The secret part of a token by this name, good in this sandbox only. */
  secret(name: string): string {
    return this.facts.sandbox.secretOf(this.facts.seed, name);
  }

  row<Row extends MockRow>(collection: string, id: string): Row | undefined {
    return collectionOf(this.facts.sandbox.state, collection).get(id) as Row | undefined;
  }

  rows<Row extends MockRow>(collection: string): readonly Row[] {
    return collectionOf(this.facts.sandbox.state, collection).rows() as readonly Row[];
  }

  /** The rows of one group of a collection, such as those of one broker. */
  rowsOf<Row extends MockRow>(collection: string, group: string): readonly Row[] {
    return collectionOf(this.facts.sandbox.state, collection).rowsOf(group) as readonly Row[];
  }

  count(collection: string): number {
    return collectionOf(this.facts.sandbox.state, collection).size;
  }

  ids(collection: string): readonly string[] {
    return collectionOf(this.facts.sandbox.state, collection).ids();
  }

  change<Result>(step: (draft: MockDraft) => Result): Result {
    const draft = new Draft(this.facts.sandbox.state);
    const result = step(draft);
    this.facts.sandbox.state = draft.state;
    return result;
  }
}

class Draft implements MockDraft {
  state: State;

  constructor(state: State) {
    this.state = state;
  }

  get<Row extends MockRow>(collection: string, id: string): Row | undefined {
    return collectionOf(this.state, collection).get(id) as Row | undefined;
  }

  put(collection: string, id: string, row: MockRow): void {
    this.state = putRow(this.state, { collection, id }, row);
  }

  remove(collection: string, id: string): void {
    this.state = removeRow(this.state, { collection, id });
  }
}
