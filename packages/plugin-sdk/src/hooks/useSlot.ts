import type { SlotItem } from '../services/hostServices.ts';
import type { SlotToken } from '../definition/slot.ts';
import { useHost } from './useHost.ts';

/**
 * Returns what plugins add to a slot and the user may see, with titles in the current language; for slots that show tabs or
 * a list. {@link Slot} renders everything one below the other.
 */
export function useSlot<Props extends object>({ id }: SlotToken<Props>): readonly SlotItem<Props>[] {
  return useHost().listSlot(id) as readonly SlotItem<Props>[];
}
