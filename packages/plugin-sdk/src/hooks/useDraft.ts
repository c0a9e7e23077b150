import { useEffect, useRef, useState } from 'react';
import { useHost, usePluginScope } from './useHost.ts';

/** Identifies the form of a draft. */
export interface DraftForm<Value> {
  /** The form's name within its plugin; use a new one when the shape of its value changes. */
  readonly form: string;
  /** The identifier of the edited record; absent where there is only one. */
  readonly record?: string | undefined;
  /** The value of the form before any input. */
  readonly initial: Value;
}

/** The current input. */
export interface Draft<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** The value was typed earlier, before the session ended or the user left the form. */
  readonly isRestored: boolean;
  /** The browser's storage has been read. Input before that discards the stored draft, so a form waits for it. */
  readonly isLoaded: boolean;
  /** The browser cannot store the value, because it is too long or the storage is full. */
  readonly isTooLong: boolean;
  /** Another open tab has unsent input of the same form, which stays apart from this one. */
  readonly isOpenElsewhere: boolean;
  /** Returns to the initial value and discards the input; also call it after sending. */
  readonly discard: () => void;
}

/**
 * Stores the input of a form so that nothing is lost: if the session ends or the user closes the tab, it is restored
 * after the next sign-in, on the same record. The browser stores it for at most a day, encrypted for this user only, and
 * apart from that of other tabs.
 * A form shows what was restored, and what is too long to be stored, with `RestoredDraft`.
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
    readonly isTooLong: boolean;
  }>();
  const [loadedKey, setLoadedKey] = useState(() => (drafts.mayHave(draftKey) ? undefined : draftKey));
  const touchedKey = useRef<string>(undefined);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      try {
        const value = await drafts.load(draftKey);
        // A stored draft that arrives late does not replace input that the user has typed by then.
        if (!isCurrent || value === undefined || touchedKey.current === draftKey) return;
        setEntry({ draftKey, value: value as Value, isRestored: true, isTooLong: false });
      } finally {
        if (isCurrent) setLoadedKey(draftKey);
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [drafts, draftKey]);
  const [keyElsewhere, setKeyElsewhere] = useState<string>();
  useEffect(
    () => drafts.watchOtherTabs(draftKey, (isOpen) => setKeyElsewhere(isOpen ? draftKey : undefined)),
    [drafts, draftKey],
  );
  const current = entry?.draftKey === draftKey ? entry : undefined;
  return {
    value: current ? current.value : initial,
    isRestored: current?.isRestored ?? false,
    isLoaded: loadedKey === draftKey,
    isTooLong: current?.isTooLong ?? false,
    isOpenElsewhere: keyElsewhere === draftKey,
    change(value) {
      touchedKey.current = draftKey;
      // Until the value is written, the last result is shown, so that a notice does not flicker while the user types.
      setEntry((last) => ({
        draftKey,
        value,
        isRestored: false,
        isTooLong: last?.draftKey === draftKey && last.isTooLong,
      }));
      drafts.save(draftKey, value, (isStored) =>
        setEntry((last) =>
          last?.draftKey === draftKey && last.isTooLong === isStored ? { ...last, isTooLong: !isStored } : last,
        ),
      );
    },
    discard() {
      touchedKey.current = draftKey;
      setEntry(undefined);
      void drafts.remove(draftKey);
    },
  };
}
