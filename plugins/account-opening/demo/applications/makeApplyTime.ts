// The times of applications: more on weekdays and in the evening, more for some days after an advertisement, and more
// each month. Application numbers rise with time, so the time of one application follows from its index, without making
// the others.
import { keyedValue } from '@brokerdesk/fixtures';

export interface ApplyTimeSource {
  readonly seed: string;
  readonly brokerCode: string;
  readonly index: number;
  readonly count: number;
  readonly now: number;
}

/** Milliseconds since 1970, within the 180 days before `now`. */
export function makeApplyTime({ seed, brokerCode, index, count, now }: ApplyTimeSource): number {
  const sums = hourWeights(seed, brokerCode, now);
  const jitter = keyedValue(seed, 'applications', `${brokerCode}/${index}`, 'applyTime');
  const target = ((index + jitter) / count) * (sums[hours - 1] ?? 1);
  let low = 0;
  let high = hours - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  const before = low === 0 ? 0 : (sums[low - 1] ?? 0);
  const within = (target - before) / ((sums[low] ?? 1) - before);
  return Math.floor(now - (hours - low - within) * hourMs);
}

const hourMs = 3_600_000;
const hours = 180 * 24;
const shanghaiHours = 8;
const weekdays = [0.5, 1.25, 1.2, 1.1, 1.05, 1, 0.6];
const dayHours = [6, 3, 2, 1, 1, 1, 3, 8, 14, 22, 28, 27, 32, 30, 24, 22, 21, 22, 24, 27, 34, 36, 28, 15];

/** The last schedule is cached: applications are mostly made in sequence. */
let cached: { readonly key: string; readonly sums: Float64Array } | undefined;

/** Weights of the hours up to `now`, cumulative. */
function hourWeights(seed: string, brokerCode: string, now: number): Float64Array {
  const key = `${brokerCode}/${now}/${seed}`;
  if (cached?.key === key) return cached.sums;
  const campaigns = [0, 1, 2, 3].map((campaign) =>
    Math.floor((campaign + keyedValue(seed, 'campaigns', brokerCode, `day${campaign}`)) * 45),
  );
  const sums = new Float64Array(hours);
  let sum = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    const local = new Date(now - (hours - hour) * hourMs + shanghaiHours * hourMs);
    const day = hour / 24;
    const peak = campaigns.reduce(
      (total, start) => total + (day >= start && day < start + 9 ? 2 * Math.exp((start - day) / 2.5) : 0),
      1,
    );
    const growth = 0.6 + day / 180;
    sum += (weekdays[local.getUTCDay()] ?? 1) * (dayHours[local.getUTCHours()] ?? 1) * peak * growth;
    sums[hour] = sum;
  }
  cached = { key, sums };
  return sums;
}
