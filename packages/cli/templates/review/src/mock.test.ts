import type { ApiError } from '@brokerdesk/plugin-sdk';
import { listOperationRecords } from '@brokerdesk/plugin-sdk/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideRequest, getRequest, listRequests } from './endpoints.ts';
import { type DecisionName, decisionNames } from './model/decisions.ts';
import { openBackend, type TestBackend } from './testBackendFixture.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await openBackend();
});

describe('the list of requests', () => {
  it('counts every status of what the other filters leave, and returns the rows of one', async () => {
    const all = await backend.api.call(listRequests, {});
    expect(Object.values(all.counts).reduce((sum, count) => sum + count)).toBe(all.total);
    const waiting = await backend.api.call(listRequests, { query: { status: 'waiting' } });
    expect(waiting.counts).toEqual(all.counts);
    expect(waiting.total).toBe(all.counts.waiting);
    const kind = await backend.api.call(listRequests, { query: { kind: 'feeWaiver', status: 'waiting' } });
    expect(kind.total).toBe(kind.counts.waiting);
    expect(kind.total).toBeLessThan(waiting.total);
  });

  it('sorts, searches and pages', async () => {
    const { items } = await backend.api.call(listRequests, { query: { sort: '-requestedTime', size: 10, page: 2 } });
    const times = items.map(({ requestedTime }) => requestedTime);
    expect(times).toHaveLength(10);
    expect(times).toEqual(times.toSorted().toReversed());
    const found = await backend.api.call(listRequests, { query: { q: items[0]!.accountNumber } });
    expect(found.items).toEqual([items[0]]);
  });
});

describe('a decision', () => {
  it.each([
    ['waiting', { reject: 'rejected', return: 'returned', approve: 'approved' }],
    ['returned', { reject: 'rejected', return: 'E0015', approve: 'E0015' }],
    ['approved', { reject: 'E0015', return: 'E0015', approve: 'E0015' }],
    ['rejected', { reject: 'E0015', return: 'E0015', approve: 'E0015' }],
  ] as const)('leads from the status %s only where the status machine says so', async (status, expected) => {
    const outcomes: Record<string, string> = {};
    for (const decision of decisionNames) {
      backend = await openBackend();
      outcomes[decision] = await decide(await backend.find(status), decision).then(
        (decided) => decided.status,
        ({ code }: ApiError) => code,
      );
    }
    expect(outcomes).toEqual(expected);
  });

  it('is recorded with the status before and after', async () => {
    const request = await backend.find('waiting');
    await decide(request, 'reject');
    const query = { targetID: request.requestID };
    const { items } = await backend.api.call(listOperationRecords, { query });
    expect(items).toMatchObject([
      {
        operation: 'samplePlugin.decide',
        targetName: request.clientName,
        changes: [
          { field: 'status', before: 'waiting', after: 'rejected' },
          { field: 'reason', before: null, after: 'No.' },
        ],
      },
    ]);
  });

  it('needs a reason, unless it is an approval', async () => {
    const { requestID, version } = await backend.find('waiting');
    const input = { params: { requestID }, body: { decision: 'return', reason: null, version } } as const;
    await expect(backend.api.call(decideRequest, input)).rejects.toMatchObject({
      code: 'E0004',
      data: { fields: [{ path: 'reason' }] },
    });
  });

  it('is refused for a version that another user has replaced', async () => {
    const request = await backend.find('waiting');
    await decide(request, 'approve');
    const current = await backend.api.call(getRequest, { params: { requestID: request.requestID } });
    await expect(decide(request, 'reject')).rejects.toMatchObject({
      code: 'E0005',
      data: { current, by: current.decidedBy, at: current.decidedTime },
    });
  });
});

function decide({ requestID, version }: { requestID: string; version: number }, decision: DecisionName) {
  const reason = decision === 'approve' ? null : 'No.';
  return backend.api.call(decideRequest, { params: { requestID }, body: { decision, reason, version } });
}
