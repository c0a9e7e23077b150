import type { CallCase } from './CallCase.ts';

export const passwordsCases: readonly CallCase[] = [];
