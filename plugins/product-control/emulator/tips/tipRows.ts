import type { Tip } from '@brokerdesk/api';
import { tips } from '../../demo/tips/tips.ts';
import { seededStamp, type SeedOptions, type Stamp } from '@brokerdesk/mock-server/engine';

/** One row a broker, by its code. */
export interface TipsRow extends Stamp {
  readonly brokerCode: string;
  readonly tips: readonly Tip[];
}

const dayMs = 86_400_000;

export function makeTipsRow(brokerCode: string, { now }: SeedOptions): TipsRow {
  return { brokerCode, tips, ...seededStamp({ brokerCode, time: now - 47 * dayMs }) };
}
