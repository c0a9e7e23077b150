// A slot is a place in a screen that other plugins can fill. The props that it passes to its fills are part of its
// type, so a component with other props does not compile.
import type { ComponentType } from 'react';
import type { ScreenCode } from '../services/hostServices.ts';

/** A place that plugins can fill with components that take `Props`. */
export interface SlotToken<Props extends object> {
  readonly id: string;
  /** Never present: only carries the type. */
  readonly props?: (props: Props) => void;
}

/** The content that a plugin adds to a slot; created with {@link fill}. */
export interface SlotFill {
  readonly slot: string;
  readonly id: string;
  readonly requires: ScreenCode;
  readonly title: string | undefined;
  readonly order: number;
  readonly component: () => Promise<{ readonly default: ComponentType<never> }>;
}

interface FillSpec<Props extends object> {
  /** Unique within the plugin. */
  readonly id: string;
  /** The function code, or internal screen, that the user needs to see it. */
  readonly requires: ScreenCode;
  /** A message key of the plugin, for slots that show a heading or a tab. */
  readonly title?: string;
  /** Fills are sorted by it, then by plugin and id; 100 by default. */
  readonly order?: number;
  readonly component: () => Promise<{ readonly default: ComponentType<NoInfer<Props>> }>;
}

/**
 * Declares a slot. A plugin exports the slots of its screens from `src/slots.ts`, which other plugins import for the name
 * and the type; without the plugin, what they add is not shown. The id begins with the plugin's.
 *
 * @example
 * export const templateNotes = defineSlot<{ readonly template: ProfileDetail }>('templates.notes');
 */
export function defineSlot<Props extends object>(id: string): SlotToken<Props> {
  return { id };
}

/** Fills a slot with a component, gated by a function code. */
export function fill<Props extends object>(slot: SlotToken<Props>, spec: FillSpec<Props>): SlotFill {
  return {
    slot: slot.id,
    id: spec.id,
    requires: spec.requires,
    title: spec.title,
    order: spec.order ?? 100,
    component: spec.component as SlotFill['component'],
  };
}

/** Cards on the first screen after sign-in. */
export const homeCards = defineSlot<Record<never, never>>('home.cards');
