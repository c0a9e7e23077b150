import type { ApplicationSummary, caFailures } from '@brokerdesk/api';
import { hashTexts } from '../../state/hashTexts.ts';

/** One try at the certification of an applicant by the certification authority, in the collection `caAttempts`. */
export interface CaAttemptRow {
  /** {@link caAttemptId} of the application and the number of the try. */
  readonly attemptID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  /** Mainland identity cards are the ones that the authority itself certifies; others pass document checks. */
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

/** Why the authority did not certify somebody. */
export type CaFailure = (typeof caFailures)[number];

/** Names a try: the first one of an application is 1. */
export function caAttemptId(applyID: string, attempt: number): string {
  return `${applyID}-CA${attempt}`;
}

/** The serial number of the certificate that a try ended in: sixteen hexadecimal digits. */
export function certificateSerialOf(attemptID: string): string {
  return Buffer.from(hashTexts(['certificate', attemptID]), 'base64url')
    .toString('hex')
    .slice(0, 16)
    .toUpperCase();
}
