import type { CallCase } from './CallCase.ts';

export const notificationsCases: readonly CallCase[] = [];
