import { type ActionHistory, type ApplicationStatus, applicationStatusCodes } from '@brokerdesk/plugin-sdk/api';
import { describe, expect, it } from 'vitest';
import { processSteps, progressOf } from './processSteps.ts';
import { stepScreenOf, workStatuses } from './workQueues.ts';

const error = { EN: 'No.', SC: '否。', TC: '否。' };

describe('the steps of an application', () => {
  it.each([
    ['SUB', 0, 'waiting'],
    ['CHK', 1, 'waiting'],
    ['CCF', 1, 'failed'],
    ['CCS', 2, 'waiting'],
    ['OFI', 2, 'running'],
    ['GOF', 3, 'waiting'],
    ['OFC', 4, 'waiting'],
    ['SOF', 5, 'waiting'],
    ['IPB', 5, 'running'],
    ['IPF', 5, 'failed'],
    ['IBO', 6, 'waiting'],
    ['ARC', 7, undefined],
  ] as const)('stand in %s at step %i, which is %s, with all before done', (status, place, state) => {
    const lines = processSteps.slice(0, Math.max(place + 1, 1)).map((step) => line(step));
    const states = progressOf(application(status), lines.toReversed()).map((step) => step.state);
    const expected = processSteps.map((_step, index) => {
      if (index < place) return 'done';
      return index === place ? state : 'waiting';
    });
    expect(states).toEqual(expected);
  });

  it('show who started what ended automatically, and when it ended', () => {
    const lines = [
      { ...line('importToBackOffice', 5), actor: { kind: 'system', name: 'Brokerdesk' } } as const,
      line('importToBackOffice', 4),
      line('signForm', 3),
      line('verify', 1),
    ];
    const steps = progressOf(application('IPF'), lines);
    expect(steps.at(5)).toEqual({ step: 'importToBackOffice', state: 'failed', time: at(5), actor: 'Lee', error });
  });

  it('were skipped where an application was imported without them', () => {
    const lines = [line('importToBackOffice', 4), line('verify', 3), line('certify', 2), line('verify', 1)];
    expect(progressOf(application('IBO'), lines).map(({ state }) => state)).toEqual([
      'done',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
      'done',
      'waiting',
    ]);
  });

  it('show when running work started, and who started it', () => {
    const work = { action: 'certify', startTime: at(1), dueTime: at(2), by: 'Ho' } as const;
    const [, certify] = progressOf({ ...application('CHK'), work }, [line('verify')]);
    expect(certify).toEqual({ step: 'certify', state: 'running', time: at(1), actor: 'Ho', error: null });
  });
});

describe('the queues of this work', () => {
  it('contain every status between verification and archive', () => {
    const inWork = applicationStatusCodes.filter((status) => workStatuses.split(',').includes(status));
    expect(inWork).toEqual(['CHK', 'CCS', 'CCF', 'OFI', 'GOF', 'OFC', 'SOF', 'IPB', 'IPF', 'IBO']);
  });

  it('lead to the screen of the next step', () => {
    const screens = Map.groupBy(workStatuses.split(',') as ApplicationStatus[], stepScreenOf);
    expect(Object.fromEntries(screens)).toEqual({
      ca_certify: ['CHK', 'CCF'],
      create_file: ['CCS', 'GOF', 'OFI'],
      ca_sign: ['OFC', 'SOF', 'IPB', 'IPF', 'IBO'],
    });
  });
});

function application(status: ApplicationStatus) {
  return { status, work: null, certificationError: error, importError: error };
}

function line(action: ActionHistory['action'], hour = 1) {
  return { action, actor: { kind: 'staff', name: 'Lee' } as const, time: at(hour) };
}

function at(hour: number): string {
  return `2026-11-04T0${hour}:00:00Z`;
}
