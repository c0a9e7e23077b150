// One random step with an application, through a real request: the attempt of a member of staff or the applicant,
// whether the portal announced that it succeeds, and the result.
import {
  type ApplicationAction,
  type ApplicationSummary,
  applicationActions,
  certifyApplication,
  changeApplicationStatuses,
  deleteApplication,
  downloadArchives,
  generateOpeningForm,
  importToBackOffice,
  listNextActions,
  signOpeningForm,
  type statusActions,
} from '@brokerdesk/api';
import { docIdOf } from '../../plugins/account-opening/emulator/opening-forms/openingFormRows.ts';
import type { TestClient } from '../../packages/mock-server/src/testing/openClient.ts';

/** The actions of applicants, with the statuses in which they are possible; absent for a new application. */
export const applicantSteps = {
  start: undefined,
  submit: ['PND'],
  resubmit: ['RTR'],
  abandon: ['PND'],
  upload: ['PND', 'RTR'],
} as const satisfies Record<string, readonly string[] | undefined>;

export type ApplicantStep = keyof typeof applicantSteps;

/** A flaw that makes a possible step fail. */
export type Flaw = 'none' | 'stale' | 'without-reason' | 'without-warning';

export interface Attempt {
  readonly application: ApplicationSummary;
  readonly act: ApplicationAction | ApplicantStep;
  readonly flaw: Flaw;
}

export interface StepResult {
  readonly isExpected: boolean;
  readonly hasSucceeded: boolean;
  /** The error message, for the output of a failed test. */
  readonly code: string;
  /** Another one than the attempt's for a new application. */
  readonly applyID: string;
}

/** Templates of opening forms by profile. */
export type FormTemplates = ReadonlyMap<string, string>;

export async function takeStaffStep(
  staff: TestClient,
  { application, act, flaw }: Attempt & { readonly act: ApplicationAction },
  templates: FormTemplates,
): Promise<StepResult> {
  const { applyID, status } = application;
  const { data } = await staff.call(listNextActions, { query: { status } });
  const { reason } = applicationActions[act];
  // A stale version spoils everything but a download, which names none.
  const isInvalid =
    (flaw === 'stale' && act !== 'download') ||
    (flaw === 'without-reason' && reason === 'required') ||
    (flaw === 'without-warning' && act === 'importToBackOffice' && status === 'CHK');
  const { code, status: http } = await callFor(staff, { application, act, flaw }, templates);
  // Bytes have no code.
  const hasSucceeded = code === 'OK' || (act === 'download' && http === 200 && code === '');
  return { isExpected: data.actions.includes(act) && !isInvalid, hasSucceeded, code, applyID };
}

function callFor(
  staff: TestClient,
  { application, act, flaw }: Attempt & { readonly act: ApplicationAction },
  templates: FormTemplates,
) {
  const { applyID, profileID } = application;
  const seen = { applyID, version: flaw === 'stale' ? application.version + 1 : application.version };
  switch (act) {
    case 'delete':
      return staff.call(deleteApplication, { params: { id: applyID }, query: { version: seen.version } });
    case 'certify':
      return staff.call(certifyApplication, { body: seen });
    case 'generateForm':
      return staff.call(generateOpeningForm, { body: { ...seen, templateID: templates.get(profileID) ?? 'none' } });
    case 'signForm':
      return staff.call(signOpeningForm, { body: { ...seen, docID: docIdOf(applyID) } });
    case 'importToBackOffice':
      return staff.call(importToBackOffice, { body: { ...seen, skipChecks: flaw !== 'without-warning' } });
    case 'download':
      return staff.call(downloadArchives, { query: { applyIDs: applyID } });
    default: {
      const action: (typeof statusActions)[number] = act;
      const hasReason = applicationActions[act].reason !== 'none' && flaw !== 'without-reason';
      const body = { action, applications: [seen], ...(hasReason ? { reason: 'Flat number is missing.' } : {}) };
      return staff.call(changeApplicationStatuses, { body });
    }
  }
}

export async function takeApplicantStep(
  control: TestClient,
  { application, act }: Attempt & { readonly act: ApplicantStep },
  { picture, pageIDs }: { readonly picture: Uint8Array; readonly pageIDs: readonly string[] },
): Promise<StepResult> {
  const { applyID, status, version } = application;
  const page = pageIDs[version % pageIDs.length];
  const send = (path: string, body: unknown = {}) => control.send('POST', `/__mock/applicants${path}`, { body });
  const statuses: readonly string[] | undefined = applicantSteps[act];
  const response = await sendFor();
  const hasSucceeded = response.status < 300;
  const made = hasSucceeded ? (response.body as unknown as { readonly applyID: string }).applyID : applyID;
  return { isExpected: statuses?.includes(status) ?? true, hasSucceeded, code: String(response.status), applyID: made };

  function sendFor() {
    switch (act) {
      case 'start':
        return send('', { brokerCode: 'DEMO', status: version % 3 === 0 ? 'SUB' : 'PND', page });
      case 'upload':
        return send(`/${applyID}/upload?kind=selfie`, picture);
      case 'abandon':
        return send(`/${applyID}/abandon`, { page });
      default:
        return send(`/${applyID}/${act}`);
    }
  }
}
