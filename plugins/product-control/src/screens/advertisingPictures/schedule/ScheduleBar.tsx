import { Stack, Text, useCurrentTime, useFormats } from '@brokerdesk/plugin-sdk';
import type { Image } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { scheduleScale } from './scheduleScale.ts';

/** The period of a picture as a bar in which the present is marked, and in words below it. */
export function ScheduleBar({ image }: { readonly image: Image }) {
  const text = useText();
  const { dateTime } = useFormats();
  const now = useCurrentTime(60_000);
  const { startTime, expiryTime, state } = image;
  const scale = scheduleScale(image, now);
  return (
    <Stack gap={4}>
      {/* The text says the same. */}
      <div className="product-control-schedule" aria-hidden="true">
        <div
          data-state={state}
          data-permanent={expiryTime === null || undefined}
          style={{ insetInlineStart: `${scale.start}%`, insetInlineEnd: `${100 - scale.end}%` }}
        />
        <span style={{ insetInlineStart: `${scale.now}%` }} />
      </div>
      <Text as="p" size="small">
        {expiryTime === null
          ? text('images.permanent', { start: dateTime(startTime) })
          : text(state === 'expired' ? 'images.over' : 'images.period', {
              start: dateTime(startTime),
              end: dateTime(expiryTime),
            })}
      </Text>
    </Stack>
  );
}
