import type { CallCase } from './CallCase.ts';

export const tradersCases: readonly CallCase[] = [];
