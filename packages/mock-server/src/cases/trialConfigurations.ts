import type { CallCase } from './CallCase.ts';

export const trialConfigurationsCases: readonly CallCase[] = [];
