import type { StatusTone } from '@brokerdesk/api';

/** How much of a quota is used: free, from four fifths on nearly used up, or used up. */
export type MeterLevel = 'free' | 'near' | 'full';

const nearShare = 0.8;
const tones: Readonly<Record<MeterLevel, StatusTone | undefined>> = {
  free: undefined,
  near: 'waiting',
  full: 'failed',
};

/** Returns how much of a quota is used, for the words beside a {@link Meter}. */
export function meterLevelOf(value: number, maximum: number): MeterLevel {
  if (value >= maximum) return 'full';
  return value / maximum >= nearShare ? 'near' : 'free';
}

/** The props of {@link Meter}. */
export interface MeterProps {
  /** The name of the quota. */
  readonly label: string;
  readonly value: number;
  readonly maximum: number;
  /** What the bar says, such as "10 of 40 terminals in use". The screen shows these words as well. */
  readonly valueText: string;
}

/** Shows how much of a quota is used, as a bar whose colour warns near the limit. */
export function Meter({ label, value, maximum, valueText }: MeterProps) {
  const share = maximum > 0 ? Math.min(1, value / maximum) : 1;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={Math.min(value, maximum)}
      aria-valuetext={valueText}
      className="bdk-meter"
      data-tone={tones[meterLevelOf(value, maximum)]}
    >
      <div style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
