// What a card shows, as data: the screen draws it with tools and links, the printed sheet without.
import type { ScreenTarget } from '@brokerdesk/plugin-sdk';
import type { ChartProps } from '@brokerdesk/plugin-sdk/charts';
import type { ReactNode } from 'react';
import type { Split } from '../../../model/address.ts';
import type { Days, Figure } from '../../../model/figureTarget.ts';
import type { DashboardView } from '../../../slots.ts';

/** The data that a card is drawn from. */
export interface CardView extends Omit<DashboardView, 'medium'> {
  /** The period that it is compared with. */
  readonly previous: Days;
  /** The bars of both periods belong together, so that one can be drawn behind the other. */
  readonly isAligned: boolean;
  readonly split: Split | undefined;
  readonly onSplit: (split: Split | undefined) => void;
  /** The user's choices in cards, by name. */
  readonly choices: Readonly<Record<string, string | undefined>>;
  readonly onChoose: (name: string, value: string) => void;
  /** Returns the list of what a figure counts; undefined for a user who may not see applications. */
  readonly linkTo: ((figure: Figure) => ScreenTarget | undefined) | undefined;
  /** Returns the list for a bar of the period before. */
  readonly linkToPrevious: ((bar: Days) => ScreenTarget | undefined) | undefined;
}

/** What the body of a card gets. */
export interface CardBodyProps {
  readonly id: string;
  readonly title: string;
  readonly medium: DashboardView['medium'];
  readonly view: CardView;
}

/** A number beside a chart. */
export interface CardFigure {
  readonly key: string;
  readonly label: string;
  /** Undefined until it is known, null if there is none. */
  readonly value: number | null | undefined;
  /** Formats the value; a count by default. */
  readonly format?: ((value: number) => string) | undefined;
  /** The value of the period before; undefined if it is not known. */
  readonly previous?: number | null | undefined;
  /** Values are percentages, which differ by points. */
  readonly isShare?: boolean;
  readonly to?: ScreenTarget | undefined;
}

/** The state of a call of a card. */
export interface CardQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** The content of a card. */
export interface CardContent {
  readonly query: CardQuery;
  readonly figures: readonly CardFigure[];
  readonly charts: readonly ChartProps[];
  /** Inputs above the charts. */
  readonly controls?: ReactNode;
}
