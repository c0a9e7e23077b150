// Results of machine checks of the seeded applications, made from the rows of the list only, one broker at a time.
import { caFailures } from '@brokerdesk/api';
import { brokers } from '@brokerdesk/fixtures';
import { makeCertifications, makeRecognition } from '../../demo/applications/makeChecks.ts';
import { createGroupedSeed, formatTime, type Seed, type SeedContext } from '@brokerdesk/mock-server/engine';
import { brokerOfApplyId } from './seedApplications.ts';
import { type CaAttemptRow, caAttemptId, certificateSerialOf } from '../ca/caAttemptRows.ts';
import { type OcrResultRow, ocrResultId } from './applicants/ocrResultRows.ts';
import type { ApplicationRow } from './applicationRows.ts';

/** CA attempts and OCR results, in step with the seeded applications. */
export function seedApplicationChecks(context: SeedContext): Readonly<Record<'caAttempts' | 'ocrResults', Seed>> {
  const { seed, applications: count, now } = context.options;
  const rowsOf = (brokerCode: string) => context.rows<ApplicationRow>('applications', brokerCode);
  function* attempts(brokerCode: string) {
    for (const row of rowsOf(brokerCode))
      for (const attempt of describeAttempts(seed, row)) yield [attempt.attemptID, attempt] as const;
  }
  function* results(brokerCode: string) {
    for (const row of rowsOf(brokerCode)) {
      const result = describeResult(seed, row);
      if (result) yield [result.resultID, result] as const;
    }
  }
  const codes = brokers.filter(({ internal }) => !internal).map(({ brokerCode }) => brokerCode);
  const fingerprint = `${count} of ${seed} at ${now}`;
  return {
    caAttempts: createGroupedSeed<CaAttemptRow>({
      groups: Object.fromEntries(codes.map((code) => [code, () => attempts(code)])),
      groupOf: ({ brokerCode }) => brokerCode,
      groupOfId: brokerOfApplyId,
      fingerprint,
    }),
    ocrResults: createGroupedSeed<OcrResultRow>({
      groups: Object.fromEntries(codes.map((code) => [code, () => results(code)])),
      groupOf: ({ brokerCode }) => brokerCode,
      groupOfId: brokerOfApplyId,
      fingerprint,
    }),
  };
}

function describeAttempts(seed: string, row: ApplicationRow): CaAttemptRow[] {
  const { applyID, brokerCode, idType, region } = row;
  return makeCertifications({ seed, brokerCode, row }).map(({ startTime, endTime, succeeded, chance }, index) => {
    const attemptID = caAttemptId(applyID, index + 1);
    const reason = caFailures[Math.floor(chance * caFailures.length)] ?? caFailures[0];
    return {
      attemptID,
      applyID,
      brokerCode,
      idType,
      region,
      startTime: formatTime(startTime),
      endTime: formatTime(endTime),
      result: succeeded ? 'success' : 'failure',
      reason: succeeded ? null : reason,
      certificateSerial: succeeded && idType === 'MAINLAND_ID' ? certificateSerialOf(attemptID) : null,
    };
  });
}

function describeResult(seed: string, row: ApplicationRow): OcrResultRow | undefined {
  const { applyID, brokerCode, idType, region } = row;
  const recognition = makeRecognition({ seed, brokerCode, row });
  if (!recognition) return undefined;
  const { time, outcome, correctedFields } = recognition;
  return {
    resultID: ocrResultId(applyID, 1),
    applyID,
    brokerCode,
    region,
    idType,
    time: formatTime(time),
    outcome,
    correctedFields,
  };
}
