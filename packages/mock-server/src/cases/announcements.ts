import type { CallCase } from './CallCase.ts';

export const announcementsCases: readonly CallCase[] = [];
