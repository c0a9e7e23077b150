import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormats } from '../../../hooks/useFormats.ts';
import { useFormText } from '../../useFormText.ts';
import { Count, FieldFrame } from '../FieldFrame.tsx';
import { type TagItem, TagList } from '../tags/TagList.tsx';
import { nameSome } from '../tags/addTags.ts';
import { useField } from '../useField.ts';
import type { RecordFieldProps } from './RecordField.tsx';
import { RecordNames } from './RecordNames.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import type { RecordOption } from './RecordSource.ts';
import { type ChosenRecord, useChosenRecords } from './useChosenRecords.ts';
import { useSearchWords } from './useSearchWords.ts';
import type { Versions } from '../../form/conflicts.ts';

/** Props of {@link RecordListField}. */
export interface RecordListFieldProps<Values extends object> extends Omit<RecordFieldProps<Values>, 'onUserSelect'> {
  /** The maximum number of records, shown as a count. */
  readonly limit?: number | undefined;
  /** Shows the records without a way to change them. */
  readonly isReadOnly?: boolean | undefined;
}

/**
 * A field for any number of records, such as the members of a role: found by typing, each removable. The value is an array
 * of identifiers in the order of choice.
 *
 * @example
 * <RecordListField form={form} name="memberRefIDs" label={text('members')} source={users} known={members} limit={500} />
 */
export function RecordListField<Values extends object>(props: RecordListFieldProps<Values>) {
  const { label, isRequired, source, known = [], limit, isReadOnly = false } = props;
  const text = useFormText();
  const { count } = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const [words, setWords] = useSearchWords(props.form);
  const [picked, setPicked] = useState<readonly RecordOption[]>([]);
  const ids = idsOf(useWatch({ control: props.form.methods.control, name: props.name }));
  const options = [...picked, ...known];
  const chosen = useChosenRecords(source, { ids, known: options });
  const gone = chosen.filter(({ state }) => state === 'gone').map((one) => one.id);
  const hint =
    gone.length > 0 ? text('record.goneSome', { count: gone.length, names: nameSome(gone, count) }) : props.hint;
  const field = useField(
    { ...props, hint },
    {
      show: (value, before) => (
        <RecordNames
          source={source}
          ids={idsOf(value)}
          before={before === undefined ? undefined : idsOf(before)}
          known={options}
        />
      ),
      namePart(value, part) {
        const id = part === '' ? undefined : idsOf(value)[Number(part)];
        return options.find((option) => option.id === id)?.label ?? id;
      },
      merge: ({ base, mine, theirs }) => mergeIds({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) }),
      findProblem(value) {
        if ((words ?? '').trim() !== '') return text('record.choose');
        const excess = idsOf(value).length - (limit ?? Number.POSITIVE_INFINITY);
        return excess > 0 ? text('tags.excess', { limit: count(limit ?? 0), count: excess }) : undefined;
      },
    },
  );
  const remove = (id: string) => field.change(ids.filter((one) => one !== id));

  /** Adds a record, or removes it if it is chosen already. */
  function toggle(option: RecordOption) {
    if (ids.includes(option.id)) return remove(option.id);
    setPicked((before) => [...before, option]);
    field.change([...ids, option.id]);
  }
  const total = limit === undefined ? count(ids.length) : `${count(ids.length)} / ${count(limit)}`;
  return (
    <div ref={frame} className="bdk-medium">
      <FieldFrame
        field={field}
        label={label}
        hint={hint}
        isRequired={isRequired}
        aside={<Count isExceeded={limit !== undefined && ids.length > limit}>{total}</Count>}
      >
        {!isReadOnly && (
          <RecordPicker
            field={field}
            label={label}
            source={source}
            chosenIds={ids}
            shownText=""
            words={words}
            onWords={setWords}
            onChoose={toggle}
            isMultiple
          />
        )}
        <TagList
          label={label}
          items={toTags(chosen, text('record.goneMark'))}
          onRemove={remove}
          onEmpty={() => frame.current?.querySelector('input')?.focus()}
          isReadOnly={isReadOnly}
        />
      </FieldFrame>
    </div>
  );
}

function toTags(chosen: readonly ChosenRecord[], goneText: string): readonly TagItem[] {
  return chosen.map(({ id, label, state, lock }) => ({
    id,
    lock,
    label: state === 'loading' ? '…' : label,
    problem: state === 'gone' ? goneText : undefined,
  }));
}

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : noIds;
}

const noIds: readonly string[] = [];

/**
 * Merges two changes of one set: what either user has added is in the result, and what either has removed is not. The order
 * is that of the other user, whose change was first.
 */
function mergeIds({ base, mine, theirs }: Versions<readonly string[]>): readonly string[] {
  const [before, own, other] = [new Set(base), new Set(mine), new Set(theirs)];
  const kept = theirs.filter((id) => own.has(id) || !before.has(id));
  return [...kept, ...mine.filter((id) => !before.has(id) && !other.has(id))];
}
