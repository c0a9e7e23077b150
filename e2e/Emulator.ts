/** A call that the emulator saw, as its journal keeps it. */
export interface JournalEntry {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  /** The call as the contract spells it. */
  readonly endpoint: string | null;
  readonly pluginId: string | null;
  readonly status: number;
  readonly code: string;
}

/** Drives the emulator on behalf of one test, inside the test's own sandbox. */
export class Emulator {
  readonly #address: string;
  readonly sandbox: string;

  private constructor(address: string, sandbox: string) {
    this.#address = address;
    this.sandbox = sandbox;
  }

  static async open(address: string): Promise<Emulator> {
    const { id } = (await send(`${address}/__mock/sandboxes`, { method: 'POST' })) as { id: string };
    return new Emulator(address, id);
  }

  async close(): Promise<void> {
    await send(`${this.#address}/__mock/sandboxes/${this.sandbox}`, { method: 'DELETE' });
  }

  /** Moves the sandbox's clock, or stops it. */
  async changeClock(change: { set?: string; advanceSec?: number; frozen?: boolean }): Promise<void> {
    await this.#control('PATCH', '/clock', change);
  }

  async journal(): Promise<readonly JournalEntry[]> {
    return ((await this.#control('GET', '/journal')) as { entries: JournalEntry[] }).entries;
  }

  async rowIDs(collection: string): Promise<readonly string[]> {
    return ((await this.#control('GET', `/state/${collection}`)) as { ids: string[] }).ids;
  }

  async row<Row extends object>(collection: string, id: string): Promise<Row> {
    return (await this.#control('GET', `/state/${collection}/${id}`)) as Row;
  }

  async putRow(collection: string, id: string, row: object): Promise<void> {
    await this.#control('PUT', `/state/${collection}/${id}`, row);
  }

  async removeRow(collection: string, id: string): Promise<void> {
    await this.#control('DELETE', `/state/${collection}/${id}`);
  }

  async #control(method: string, path: string, body?: object): Promise<unknown> {
    return send(`${this.#address}/__mock${path}`, { method, sandbox: this.sandbox, ...(body && { body }) });
  }
}

async function send(
  address: string,
  { method, sandbox, body }: { method: string; sandbox?: string; body?: object },
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { ...(sandbox && { 'Mock-Sandbox': sandbox }), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}
