import type { ApplicationSummary, caFailures } from '@brokerdesk/api';
import { hashTexts } from '@brokerdesk/mock-server/engine';

/** One attempt to certify an applicant at the certification authority, in the collection `caAttempts`. */
export interface CaAttemptRow {
  /** {@link caAttemptId} of the application and the number of the attempt. */
  readonly attemptID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  /** The authority itself certifies mainland identity cards; other documents pass document checks. */
  readonly idType: ApplicationSummary['idType'];
  readonly region: ApplicationSummary['region'];
  /** RFC 3339. */
  readonly startTime: string;
  readonly endTime: string;
  readonly result: 'success' | 'failure';
  readonly reason: CaFailure | null;
  /** {@link certificateSerialOf} a success with a mainland identity card; null for document checks and failures. */
  readonly certificateSerial: string | null;
}

/** The reason why the authority did not certify the applicant. */
export type CaFailure = (typeof caFailures)[number];

/** Identifies an attempt: the first one of an application is 1. */
export function caAttemptId(applyID: string, attempt: number): string {
  return `${applyID}-CA${attempt}`;
}

/** The serial number of the certificate that an attempt resulted in: sixteen hexadecimal digits. */
export function certificateSerialOf(attemptID: string): string {
  return Buffer.from(hashTexts(['certificate', attemptID]), 'base64url')
    .toString('hex')
    .slice(0, 16)
    .toUpperCase();
}
