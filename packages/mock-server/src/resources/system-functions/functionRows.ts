import type { LocalText } from '@brokerdesk/api';
import type { Stamp } from '../../state/rows.ts';
import { functionsOf } from '@brokerdesk/fixtures';
import { standardStamp } from '../../state/seededStamp.ts';

/** A function of the product's master tree, from which brokers take theirs. */
export interface MasterFunctionRow extends Omit<FunctionStateRow, 'brokerCode'>, Stamp {}
export interface FunctionStateRow {
  readonly brokerCode: string;
  readonly functionID: string;
  readonly parentID: string | null;
  readonly functionCode: string;
  readonly name: LocalText;
  readonly category: 'Admin' | 'Business';
}

/** The master tree is that of a broker with all functions. */
export function makeMasterFunctionRows(): readonly MasterFunctionRow[] {
  return functionsOf('DEMO').map((row) => ({ ...row, ...standardStamp }));
}
