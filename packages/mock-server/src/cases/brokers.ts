import type { CallCase } from './CallCase.ts';

export const brokersCases: readonly CallCase[] = [];
