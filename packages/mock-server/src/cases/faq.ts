import type { CallCase } from './CallCase.ts';

export const faqCases: readonly CallCase[] = [];
