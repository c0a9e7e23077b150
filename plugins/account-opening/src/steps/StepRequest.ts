import type { ApplicationSummary } from '@brokerdesk/plugin-sdk/api';

/** The steps of this work, in display order. */
export const steps = [
  'certify',
  'generateForm',
  'confirmForm',
  'signForm',
  'importToBackOffice',
  'archive',
  'returnForm',
] as const;

/** One of {@link steps}. */
export type StepName = (typeof steps)[number];

/** The steps that are possible for many applications at once; a form is confirmed on its own screen. */
export const bulkSteps = ['certify', 'generateForm', 'signForm', 'importToBackOffice', 'archive'] as const;

/** A step that the user has requested, with all its applications. */
export interface StepRequest {
  readonly step: StepName;
  readonly applications: readonly ApplicationSummary[];
  /** Called once the step has been handed over or is done. */
  readonly onDone: () => void;
}
