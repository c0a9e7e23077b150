import type { CallCase } from './CallCase.ts';

export const authsCases: readonly CallCase[] = [];
