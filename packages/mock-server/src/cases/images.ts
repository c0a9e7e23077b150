import type { CallCase } from './CallCase.ts';

export const imagesCases: readonly CallCase[] = [];
