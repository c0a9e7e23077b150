import type { Tip } from '@brokerdesk/api';
import type { Stamp } from '../../state/rows.ts';
import { tips } from '@brokerdesk/fixtures';
import { seededStamp } from '../../state/seededStamp.ts';
import type { SeedOptions } from '../../state/seeds.ts';

/** One row a broker, by its code. */
export interface TipsRow extends Stamp {
  readonly brokerCode: string;
  readonly tips: readonly Tip[];
}

const dayMs = 86_400_000;

export function makeTipsRow(brokerCode: string, { now }: SeedOptions): TipsRow {
  return { brokerCode, tips, ...seededStamp({ brokerCode, time: now - 47 * dayMs }) };
}
