import { useFormats } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

const namedAtMost = 20;

/** Returns a function that names the first of many numbers, and says how many more there are. */
export function useNameSome(): (names: readonly string[]) => string {
  const text = useText();
  const { count } = useFormats();
  return (names) => {
    const named = names.slice(0, namedAtMost).join(text('members.separator'));
    const rest = names.length - namedAtMost;
    return rest > 0 ? text('members.more', { names: named, count: count(rest) }) : named;
  };
}
