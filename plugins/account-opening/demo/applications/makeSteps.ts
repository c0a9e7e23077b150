// The path of an application to its status, as the transition table allows it: one step for each line of its history.
import type { ActionHistory, ApplicationStatus } from '@brokerdesk/api';
import type { FieldValue } from '@brokerdesk/fixtures';

export interface Step {
  readonly action: ActionHistory['action'];
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly by: ActionHistory['actor']['kind'];
}

export function makeSteps(status: ApplicationStatus, value: FieldValue): readonly Step[] {
  if (status === 'PND') return [started];
  if (status === 'REJ') return rejected(value);
  if (status === 'ARC' && value('archivedRejection') < 0.06) return [...rejected(value), step('archive', 'REJ', 'ARC')];
  return [...submitted(status, value), ...processed(status, value)];
}

const started: Step = step('start', null, 'PND', 'applicant');
const submit: Step = step('submit', 'PND', 'SUB', 'applicant');

/**
 * Together with the currently failed ones, about three in a hundred certifications and four in a hundred imports fail.
 */
const failures = { certification: 0.02, import: 0.035 };

/** Up to the check by staff, with a correction or a reinput for some. */
function submitted(status: ApplicationStatus, value: FieldValue): readonly Step[] {
  const first = [started, submit];
  if (status === 'SUB') return first;
  if (status === 'RTC') return [...first, correct];
  if (status === 'RTR') return [...first, reinput];
  const detour = value('detour');
  // A resubmitted application has certainly taken one of the two ways.
  const isReturned = status === 'RSB' ? detour < 0.55 : detour < 0.1;
  const isCorrected = status === 'RSB' ? !isReturned : detour >= 0.1 && detour < 0.18;
  if (isReturned) return [...first, reinput, step('resubmit', 'RTR', 'RSB', 'applicant')];
  return isCorrected ? [...first, correct, amend, step('finishCorrection', 'RTC', 'RSB')] : first;
}

const correct = step('correct', 'SUB', 'RTC');
const amend = step('amend', 'RTC', 'RTC');
const reinput = step('reinput', 'SUB', 'RTR');

/** From the check to the archive, as far as the status requires. */
function processed(status: ApplicationStatus, value: FieldValue): readonly Step[] {
  if (status === 'SUB' || status === 'RTC' || status === 'RTR' || status === 'RSB') return [];
  const isResubmitted = submitted(status, value).length > 2;
  const steps = [step('verify', isResubmitted ? 'RSB' : 'SUB', 'CHK')];
  if (status === 'CCF') return [...steps, step('certify', 'CHK', 'CCF')];
  const certificationFails = value('certificationFails') < failures.certification && status !== 'CHK';
  const importFails = value('importFails') < failures.import;
  // A failure stands until the applicant has corrected the application.
  if (certificationFails) {
    steps.push(
      step('certify', 'CHK', 'CCF'),
      step('reinput', 'CCF', 'RTR'),
      step('resubmit', 'RTR', 'RSB', 'applicant'),
      step('verify', 'RSB', 'CHK'),
    );
  }
  const happyPath = [
    step('certify', 'CHK', 'CCS'),
    step('generateForm', 'CCS', 'OFI'),
    step('generateForm', 'OFI', 'GOF', 'system'),
    step('confirmForm', 'GOF', 'OFC'),
    step('signForm', 'OFC', 'SOF'),
    step('importToBackOffice', 'SOF', 'IPB'),
  ];
  const end = happyPath.findIndex(({ to }) => to === status);
  if (status === 'CHK') return steps;
  if (end >= 0) return [...steps, ...happyPath.slice(0, end + 1)];
  if (status === 'IPF') return [...steps, ...happyPath, step('importToBackOffice', 'IPB', 'IPF', 'system')];
  const again = importFails
    ? [step('importToBackOffice', 'IPB', 'IPF', 'system'), step('importToBackOffice', 'IPF', 'IPB')]
    : [];
  const imported = [...steps, ...happyPath, ...again, step('importToBackOffice', 'IPB', 'IBO', 'system')];
  return status === 'ARC' ? [...imported, step('archive', 'IBO', 'ARC')] : imported;
}

function rejected(value: FieldValue): readonly Step[] {
  const stage = value('rejectedAt');
  if (stage < 0.5) return [started, submit, step('reject', 'SUB', 'REJ')];
  if (stage < 0.7) return [...submitted('RSB', value), step('reject', 'RSB', 'REJ')];
  const checked = [started, submit, step('verify', 'SUB', 'CHK')];
  if (stage < 0.92) return [...checked, step('reject', 'CHK', 'REJ')];
  return [...checked, step('certify', 'CHK', 'CCF'), step('reject', 'CCF', 'REJ')];
}

function step(action: Step['action'], from: Step['from'], to: Step['to'], by: Step['by'] = 'staff'): Step {
  return { action, from, to, by };
}
