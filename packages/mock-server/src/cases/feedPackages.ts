import type { CallCase } from './CallCase.ts';

export const feedPackagesCases: readonly CallCase[] = [];
