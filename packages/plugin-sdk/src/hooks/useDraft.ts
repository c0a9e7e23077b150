import { useEffect, useRef, useState } from 'react';
import { useHost, usePluginScope } from './useHost.ts';

/** Identifies the form of a draft. */
export interface DraftForm<Value> {
  /** The form's name within its plugin; use a new one when the shape of its value changes. */
  readonly form: string;
  /** The identifier of the edited record; absent where there is only one. */
  readonly record?: string;
  /** The value of the form before any input. */
  readonly initial: Value;
}

/** The current input. */
export interface Draft<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** The value was typed earlier, before the session ended or the user left the form. */
  readonly isRestored: boolean;
  /** Returns to the initial value and discards the input; also call it after sending. */
  readonly discard: () => void;
}

/**
 * Stores the input of a form so that nothing is lost: if the session ends or the user closes the tab, it is restored
 * after the next sign-in, on the same record. The browser stores it for at most a day, encrypted for this user only.
 *
 * The value must be plain JSON. Never use it for a password or a code.
 *
 * @example
 * const draft = useDraft({ form: 'note', record: applyID, initial: '' });
 * <textarea value={draft.value} onChange={(event) => draft.change(event.target.value)} />
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useDraft<Value>({ form, record = '', initial }: DraftForm<Value>): Draft<Value> {
  const { drafts } = useHost();
  const { pluginId } = usePluginScope();
  const draftKey = JSON.stringify([pluginId, form, record]);
  const [entry, setEntry] = useState<{
    readonly draftKey: string;
    readonly value: Value;
    readonly isRestored: boolean;
  }>();
  const touchedKey = useRef<string>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void drafts.load(draftKey).then((value) => {
      // A stored draft that arrives late does not replace input that the user has typed by then.
      if (!isCurrent || value === undefined || touchedKey.current === draftKey) return;
      setEntry({ draftKey, value: value as Value, isRestored: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, draftKey]);
  const current = entry?.draftKey === draftKey ? entry : undefined;
  return {
    value: current ? current.value : initial,
    isRestored: current?.isRestored ?? false,
    change(value) {
      touchedKey.current = draftKey;
      setEntry({ draftKey, value, isRestored: false });
      drafts.save(draftKey, value);
    },
    discard() {
      touchedKey.current = draftKey;
      setEntry(undefined);
      void drafts.remove(draftKey);
    },
  };
}
