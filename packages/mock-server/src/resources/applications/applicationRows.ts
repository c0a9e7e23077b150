import type { ActionHistory, ApplicationDetail, ApplicationSummary, ApplicationWork, LocalText } from '@brokerdesk/api';

/** An application as the list shows it. What only some have is left out of seeded rows, which are many. */
export interface ApplicationRow extends Omit<ApplicationSummary, 'deletedInDays' | 'work'> {
  readonly brokerCode: string;
  /** What is under way; nothing if absent. */
  readonly work?: ApplicationWork | null;
  /** Why the last import failed; null after one that succeeded. */
  readonly importError?: LocalText | null;
  /** RFC 3339; the time of the last status if absent. */
  readonly updateTime?: string;
  /** The name of whoever changed it last; whoever wrote the last line of its history if absent. */
  readonly updateBy?: string;
  /** The page that the applicant has reached, by which pending ones are counted; the last one if absent. */
  readonly recentPage?: string;
}

/** What an application's own screen shows and neither its row nor its history tells; made when it is opened first. */
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
}

export interface HistoryRow extends ActionHistory {
  /** Why an import failed. */
  readonly failure?: LocalText;
}

export interface ActionHistoriesRow {
  readonly histories: readonly HistoryRow[];
}

/**
 * A wish that something fails for an application, by its number, or for all of them, by `*`: in `importRefusals` that the
 * back office refuses it, in `certificationFailures` that the certification authority does. Nothing but a control call
 * writes one; without one, chance decides.
 */
export interface FailureRuleRow<Reason> {
  /** How many more times it fails; always if absent. 0 lets everything succeed that can. */
  readonly times?: number;
  readonly reason?: Reason;
}
