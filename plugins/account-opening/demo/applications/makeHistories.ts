import type { ActionHistory } from '@brokerdesk/api';
import { pick, members } from '@brokerdesk/fixtures';
import type { ApplicationDraft } from './makeApplicationSummary.ts';
import { toOfficeHours } from './makeStatusTime.ts';
import type { Step } from './makeSteps.ts';

/** Reasons that staff write, each in the language of its author. */
const reasons = {
  correct: [
    'Given names on the card are in another order.',
    '地址欠樓層，已致電客戶確認。',
    '英文姓氏拼写与证件不符。',
    'Flat number missing in the residential address.',
    '公司名稱有錯字。',
  ],
  reinput: [
    'Selfie is blurred; please take it again in daylight.',
    '住址證明已超過三個月，請重新上載。',
    '身份证反面照片反光，请重新拍摄。',
    'Bank proof does not show the account holder’s name.',
    '簽名與證件不符，請重新簽署。',
    '入金金额少于 10,000 港元。',
  ],
  reject: [
    'Applicant is under another broker’s sanction list review.',
    '客戶已有帳戶。',
    '客户要求取消申请。',
    'Documents were not supplied after two reminders.',
    '未能核實存款銀行帳戶持有人。',
  ],
} as const;

/** Lists the history of an application, oldest line first; the last line is its current status. */
export function makeHistories(draft: ApplicationDraft, brokerCode: string): readonly ActionHistory[] {
  const { summary, steps } = draft;
  const times = makeStepTimes(draft);
  return steps.map((step, index) => ({
    historyID: `${summary.applyID}-H${String(index + 1).padStart(2, '0')}`,
    applyID: summary.applyID,
    action: step.action,
    fromStatus: step.from,
    toStatus: step.to,
    actor: { kind: step.by, name: actorName(draft, { step, index, brokerCode }) },
    time: new Date(times[index] ?? Date.parse(summary.statusDate)).toISOString(),
    reason: reasonOf(draft, { step, index }),
  }));
}

const minuteMs = 60_000;

type StepTimesSource = Pick<ApplicationDraft, 'steps' | 'value'> & {
  readonly summary: Pick<ApplicationDraft['summary'], 'applyDate' | 'statusDate'>;
};

/**
 * An application is started some time before it is submitted; the steps follow between that time and the status, one
 * after another, and each leaves time for later ones.
 */
export function makeStepTimes({ summary, steps, value }: StepTimesSource): readonly number[] {
  const applied = Date.parse(summary.applyDate);
  const ended = Date.parse(summary.statusDate);
  const startedAt = steps.length === 1 ? applied : applied - Math.floor((12 + value('fillingTime') * 90) * minuteMs);
  const times = [startedAt, applied];
  const gap = Math.min(2 * minuteMs, Math.floor((ended - applied) / (steps.length - 1)));
  for (let index = 2; index < steps.length; index += 1) {
    const previous = times.at(-1) ?? applied;
    const latest = ended - (steps.length - 1 - index) * gap;
    if (index === steps.length - 1) {
      times.push(ended);
    } else if (index === steps.length - 2 && steps.at(-1)?.by === 'system') {
      const time = ended - Math.floor((0.3 + value('importTime')) * minuteMs);
      times.push(Math.max(Math.min(previous + gap, latest), time));
    } else if (steps[index]?.by === 'system') {
      times.push(Math.min(previous + Math.floor((0.2 + value(`systemTime${index}`)) * minuteMs), latest));
    } else {
      const share = (index - 1 + value(`stepTime${index}`) * 0.6) / (steps.length - 1);
      const proposed = Math.floor(applied + (ended - applied) * share);
      const time = steps[index]?.by === 'staff' ? toOfficeHours(proposed, value(`stepMinute${index}`)) : proposed;
      times.push(Math.min(Math.max(previous + gap, time), latest));
    }
  }
  return times.slice(0, steps.length);
}

interface StepPosition {
  readonly step: Step;
  readonly index: number;
}

function actorName(
  { summary, value }: ApplicationDraft,
  { step, index, brokerCode }: StepPosition & { brokerCode: string },
) {
  if (step.by === 'system') return 'Brokerdesk';
  if (step.by === 'applicant') return `${summary.lastName} ${summary.firstName}`;
  const staff = (members[brokerCode] ?? []).filter(
    ({ roles, enabled, lastLoginDaysAgo }) =>
      enabled && lastLoginDaysAgo !== null && roles.some((role) => role === 'ALL' || role === roleFor(step)),
  );
  return pick(staff, value(`actor${index}`)).userName;
}

function roleFor({ action }: Step): 'REVIEWER' | 'DOCUMENTS' {
  const reviewed = action === 'verify' || action in reasons || action === 'amend' || action === 'finishCorrection';
  return reviewed ? 'REVIEWER' : 'DOCUMENTS';
}

function reasonOf({ value }: ApplicationDraft, { step, index }: StepPosition): string | null {
  switch (step.action) {
    // An answer is amended for the reason of its correction.
    case 'amend':
      return pick(reasons.correct, value(`reason${index - 1}`));
    case 'correct':
    case 'reinput':
      return pick(reasons[step.action], value(`reason${index}`));
    case 'reject':
      return value(`hasReason${index}`) < 0.85 ? pick(reasons.reject, value(`reason${index}`)) : null;
    default:
      return null;
  }
}
