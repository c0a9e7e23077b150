import { Choice, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import { usePublication } from '../usePublication.ts';
import { useText } from '../useText.ts';

/** Publishes an announcement in its row, or withdraws it. */
export function PublishSwitch({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const { language } = useHost();
  const { isPending, toggle } = usePublication();
  // While it is being sent, as the user wants it.
  const isOn = announcement.published !== isPending;
  const name = textIn(announcement.title, language);
  return (
    <Choice
      type="checkbox"
      role="switch"
      label={<span className="bdk-hidden">{text('announcement.publishOf', { name })}</span>}
      checked={isOn}
      aria-checked={isOn}
      aria-disabled={isPending || undefined}
      onChange={() => toggle(announcement)}
    />
  );
}
