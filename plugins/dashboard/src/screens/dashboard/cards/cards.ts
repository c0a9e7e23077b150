// The cards of the dashboard, in the order of a user who has moved none.
import type { ReactNode } from 'react';
import type { CardContent, CardView } from './CardContent.ts';
import { useAuthentications } from './useAuthentications.tsx';
import { useDeletions } from './useDeletions.ts';
import { useOcr } from './useOcr.tsx';
import { useReferrers } from './useReferrers.ts';
import { useRegions } from './useRegions.ts';
import { useStatuses } from './useStatuses.ts';
import { useStayPages } from './useStayPages.tsx';
import { useSubmitted } from './useSubmitted.tsx';

/** A part of what the dashboard shows that a card does not depend on. */
export type Ignored = 'period' | 'region' | 'profile';

/** A card with figures and charts. */
export interface StatisticCard {
  readonly id:
    | 'submitted'
    | 'statuses'
    | 'referrers'
    | 'stayPages'
    | 'regions'
    | 'deletions'
    | 'authentications'
    | 'ocr';
  readonly useContent: (view: CardView) => CardContent;
  readonly ignores: readonly Ignored[];
  /** It takes the whole width. */
  readonly isWide?: boolean;
}

/** The cards of the eight statistics. */
export const statisticCards: readonly StatisticCard[] = [
  { id: 'submitted', useContent: useSubmitted, ignores: [], isWide: true },
  { id: 'statuses', useContent: useStatuses, ignores: [] },
  { id: 'stayPages', useContent: useStayPages, ignores: [] },
  { id: 'regions', useContent: useRegions, ignores: ['region'] },
  { id: 'deletions', useContent: useDeletions, ignores: ['period'] },
  { id: 'referrers', useContent: useReferrers, ignores: [] },
  { id: 'authentications', useContent: useAuthentications, ignores: ['profile'] },
  { id: 'ocr', useContent: useOcr, ignores: ['region', 'profile'] },
];

/** The card that lists applications, for users who may see them. */
export const deletionList = 'deletionList';

/** A card, ready to be shown. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly ignores: readonly Ignored[];
  readonly isWide: boolean;
  readonly render: (medium: 'screen' | 'enlarged' | 'paper', view: CardView) => ReactNode;
}
