import type { ApplicationSummary, ocrOutcomes } from '@brokerdesk/api';

/** The reading of one applicant's identity document, in the collection `ocrResults`. */
export interface OcrResultRow {
  /** {@link ocrResultId} of the application and the number of the reading. */
  readonly resultID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  readonly region: ApplicationSummary['region'];
  readonly idType: ApplicationSummary['idType'];
  /** RFC 3339. */
  readonly time: string;
  readonly outcome: (typeof ocrOutcomes)[number];
  /** The values that the applicant corrected, by `questionID`. */
  readonly correctedFields: readonly string[];
}

/** Identifies a reading: the first one of an application is 1. */
export function ocrResultId(applyID: string, reading: number): string {
  return `${applyID}-OCR${reading}`;
}
