import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../hooks/useDraft.ts';
import type { FormSpec } from './FormSpec.ts';
import { type FormValues, isSame } from './mergeValues.ts';
import type { Intent } from './useIntent.ts';

/** What is kept of a form: what was typed, over which record, and what was sent without an answer. */
export interface KeptForm<Values, Rec> {
  readonly values: Values;
  readonly record: Rec;
  readonly intent: Intent | undefined;
}

/** What {@link useFormDraft} keeps, and what it does with it on the next visit. */
export interface FormDraftOptions<Values extends FormValues, Rec> {
  readonly spec: Pick<FormSpec<Values, never, Rec>, 'name' | 'id' | 'toValues' | 'keepsDraft'>;
  readonly record: Rec;
  readonly hook: UseFormReturn<FieldValues>;
  readonly intent: () => Intent | undefined;
  readonly onRestored: (kept: KeptForm<Values, Rec>) => void;
}

/** Keeps what is typed into a form until it is sent or discarded, by the SDK's drafts. */
export function useFormDraft<Values extends FormValues, Rec>(options: FormDraftOptions<Values, Rec>) {
  const { spec, record, hook, intent, onRestored } = options;
  const isKept = spec.keepsDraft !== false;
  const draft = useDraft<KeptForm<Values, Rec> | undefined>({
    form: spec.name,
    ...(spec.id === undefined ? {} : { record: spec.id }),
    initial: undefined,
  });
  const [isRestored, setIsRestored] = useState(false);
  const isPaused = useRef(false);

  function keep(from: Rec) {
    if (!isKept || isPaused.current) return;
    const base = spec.toValues(from);
    const values = withoutFiles(hook.getValues(), base) as Values;
    if (!isSame(values, base)) draft.change({ values, record: from, intent: intent() });
    else if (draft.value !== undefined) draft.discard();
  }
  const onChange = useEffectEvent(() => keep(record));
  useEffect(() => hook.subscribe({ formState: { values: true }, callback: () => onChange() }), [hook]);

  const restore = useEffectEvent((kept: KeptForm<Values, Rec>) => {
    onRestored(kept);
    setIsRestored(true);
  });
  const restored = isKept && draft.isRestored ? draft.value : undefined;
  useEffect(() => {
    if (restored) restore(restored);
  }, [restored]);

  return {
    isRestored,
    keep,
    /** Fills the fields in without keeping it: nobody has typed it. */
    pause(fill: () => void) {
      isPaused.current = true;
      fill();
      isPaused.current = false;
    },
    forget() {
      setIsRestored(false);
      if (isKept) draft.discard();
    },
  };
}

/** Files cannot be kept: they are chosen anew. */
function withoutFiles(values: FormValues, base: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, holdsFile(value) ? base[key] : value]));
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile);
}
