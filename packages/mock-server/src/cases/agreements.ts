import type { CallCase } from './CallCase.ts';

export const agreementsCases: readonly CallCase[] = [];
