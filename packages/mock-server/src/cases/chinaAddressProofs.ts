import type { CallCase } from './CallCase.ts';

export const chinaAddressProofsCases: readonly CallCase[] = [];
