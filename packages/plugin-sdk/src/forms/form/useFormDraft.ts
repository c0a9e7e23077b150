import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../hooks/useDraft.ts';
import { storableValues } from '../files/storableValues.ts';
import type { FormSpec } from './FormSpec.ts';
import { type FormValues, isDeepEqual } from './conflicts.ts';
import type { Submission } from './useSubmission.ts';

/** The stored state of a form: the input, its record, and a submission without a response. */
export interface StoredForm<Values, Rec> {
  readonly values: Values;
  readonly record: Rec;
  readonly intent: Submission | undefined;
}

/** The options of {@link useFormDraft}: the state to store, and how to restore it on the next visit. */
export interface FormDraftOptions<Values extends FormValues, Rec> {
  readonly spec: Pick<FormSpec<Values, never, Rec>, 'name' | 'id' | 'toValues' | 'storesDraft'>;
  readonly record: Rec;
  readonly methods: UseFormReturn<FieldValues>;
  readonly pendingSubmission: () => Submission | undefined;
  readonly onRestored: (kept: StoredForm<Values, Rec>) => void;
}

/** Stores the input of a form as a draft until it is sent or discarded. */
export function useFormDraft<Values extends FormValues, Rec>(options: FormDraftOptions<Values, Rec>) {
  const { spec, record, methods, pendingSubmission, onRestored } = options;
  const isEnabled = spec.storesDraft !== false;
  const draft = useDraft<StoredForm<Values, Rec> | undefined>({
    form: spec.name,
    ...(spec.id === undefined ? {} : { record: spec.id }),
    initial: undefined,
  });
  const [isRestored, setIsRestored] = useState(false);
  const [isReady, setIsReady] = useState(!isEnabled || draft.isLoaded);
  const isPaused = useRef(false);

  function store(from: Rec) {
    if (!isEnabled || isPaused.current) return;
    const base = spec.toValues(from);
    const values = storableValues(methods.getValues(), base) as Values;
    if (!isDeepEqual(values, base)) draft.change({ values, record: from, intent: pendingSubmission() });
    else if (draft.value !== undefined) draft.discard();
  }
  const onChange = useEffectEvent(() => store(record));
  useEffect(() => methods.subscribe({ formState: { values: true }, callback: () => onChange() }), [methods]);

  const restore = useEffectEvent((stored: StoredForm<Values, Rec>) => {
    onRestored(stored);
    setIsRestored(true);
  });
  const restored = isEnabled && draft.isRestored ? draft.value : undefined;
  useEffect(() => {
    if (restored) restore(restored);
  }, [restored]);
  useEffect(() => {
    if (draft.isLoaded) setIsReady(true);
  }, [draft.isLoaded]);

  return {
    /** The fields have their values, those of a stored draft included; they are not shown before. */
    isReady,
    isRestored,
    isTooLong: draft.isTooLong,
    isOpenElsewhere: isEnabled && draft.isOpenElsewhere,
    keep: store,
    /** Fills the fields in without storing a draft, because the user has not typed the values. */
    pause(fill: () => void) {
      isPaused.current = true;
      fill();
      isPaused.current = false;
    },
    clear() {
      setIsRestored(false);
      if (isEnabled) draft.discard();
    },
  };
}
