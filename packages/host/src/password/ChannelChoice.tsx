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
    <fieldset className="bd-choice">
      <legend>{text('code.channels')}</legend>
      {targets.map(({ channel, to }) => (
        <label key={channel}>
          <input
            type="radio"
            name={name}
            value={channel}
            checked={channel === chosen}
            onChange={() => onChoose(channel)}
          />
          <span>{text(`code.${channel}`)}</span>
          {to !== null && <span className="bd-muted">{to}</span>}
        </label>
      ))}
    </fieldset>
  );
}
