import { StatusTag } from '@brokerdesk/plugin-sdk';
import { toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { meaningOf, statusLabel, toneOf } from './statusMeaning.ts';

/** The status of an application: the colour of the specification, and an icon for who acts next. */
export function ApplicationStatusTag({ status }: { readonly status: string }) {
  return renderStatusTag(status, useText());
}

/** Renders an {@link ApplicationStatusTag} with the texts of a list, whose rows would all search for them. */
export function renderStatusTag(code: string, text: ReturnType<typeof useText>) {
  const status = toApplicationStatus(code);
  const meaning = status && meaningOf(status);
  const tone = toneOf(code);
  return (
    <StatusTag
      tone={tone}
      // A failure keeps its own icon, although staff or the client act next.
      icon={tone === 'failed' ? undefined : (meaning ?? 'unknown')}
      title={text(`statusMeaning.${meaning ?? 'unknown'}`)}
    >
      {statusLabel(code, text)}
    </StatusTag>
  );
}
