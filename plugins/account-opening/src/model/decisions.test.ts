import { applicationStatusCodes, applicationActions, type ApplicationAction } from '@brokerdesk/plugin-sdk/api';
import { describe, expect, it } from 'vitest';
import { groupActions } from './decisions.ts';

const all = Object.keys(applicationActions) as ApplicationAction[];

describe('the next actions of an application', () => {
  it.each(applicationStatusCodes)('of %s each belong to exactly one group', (status) => {
    const actions = all.filter((action) => (applicationActions[action].from as readonly string[]).includes(status));
    for (const without of [undefined, ...actions]) {
      const named = actions.filter((action) => action !== without);
      const { primary, others, destructive, unknownActions } = groupActions(named);
      const placed = [...(primary ? [primary] : []), ...others, ...destructive, ...unknownActions];
      expect(placed.toSorted()).toEqual(named.toSorted());
    }
  });

  it('separates actions that end an application from the next step', () => {
    expect(groupActions(['reject', 'correct', 'verify', 'delete'])).toEqual({
      primary: 'verify',
      others: ['correct'],
      destructive: ['reject', 'delete'],
      unknownActions: [],
    });
  });

  it('make certification the next step even if an import without it is possible', () => {
    expect(groupActions(['certify', 'importToBackOffice', 'download'])).toMatchObject({
      primary: 'certify',
      others: ['importToBackOffice', 'download'],
    });
  });

  it('keep unknown actions, once', () => {
    expect(groupActions(['stamp', 'verify', 'stamp']).unknownActions).toEqual(['stamp']);
  });
});
