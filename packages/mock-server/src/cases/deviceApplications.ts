import type { CallCase } from './CallCase.ts';

export const deviceApplicationsCases: readonly CallCase[] = [];
