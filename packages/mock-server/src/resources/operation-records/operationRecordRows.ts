export interface OperationActor {
  readonly kind: 'staff' | 'provider' | 'applicant' | 'system' | 'nobody';
  readonly refID: string | null;
  readonly userID: string | null;
  readonly userName: string | null;
}

export interface OperationChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** One line of the operation records. */
export interface OperationRecordRow {
  readonly recordID: string;
  readonly brokerCode: string;
  /** RFC 3339. */
  readonly time: string;
  /** As the contract names it, such as `profile.create`; for planned work, the type of the job. */
  readonly operation: string;
  readonly actor: OperationActor;
  readonly targetID: string | null;
  readonly targetName: string | null;
  readonly changes: readonly OperationChange[];
  readonly requestId: string | null;
  readonly pluginId: string | null;
}
