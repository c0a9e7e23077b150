import type { CallCase } from './CallCase.ts';

export const applicationsCases: readonly CallCase[] = [];
