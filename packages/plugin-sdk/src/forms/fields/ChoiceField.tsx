import { useLayoutEffect, useRef, useState } from 'react';
import { WaitingText } from '../../kit/WaitingText.tsx';
import { FieldMessages, RequiredMark } from './FieldFrame.tsx';
import { labelOf, type SelectFieldProps } from './SelectField.tsx';
import { useField } from './useField.ts';

/** A {@link SelectFieldProps} whose values are all in sight. */
export interface ChoiceFieldProps<Values extends object> extends SelectFieldProps<Values> {
  /**
   * What is still awaited, such as “the reasons”: the options that are given only keep room for it, and none can be
   * chosen.
   */
  readonly loadingLabel?: string | undefined;
  /** Told after a choice by hand. */
  readonly onUserSelect?: (value: string) => void;
}

/** A field for one of a few values, all in sight. */
export function ChoiceField<Values extends object>(props: ChoiceFieldProps<Values>) {
  const { label, hint, isRequired, options, emptyLabel, loadingLabel, onUserSelect } = props;
  const field = useField(props, { show: (value) => labelOf(options, value) ?? emptyLabel });
  const allOptions = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options];
  const selected = typeof field.value === 'string' ? field.value : '';
  const isLoading = loadingLabel !== undefined;
  const { group, isFocusable } = useFocusHandover(isLoading);
  // The focus goes to what is chosen, as with the arrow keys.
  const focusIndex = Math.max(
    0,
    allOptions.findIndex(({ value }) => value === selected),
  );
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      className="bdk-field bdk-choices-field"
      {...field.ariaProps}
      {...(isLoading ? { id: field.id, 'aria-busy': true } : {})}
      {...(isFocusable ? { tabIndex: 0 } : {})}
    >
      <legend className="bdk-field-label">
        {label} {isRequired && <RequiredMark />}
      </legend>
      {isLoading && allOptions.map((option) => <ChoiceSkeleton key={option.value} label={option.label} />)}
      {!isLoading &&
        allOptions.map((option, index) => (
          <label key={option.value} className="bdk-choice">
            <input
              id={index === focusIndex ? field.id : undefined}
              type="radio"
              name={field.id}
              value={option.value}
              checked={option.value === selected}
              onBlur={field.blur}
              onChange={() => {
                field.change(option.value);
                onUserSelect?.(option.value);
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      <WaitingText active={isLoading} itemsLabel={loadingLabel ?? ''} />
      <FieldMessages field={field} hint={hint} />
    </fieldset>
  );
}

/** As high as a choice with such words, so that nothing moves when it comes. */
function ChoiceSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="bdk-choice bdk-choice-loading" aria-hidden="true">
      <span />
      <span>
        <span className="bdk-choice-words bp6-skeleton">{label}</span>
      </span>
    </div>
  );
}

/**
 * A user who waits at the group goes on at its choices: the focus moves to the one that Tab reaches. Until then the group can
 * have the focus, also when it has just got its choices: otherwise the browser would drop it.
 */
function useFocusHandover(isLoading: boolean) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [isFocusable, setIsFocusable] = useState(isLoading);
  useLayoutEffect(() => {
    const element = group.current;
    if (isLoading || !isFocusable || element === null) return;
    if (element.ownerDocument.activeElement === element) element.querySelector<HTMLElement>('input[id]')?.focus();
    setIsFocusable(false);
  }, [isLoading, isFocusable]);
  return { group, isFocusable };
}
