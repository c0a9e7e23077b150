import type { CallCase } from './CallCase.ts';

export const caCases: readonly CallCase[] = [];
