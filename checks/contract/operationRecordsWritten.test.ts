// Every change can be attributed: every endpoint that declares an operation writes a record that names the caller,
// their broker and the changes.
import { type RecordKindName, recordKinds } from '@brokerdesk/fixtures';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { openClient, type TestClient } from '../../packages/mock-server/src/testing/openClient.ts';
import type { OperationRecordRow } from '../../packages/mock-server/src/state/rows.ts';
import type { ContractCase } from '../../packages/mock-server/src/cases/ContractCase.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';

const emulator = createEmulator({ applications: 120, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });

const changing = contractCases.flatMap((one) =>
  one.endpoint.operation === undefined ? [] : [[one.endpoint.operation, one] as const],
);

afterAll(() => emulator.close());

test.each(changing)(
  '%s leaves a record that names who did it and to what',
  async (operation, { endpoint, input, as }) => {
    const client = openClient(emulator, `record-${operation.replace('.', '-')}-${endpoint.method}`);
    if (as === 'nobody') client.headers = { 'broker-code': 'DEMO' };
    else await client.signIn(as === 'provider' ? '2GO' : 'DEMO', `${as === 'provider' ? 'provider' : 'demo'}.admin`);
    const caseInput = await input(client);
    const before = new Set(await recordIds(client));
    expect((await client.call(endpoint, caseInput)).status).toBe(200);
    const added = (await recordIds(client)).filter((id) => !before.has(id));
    const records = await Promise.all(added.map((id) => readRecord(client, id)));
    const own = records.filter((record) => record.operation === operation);
    expect(own, JSON.stringify(records)).not.toEqual([]);
    for (const record of own) {
      expect(record).toMatchObject({
        targetID: expect.stringMatching(/./),
        brokerCode: expect.stringMatching(/./),
        requestId: expect.stringMatching(/./),
        actor: {
          kind: { broker: 'staff', provider: 'provider', nobody: expect.any(String) }[as as ContractCase['as']],
        },
      });
      expect(record.changes.filter(({ field }) => !isNamed(record.operation, field))).toEqual([]);
      expect(record.changes.filter(({ before, after }) => `${before}${after}`.includes('{"'))).toEqual([]);
      expect(Math.abs(Date.parse(record.time) - Date.parse('2026-03-02T03:00:00Z'))).toBeLessThan(60_000);
    }
  },
);

/** A field within another, or a text in one language, is named after its parts, as in `request.quota` and `titleEN`. */
function isNamed(operation: string, field: string): boolean {
  const fields = recordKinds[operation.slice(0, operation.indexOf('.')) as RecordKindName].fields ?? {};
  const isKnown = (name: string) => name in fields || name.replace(/(EN|SC|TC)$/, '') in fields;
  return isKnown(field) || field.split('.').every((part) => /^(EN|SC|TC)$/.test(part) || isKnown(part));
}

async function recordIds(client: TestClient): Promise<readonly string[]> {
  return ((await client.send('GET', '/__mock/state/operationRecords')).body as { ids: string[] }).ids;
}

async function readRecord(client: TestClient, id: string): Promise<OperationRecordRow> {
  return (await client.send('GET', `/__mock/state/operationRecords/${id}`)).body as OperationRecordRow;
}
