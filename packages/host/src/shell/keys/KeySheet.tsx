import './KeySheet.css';
import { type Hotkey, switchSingleKeys } from '@brokerdesk/plugin-sdk/host';
import { useId, useState } from 'react';
import { useKeysText } from '../../languages/keysTexts.ts';
import { ModalDialog } from '../../parts/ModalDialog.tsx';
import { areSingleKeysOff, keepSingleKeysOff } from '../../session/preferences.ts';
import { KeyNames } from './KeyNames.tsx';

export { keysNamespace, keysTexts } from '../../languages/keysTexts.ts';

/** What {@link KeySheet} shows. */
export interface KeySheetProps {
  /** The keys of the screen below, without those that work everywhere. */
  readonly hotkeys: readonly Hotkey[];
  readonly onClose: () => void;
}

/** The keys that work now, and the switch for those without Ctrl or ⌘. */
export function KeySheet({ hotkeys, onClose }: KeySheetProps) {
  const text = useKeysText();
  const hintId = useId();
  const [isOff, setIsOff] = useState(areSingleKeysOff);
  const change = (off: boolean) => {
    setIsOff(off);
    keepSingleKeysOff(off);
    switchSingleKeys(off);
  };
  const everywhere = [
    { keys: 'Mod+K', what: text('search') },
    { keys: '?', what: text('sheet') },
  ];
  return (
    <ModalDialog
      title={text('title')}
      onDismiss={onClose}
      actions={
        <button type="button" className="bp6-button bp6-intent-primary" onClick={onClose}>
          {text('close')}
        </button>
      }
    >
      <KeyList title={text('here')} keys={hotkeys} none={text('none')} />
      <KeyList title={text('everywhere')} keys={everywhere} none="" />
      <label className="bd-keys-switch">
        <input
          type="checkbox"
          checked={!isOff}
          aria-describedby={hintId}
          onChange={(event) => change(!event.target.checked)}
        />
        {text('single')}
      </label>
      <p id={hintId} className="bd-muted bd-keys-hint">
        {text('singleHint')}
      </p>
    </ModalDialog>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly keys: readonly Pick<Hotkey, 'keys' | 'what'>[];
  readonly none: string;
}

function KeyList({ title, keys, none }: KeyListProps) {
  return (
    <section className="bd-keys" aria-label={title}>
      <h3>{title}</h3>
      {keys.length === 0 && <p className="bd-muted">{none}</p>}
      <dl>
        {keys.map(({ keys: names, what }) => (
          <div key={names + what}>
            <dt>
              <KeyNames keys={names} />
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
