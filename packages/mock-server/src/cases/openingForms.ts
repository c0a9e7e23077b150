import type { CallCase } from './CallCase.ts';

export const openingFormsCases: readonly CallCase[] = [];
