import { functionsOf } from '@brokerdesk/fixtures';
import type { FunctionStateRow, Stamp } from '../../state/rows.ts';
import { standardStamp } from '../../state/seededStamp.ts';

/** A function of the product's master tree, from which brokers take theirs. */
export interface MasterFunctionRow extends Omit<FunctionStateRow, 'brokerCode'>, Stamp {}

/** The master tree is that of a broker with all functions. */
export function makeMasterFunctionRows(): readonly MasterFunctionRow[] {
  return functionsOf('DEMO').map((row) => ({ ...row, ...standardStamp }));
}
