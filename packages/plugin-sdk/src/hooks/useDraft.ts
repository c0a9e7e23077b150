import { useEffect, useRef, useState } from 'react';
import { useHost, usePluginScope } from './useHost.ts';

/** Which form a draft belongs to. */
export interface DraftForm<Value> {
  /** The form's name inside its plugin; another one when the shape of its value changes. */
  readonly form: string;
  /** The identifier of the record that is edited; absent where there is only one. */
  readonly record?: string;
  /** What the form shows when nothing was typed. */
  readonly initial: Value;
}

/** What the user is typing. */
export interface Draft<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** The value was typed earlier, before a session ended or the form was left. */
  readonly isRestored: boolean;
  /** Goes back to the initial value and forgets what was typed; called after it was sent, too. */
  readonly discard: () => void;
}

/**
 * Holds what the user types into a form so that nothing is lost: when the session ends, or the tab is closed, it is there
 * again after the next sign-in, on the same record. The browser stores it for at most a day, encrypted for this user only.
 *
 * The value has to be plain JSON. Never use it for a password or a code.
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
      // A stored draft that arrives late does not replace what the user has typed by then.
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
