import type { CallCase } from './CallCase.ts';

export const questionsCases: readonly CallCase[] = [];
