import { InputGroup } from '@blueprintjs/core';
import { useMemo, useRef } from 'react';
import { useFormats } from '../../../hooks/useFormats.ts';
import { Text } from '../../../kit/Text.tsx';
import { useFormText } from '../../useFormText.ts';
import { Count, FieldFrame } from '../FieldFrame.tsx';
import { type FieldProps, useField } from '../useField.ts';
import { nameSome, type TagRules } from './addTags.ts';
import { TagList } from './TagList.tsx';
import { useTagInput } from './useTagInput.ts';

/** A {@link FieldProps} for any number of short texts. */
export interface TagsFieldProps<Values extends object> extends FieldProps<Values>, TagRules {
  /** The maximum number of values, shown as a count; a user who pastes more sees the excess. */
  readonly limit?: number | undefined;
  /** Returns what is wrong with a value in a word or two, such as "8 digits". */
  readonly check?: ((tag: string) => string | undefined) | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'email' | undefined;
}

/**
 * A field for any number of short texts, such as account numbers: typed one by one (Enter, or a separator, adds), or
 * pasted from a list or a sheet. The value is an array of texts. Duplicates are left out and named; invalid ones stay,
 * marked, until the user removes them.
 *
 * @example
 * <TagsField form={form} name="accountNumbers" label={text('accounts')} limit={1000}
 *   normalize={(typed) => typed.padStart(9, '0')} check={(tag) => (/^\d{9}$/.test(tag) ? undefined : text('nineDigits'))} />
 */
export function TagsField<Values extends object>(props: TagsFieldProps<Values>) {
  const { label, hint, isRequired, limit, check, inputMode } = props;
  const text = useFormText();
  const { count } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const field = useField(props, {
    show: (value) => (tagsOf(value).length === 0 ? '–' : nameSome(tagsOf(value), count)),
    findProblem(value) {
      const values = tagsOf(value);
      const invalid = check === undefined ? [] : values.filter((tag) => check(tag) !== undefined);
      if (invalid.length > 0) return text('tags.invalid', { count: invalid.length, names: nameSome(invalid, count) });
      const excess = values.length - (limit ?? values.length);
      return excess > 0 ? text('tags.excess', { limit: count(limit ?? 0), count: excess }) : undefined;
    },
  });
  const tags = tagsOf(field.value);
  const items = useMemo(() => tags.map((tag) => ({ id: tag, label: tag, problem: check?.(tag) })), [tags, check]);
  const { notice, clearNotice, inputProps } = useTagInput(tags, {
    separator: props.separator,
    normalize: props.normalize,
    onChange: field.change,
    onLeave: field.blur,
  });
  const total = limit === undefined ? count(tags.length) : `${count(tags.length)} / ${count(limit)}`;
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      isRequired={isRequired}
      aside={<Count isExceeded={limit !== undefined && tags.length > limit}>{total}</Count>}
    >
      <InputGroup
        id={field.id}
        inputRef={input}
        fill
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        {...inputProps}
        {...field.ariaProps}
      />
      <Text as="p" role="status" tone="neutral" size="small">
        {notice}
      </Text>
      <TagList
        label={label}
        items={items}
        onRemove={(id) => {
          clearNotice();
          field.change(tags.filter((tag) => tag !== id));
        }}
        onEmpty={() => input.current?.focus()}
      />
    </FieldFrame>
  );
}

function tagsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : noTags;
}

const noTags: readonly string[] = [];
