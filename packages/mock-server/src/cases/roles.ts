import type { CallCase } from './CallCase.ts';

export const rolesCases: readonly CallCase[] = [];
