import type { Pictures } from '../../demo/documents/makePictures.ts';
import type { ActionHistory, ApplicationDetail, ApplicationSummary, ApplicationWork, LocalText } from '@brokerdesk/api';

/** An application as the list shows it. Seeded rows are many, so they omit optional fields. */
export interface ApplicationRow extends Omit<ApplicationSummary, 'deletedInDays' | 'work' | 'stayPage'> {
  readonly brokerCode: string;
  /** The running work; none if absent. */
  readonly work?: ApplicationWork | null;
  /** Why the last import failed; null after one that succeeded. */
  readonly importError?: LocalText | null;
  /** RFC 3339; the time of the last status if absent. */
  readonly updateTime?: string;
  /** The name of the user who changed it last; the author of its last history line if absent. */
  readonly updateBy?: string;
  /** The page that the applicant has reached, by which pending ones are counted; the last one if absent. */
  readonly recentPage?: string;
}

/** The fields of the detail screen that neither the row nor the history contains; made when it is opened first. */
export interface ApplicationDetailsRow
  extends Omit<
    ApplicationDetail,
    | keyof ApplicationSummary
    | 'referrerName'
    | 'recentPage'
    | 'importError'
    | 'certificationError'
    | 'certificateSerial'
    | 'updateTime'
    | 'updateBy'
  > {
  readonly referrerName: LocalText | null;
  /** What those of the attachments show that are drawn and not uploaded, by `fileID`. */
  readonly pictures: Pictures;
}

export interface HistoryRow extends ActionHistory {
  /** Why an import failed. */
  readonly failure?: LocalText;
}

export interface ActionHistoriesRow {
  readonly histories: readonly HistoryRow[];
}

/**
 * A rule that something fails for one application, by its number, or for all, by `*`: in `importRefusals` the import to
 * the back office, in `certificationFailures` the certification. Only control requests write one; without a rule,
 * chance decides.
 */
export interface FailureRuleRow<Reason> {
  /** How many more times it fails; always if absent. 0 lets everything succeed that can. */
  readonly times?: number;
  readonly reason?: Reason;
}
