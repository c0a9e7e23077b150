import type { CallCase } from './CallCase.ts';

export const profilesCases: readonly CallCase[] = [];
