import type { CallCase } from './CallCase.ts';

export const feedPlansCases: readonly CallCase[] = [];
