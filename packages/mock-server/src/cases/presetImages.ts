import type { CallCase } from './CallCase.ts';

export const presetImagesCases: readonly CallCase[] = [];
