import type { CallCase } from './CallCase.ts';

export const contactsCases: readonly CallCase[] = [];
