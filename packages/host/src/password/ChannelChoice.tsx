import { Choice, Stack } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import type { CodeChannel, CodeTarget } from './CodeTarget.ts';

/** The props of {@link ChannelChoice}. */
export interface ChannelChoiceProps {
  readonly targets: readonly CodeTarget[];
  readonly chosen: CodeChannel;
  readonly onChoose: (channel: CodeChannel) => void;
}

/** Lets the user choose where the code is sent; shows the masked targets. */
export function ChannelChoice({ targets, chosen, onChoose }: ChannelChoiceProps) {
  const text = usePasswordText();
  const name = useId();
  return (
    <Stack as="fieldset" gap={4}>
      <legend className="bdk-field-label">{text('code.channels')}</legend>
      {targets.map(({ channel, to }) => (
        <Choice
          key={channel}
          type="radio"
          name={name}
          value={channel}
          label={
            <>
              {text(`code.${channel}`)} {to !== null && <span className="bd-muted">{to}</span>}
            </>
          }
          checked={channel === chosen}
          onChange={() => onChoose(channel)}
        />
      ))}
    </Stack>
  );
}
