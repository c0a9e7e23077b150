import type { CallCase } from './CallCase.ts';

export const systemsCases: readonly CallCase[] = [];
