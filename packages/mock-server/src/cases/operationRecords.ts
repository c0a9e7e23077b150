import type { CallCase } from './CallCase.ts';

export const operationRecordsCases: readonly CallCase[] = [];
