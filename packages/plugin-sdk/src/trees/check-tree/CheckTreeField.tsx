import { useMemo } from 'react';
import { get } from 'react-hook-form';
import { SetChange } from '../../forms/diff/SetChange.tsx';
import { FieldMessages, RequiredMark } from '../../forms/fields/FieldFrame.tsx';
import { type FieldProps, useField } from '../../forms/fields/useField.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { Row } from '../../kit/Stack.tsx';
import { CheckTree } from './CheckTree.tsx';
import type { CheckTreeProps } from './CheckTreeProps.ts';
import { listCheckChanges, mergeChecks } from './checks.ts';
import { indexTree } from './indexTree.ts';
import { useCheckTreeText } from './useCheckTreeText.ts';

/** Props of {@link CheckTreeField}. */
export interface CheckTreeFieldProps<Values extends object, Node>
  extends FieldProps<Values>,
    Omit<CheckTreeProps<Node>, 'label' | 'checked' | 'saved' | 'onChange'> {
  /** There is nothing saved to compare with: nothing is marked as granted or revoked. */
  readonly isNew?: boolean | undefined;
}

/**
 * A `CheckTree` as the field of a form: its value is the list of ticked identifiers, compared with that of the record.
 *
 * @example
 * <CheckTreeField form={form} name="functionCodes" label={text('functions')} nodes={functions} {...functionTree} />
 */
export function CheckTreeField<Values extends object, Node>(props: CheckTreeFieldProps<Values, Node>) {
  const { form, name, label, hint, isRequired, isNew = false } = props;
  const { nodes, idOf, childrenOf, nameOf } = props;
  const index = useMemo(() => indexTree(nodes, { idOf, childrenOf }), [nodes, idOf, childrenOf]);
  const text = useCheckTreeText();
  const { count } = useFormats();
  const field = useField(props, {
    show(value, before) {
      const checkedIds = new Set(idsIn(value));
      const changes = listCheckChanges(index, { checked: checkedIds, saved: new Set(idsIn(before ?? value)) });
      if (changes.granted.length + changes.revoked.length === 0)
        return text('ticked.count', { count: count(checkedIds.size) });
      return <SetChange added={changes.granted.map(nameOf)} removed={changes.revoked.map(nameOf)} />;
    },
    namePart(value, part) {
      const id = part === '' ? undefined : idsIn(value)[Number(part)];
      const node = id === undefined ? undefined : index.nodes[index.numberOf.get(id) ?? -1];
      return node === undefined ? id : nameOf(node);
    },
    merge: ({ base, mine, theirs }) => [
      ...mergeChecks(index, { base: new Set(idsIn(base)), mine: new Set(idsIn(mine)), theirs: new Set(idsIn(theirs)) }),
    ],
  });
  const savedIds = idsIn(get(form.methods.formState.defaultValues, name));
  // The same sets until a value changes: the tree counts and filters only what is new.
  const saved = useMemo(() => new Set(savedIds), [savedIds]);
  const checked = useMemo(() => new Set(idsIn(field.value)), [field.value]);
  return (
    <div
      id={field.id}
      tabIndex={-1}
      className="bdk-field"
      role="group"
      aria-label={label}
      {...descriptionOf(field.ariaProps)}
    >
      <Row align="baseline">
        <span className="bdk-field-label">{label}</span>
        {isRequired && <RequiredMark />}
      </Row>
      <CheckTree
        {...props}
        checked={checked}
        saved={isNew ? undefined : saved}
        onChange={(next) => {
          // The record's own list, whose order may differ: the form is then clean again.
          const isSaved = next.size === saved.size && savedIds.every((id) => next.has(id));
          field.change(isSaved ? savedIds : [...next]);
        }}
      />
      <FieldMessages field={field} hint={hint} />
    </div>
  );
}

const noIds: readonly string[] = [];

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : noIds;
}

/** A group may be described, but is neither invalid nor required itself. */
function descriptionOf({ 'aria-describedby': describedBy }: { readonly 'aria-describedby'?: string | undefined }) {
  return describedBy === undefined ? {} : { 'aria-describedby': describedBy };
}
