// A template can have values itself: a box that is ticked, a text that was typed. Where the client answers, only the
// answer may remain.
import type { FormField } from '@libpdf/core';

type Widget = ReturnType<FormField['getWidgets']>[number];

/** Leaves the lines and background of a field's widget, without the value that it has. */
export function clearOwnValue(field: FormField, widget: Widget): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    widget.setAppearanceState('Off');
    return;
  }
  const appearance = field.type === 'signature' ? null : widget.getNormalAppearance();
  if (!appearance) return;
  const drawing = Buffer.from(appearance.getDecodedData()).toString('latin1');
  // The value stands between these marks (ISO 32000-1, 12.7.3.3).
  const rest = drawing.replaceAll(/\/Tx\s+BMC\b[\s\S]*?\bEMC\b/g, '');
  if (/\bBT\b/.test(rest)) widget.dict.delete('AP');
  else if (rest !== drawing) appearance.setData(Buffer.from(rest, 'latin1'));
}
