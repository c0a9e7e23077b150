import { useLayoutEffect, useRef, useState } from 'react';
import { WaitingText } from '../../kit/WaitingText.tsx';
import { FieldGroup, FieldMessages } from './FieldFrame.tsx';
import { labelOf, type SelectFieldProps } from './SelectField.tsx';
import { useField } from './useField.ts';
import { blueprintClasses } from '../../kit/blueprintClasses.ts';
import { Choice } from '../../kit/Choice.tsx';

/** A {@link SelectFieldProps} whose values are all visible. */
export interface ChoiceFieldProps<Values extends object> extends SelectFieldProps<Values> {
  /**
   * The content that is still loading, such as “the reasons”: the given options only reserve the space, and none can be
   * chosen.
   */
  readonly loadingLabel?: string | undefined;
  /** Called after a choice by the user. */
  readonly onUserSelect?: ((value: string) => void) | undefined;
}

/** A field for one of a few values, all visible. */
export function ChoiceField<Values extends object>(props: ChoiceFieldProps<Values>) {
  const { label, hint, isRequired, options, emptyLabel, loadingLabel, onUserSelect } = props;
  const field = useField(props, { show: (value) => labelOf(options, value) ?? emptyLabel });
  const allOptions = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options];
  const selected = typeof field.value === 'string' ? field.value : '';
  const isLoading = loadingLabel !== undefined;
  const { group, isFocusable } = useFocusHandover(isLoading);
  // The chosen option receives the focus, as with the arrow keys.
  const focusIndex = Math.max(
    0,
    allOptions.findIndex(({ value }) => value === selected),
  );
  return (
    <FieldGroup
      ref={group}
      role="radiogroup"
      label={label}
      isRequired={isRequired}
      className="bdk-choices-field"
      {...field.ariaProps}
      {...(isLoading ? { id: field.id, 'aria-busy': true } : {})}
      {...(isFocusable ? { tabIndex: 0 } : {})}
    >
      {isLoading && allOptions.map((option) => <ChoiceSkeleton key={option.value} label={option.label} />)}
      {!isLoading &&
        allOptions.map((option, index) => (
          <Choice
            key={option.value}
            id={index === focusIndex ? field.id : undefined}
            type="radio"
            label={option.label}
            name={field.id}
            value={option.value}
            checked={option.value === selected}
            onBlur={field.blur}
            onChange={() => {
              field.change(option.value);
              onUserSelect?.(option.value);
            }}
          />
        ))}
      <WaitingText active={isLoading} itemsLabel={loadingLabel ?? ''} />
      <FieldMessages field={field} hint={hint} />
    </FieldGroup>
  );
}

/** As high as a choice with such a text, so that nothing moves when it loads. */
function ChoiceSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="bdk-choice" aria-hidden="true">
      <span className="bdk-choice-mark" />
      <span className="bdk-grow">
        <span className={`bdk-late ${blueprintClasses.skeleton}`}>{label}</span>
      </span>
    </div>
  );
}

/**
 * If the group has the focus while it loads, the focus moves to the choice that Tab reaches. Until then the group must
 * stay focusable, also when its choices have just loaded; otherwise the browser would drop the focus.
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
