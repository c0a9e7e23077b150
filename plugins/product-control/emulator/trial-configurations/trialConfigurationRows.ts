import { seededStamp, type SeedOptions, type Stamp } from '@brokerdesk/mock-server/engine';

/** One row a broker, by its code. */
export interface TrialConfigurationRow extends Stamp {
  readonly brokerCode: string;
  readonly WebDemoEnable: boolean;
}

const dayMs = 86_400_000;

/** Only the demo broker offers a trial of the web trading app. */
export function makeTrialConfigurationRow(brokerCode: string, { now }: SeedOptions): TrialConfigurationRow {
  return { brokerCode, WebDemoEnable: brokerCode === 'DEMO', ...seededStamp({ brokerCode, time: now - 88 * dayMs }) };
}
