import { currentTime } from '@brokerdesk/plugin-sdk';
import type { Image } from '@brokerdesk/plugin-sdk/api';

/** The days before its end in which a picture is said to end soon. */
const soonDays = 7;

/** Whether a picture that clients see now ends within the next days. */
export function endsSoon({ state, expiryTime }: Pick<Image, 'state' | 'expiryTime'>, now: number): boolean {
  return state === 'showing' && expiryTime !== null && Date.parse(expiryTime) <= now + soonDays * 86_400_000;
}

/** The values that the filters of the list compare. */
export function filterValueOf(image: Image, param: string): string | null {
  switch (param) {
    case 'location':
      return image.location;
    case 'ends':
      return endsSoon(image, currentTime()) ? 'soon' : null;
    default:
      return image.state;
  }
}
