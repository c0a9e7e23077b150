import { applicationActions, applicationStatusCodes } from '@brokerdesk/plugin-sdk/api';
import { describe, expect, it } from 'vitest';
import { bulkActions, findBlockers, findBlockersByCount } from './bulkActions.ts';

const work = {
  action: 'certify' as const,
  startTime: '2026-11-04T02:00:00Z',
  dueTime: '2026-11-04T02:01:00Z',
  by: 'Lee',
};

describe('findHindrance', () => {
  it('finds nothing exactly in the statuses from which the contract allows the action', () => {
    for (const action of bulkActions) {
      const possible = applicationStatusCodes.filter((status) => !findBlockers(action, [{ status, work: null }]));
      expect(possible).toEqual(applicationStatusCodes.filter((status) => startsFrom(action).includes(status)));
    }
  });

  it('returns the blocking statuses with their counts, in the order of their life cycle', () => {
    const rows = (['REJ', 'SUB', 'PND', 'REJ', 'RSB'] as const).map((status) => ({ status, work: null }));
    expect(findBlockers('verify', rows)).toEqual({
      statuses: [
        { status: 'PND', count: 1 },
        { status: 'REJ', count: 2 },
      ],
      runningCount: 0,
    });
  });

  it('counts applications with running work, but not twice', () => {
    const rows = [
      { status: 'CHK', work },
      { status: 'CHK', work: null },
      { status: 'IPB', work },
    ] as const;
    expect(findBlockers('reject', rows)).toEqual({ statuses: [{ status: 'IPB', count: 1 }], runningCount: 1 });
  });
});

describe('findHindranceByCount', () => {
  it('omits statuses without applications', () => {
    expect(findBlockersByCount('archive', { IBO: 10, REJ: 2, SUB: 0 })).toBeUndefined();
    expect(findBlockersByCount('archive', { IBO: 10, SUB: 3 })?.statuses).toEqual([{ status: 'SUB', count: 3 }]);
  });
});

function startsFrom(action: (typeof bulkActions)[number]): readonly string[] {
  return applicationActions[action].from;
}
