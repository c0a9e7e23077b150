import type { FunctionStateRow, Stamp } from '../../state/rows.ts';

/** A function of the product's master tree, from which brokers take theirs. */
export interface MasterFunctionRow extends Omit<FunctionStateRow, 'brokerCode'>, Stamp {}
