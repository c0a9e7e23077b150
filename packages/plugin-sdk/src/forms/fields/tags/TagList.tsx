import lockPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/lock.js';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/small-cross.js';
import { type KeyboardEvent, memo, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { Text } from '../../../kit/Text.tsx';
import { useFormText } from '../../useFormText.ts';

/** A value that can be removed. */
export interface TagItem {
  readonly id: string;
  readonly label: string;
  /** The problem with it, in a word or two, such as "8 digits". */
  readonly problem?: string | undefined;
  /** Why it cannot be removed, in a sentence. */
  readonly lock?: string | undefined;
}

/** Props of {@link TagList}. */
export interface TagListProps {
  readonly label: string;
  readonly items: readonly TagItem[];
  readonly onRemove: (id: string) => void;
  /** Receives the focus once the list is empty. */
  readonly onEmpty: () => void;
  readonly isReadOnly?: boolean | undefined;
}

/**
 * Values that can be removed, each by a button. The list is one tab stop; in it the arrow keys, Home and End move, and
 * Delete and Backspace remove as Enter does.
 */
export function TagList({ label, items, onRemove, onEmpty, isReadOnly = false }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const hasRemoved = useRef(false);
  const focusIndex = Math.min(current, items.length - 1);
  const focusAt = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();

  useLayoutEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    if (items.length === 0) onEmpty();
    else focusAt(focusIndex);
  }, [items.length, focusIndex, onEmpty]);
  function remove(index: number) {
    const item = items[index];
    if (item === undefined || item.lock !== undefined) return;
    hasRemoved.current = true;
    onRemove(item.id);
  }
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: focusIndex + 1,
      ArrowDown: focusIndex + 1,
      ArrowLeft: focusIndex - 1,
      ArrowUp: focusIndex - 1,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) focusAt(Math.max(0, Math.min(items.length - 1, target)));
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(focusIndex);
    else return;
    event.preventDefault();
  }
  if (items.length === 0) return isReadOnly ? '–' : null;
  return (
    <ul
      ref={list}
      className="bdk-layout-row bdk-gap-4 bdk-wrap bdk-scroll bdk-scroll-short bdk-inset"
      aria-label={label}
      onKeyDown={isReadOnly ? undefined : onKeyDown}
      onFocus={(event) => setCurrent(indexOf(event))}
      onClick={(event) => remove(indexOf(event))}
    >
      {items.map(({ id, label: name, problem, lock }, index) => (
        <TagButton
          key={id}
          name={name}
          problem={problem}
          lock={lock}
          isTabStop={index === focusIndex}
          isReadOnly={isReadOnly}
        />
      ))}
    </ul>
  );
}

/** Returns the index of the value whose button an event comes from; -1 outside of all. */
function indexOf({ target, currentTarget }: SyntheticEvent<HTMLUListElement>): number {
  const button = (target as Element).closest('button');
  return [...currentTarget.querySelectorAll('button')].findIndex((one) => one === button);
}

interface TagButtonProps {
  readonly name: string;
  readonly problem: string | undefined;
  readonly lock: string | undefined;
  readonly isTabStop: boolean;
  readonly isReadOnly: boolean;
}

// A list can have a thousand: only those that change are rendered again.
const TagButton = memo(function TagButton({ name, problem, lock, isTabStop, isReadOnly }: TagButtonProps) {
  const text = useFormText();
  const shown = problem === undefined ? name : text('tags.withProblem', { name, problem });
  const tone = problem === undefined ? 'neutral' : 'failed';
  if (isReadOnly) {
    return (
      <li className="bdk-tag bdk-chip" data-tone={tone}>
        <Text cut>{shown}</Text>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="bdk-tag bdk-chip"
        data-tone={tone}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={
          lock === undefined ? text('tags.remove', { name: shown }) : text('tags.locked', { name, reason: lock })
        }
        aria-disabled={lock !== undefined || undefined}
        title={lock}
      >
        <Text cut>{shown}</Text>
        <Icon paths={lock === undefined ? cross : lockPaths} {...(lock !== undefined && { size: 12 })} />
      </button>
    </li>
  );
});
