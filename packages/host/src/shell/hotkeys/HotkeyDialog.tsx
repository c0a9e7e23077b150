import { Button, Choice, Fact, FactList, Stack, Text } from '@brokerdesk/plugin-sdk';
import { type Hotkey, setSingleKeysDisabled } from '@brokerdesk/plugin-sdk/host';
import { useId, useState } from 'react';
import { useHotkeyText } from '../../texts/hotkeys/hotkeyTexts.ts';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { areSingleKeysOff, storeSingleKeysOff } from '../../session/preferences.ts';
import { KeyNames } from './KeyNames.tsx';

export { hotkeyTexts } from '../../texts/hotkeys/hotkeyTexts.ts';

/** The props of {@link HotkeyDialog}. */
export interface HotkeyDialogProps {
  /** The hotkeys of the current screen, without those that work everywhere. */
  readonly hotkeys: readonly Hotkey[];
  readonly onClose: () => void;
}

/** Lists the hotkeys that work now, with the switch for those without Ctrl or ⌘. */
export function HotkeyDialog({ hotkeys, onClose }: HotkeyDialogProps) {
  const text = useHotkeyText();
  const hintId = useId();
  const [isOff, setIsOff] = useState(areSingleKeysOff);
  const change = (off: boolean) => {
    setIsOff(off);
    storeSingleKeysOff(off);
    setSingleKeysDisabled(off);
  };
  const everywhere = [
    { keys: 'Mod+K', description: text('search') },
    { keys: '?', description: text('sheet') },
  ];
  return (
    <ModalDialog
      title={text('title')}
      onDismiss={onClose}
      actions={
        <Button intent="primary" onClick={onClose}>
          {text('close')}
        </Button>
      }
    >
      <HotkeyList title={text('here')} keys={hotkeys} emptyText={text('none')} />
      <HotkeyList title={text('everywhere')} keys={everywhere} emptyText="" />
      <Choice
        type="checkbox"
        checked={!isOff}
        aria-describedby={hintId}
        label={<strong>{text('single')}</strong>}
        onChange={(event) => change(!event.target.checked)}
      />
      <p id={hintId} className="bd-muted">
        {text('singleHint')}
      </p>
    </ModalDialog>
  );
}

interface HotkeyListProps {
  readonly title: string;
  readonly keys: readonly Pick<Hotkey, 'keys' | 'description'>[];
  readonly emptyText: string;
}

function HotkeyList({ title, keys, emptyText }: HotkeyListProps) {
  return (
    <Stack as="section" gap={4} className="bd-keys" aria-label={title}>
      <Text as="h3" tone="neutral" size="small">
        {title}
      </Text>
      {keys.length === 0 && <p className="bd-muted">{emptyText}</p>}
      <FactList>
        {keys.map(({ keys: names, description }) => (
          <Fact key={names + description} term={<KeyNames keys={names} />}>
            {description}
          </Fact>
        ))}
      </FactList>
    </Stack>
  );
}
