import { describe, expect, it } from 'vitest';
import {
  applicationActions,
  applicationStatusCodes,
  applicationStatuses,
  nextActions,
  toApplicationStatus,
} from './applicationStatuses.ts';

const allFunctions = new Set<string>(Object.values(applicationActions).map((action) => action.requires));

describe('nextActions', () => {
  it('offers for each status what the transition table allows', () => {
    const offered = Object.fromEntries(
      applicationStatusCodes.map((status) => [status, nextActions(status, allFunctions).join(' ')]),
    );
    expect(offered).toEqual({
      PND: 'delete',
      SUB: 'correct reinput verify reject download',
      RTC: 'finishCorrection download',
      RTR: 'download',
      RSB: 'correct reinput verify reject download',
      CHK: 'reinput returnToUnchecked reject certify importToBackOffice download',
      CCS: 'reject generateForm download',
      CCF: 'reinput reject certify download',
      OFI: 'download',
      GOF: 'reject confirmForm download',
      OFC: 'reject returnForm signForm download',
      SOF: 'importToBackOffice download',
      IPB: 'download',
      IPF: 'importToBackOffice download',
      IBO: 'download archive',
      ARC: 'delete download',
      REJ: 'delete download archive',
    });
  });

  it('offers only the actions whose function the user has', () => {
    expect(nextActions('SUB', new Set(['RAO_CM_VERIFY']))).toEqual(['verify']);
    expect(nextActions('SUB', new Set())).toEqual([]);
  });
});

it('assigns each status its colour from the specification', () => {
  const byTone = Object.groupBy(applicationStatusCodes, (status) => applicationStatuses[status].tone);
  expect(byTone).toEqual({
    waiting: ['PND', 'IPB'],
    form: ['GOF', 'SOF'],
    failed: ['CCF', 'IPF', 'REJ'],
    progress: ['SUB', 'RTC', 'RTR', 'RSB', 'CHK', 'CCS', 'OFI', 'OFC', 'IBO', 'ARC'],
  });
});

it('takes the further codes of the specification for the statuses with the same label', () => {
  const codes = ['CHE', 'VER', 'REF', 'CAF', 'COR', 'TBI', 'TBS', 'SUB', 'XYZ', 'constructor'];
  expect(codes.map((code) => toApplicationStatus(code))).toEqual([
    'CHK',
    'CHK',
    'RTR',
    'CCF',
    'RTC',
    'SOF',
    'OFC',
    'SUB',
    undefined,
    undefined,
  ]);
});
