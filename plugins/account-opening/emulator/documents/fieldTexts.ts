// What a template says about the text of a field, and the text that it has itself.
import type { DropdownField, FormField, ListBoxField, TextField } from '@libpdf/core';

/** A text in a field, and how it stands there. */
export interface FieldText {
  readonly text: string;
  /** Left without one. */
  readonly alignment?: 'left' | 'center' | 'right';
  /** For a field with a cell for each character: their number. */
  readonly cells?: number;
}

/** Adds how a field wants its text to stand. */
export function styleText(field: FormField, text: string): FieldText {
  if (!isText(field)) return { text };
  const alignment = ([undefined, 'center', 'right'] as const)[field.alignment];
  return {
    text,
    ...(alignment && { alignment }),
    ...(field.isComb && field.maxLength > 0 && { cells: field.maxLength }),
  };
}

/** Returns the text that a field of the template has itself; empty without one. */
export function ownTextOf(field: FormField): string {
  if (isText(field)) return field.isPassword ? '' : field.getValue();
  if (!isChoice(field)) return '';
  const value = field.getValue();
  const values = typeof value === 'string' ? [value] : value;
  const names = new Map(field.getOptions().map((option) => [option.value, option.display]));
  return values.map((one) => names.get(one) ?? one).join(', ');
}

function isText(field: FormField): field is TextField {
  return field.type === 'text';
}

function isChoice(field: FormField): field is DropdownField | ListBoxField {
  return field.type === 'dropdown' || field.type === 'listbox';
}
