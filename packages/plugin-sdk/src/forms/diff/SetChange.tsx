import { useFormats } from '../../hooks/useFormats.ts';
import { Text } from '../../kit/Text.tsx';
import { useDiffText } from './useDiffText.ts';

/** Props of {@link SetChange}: names as users read them. */
export interface SetChangeProps {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const namedAtMost = 12;

/** What was added to a set and removed from it. A long line ends with the number of the others. */
export function SetChange({ added, removed }: SetChangeProps) {
  const text = useDiffText();
  const { count } = useFormats();
  function nameMost(all: readonly string[]) {
    const names = all.slice(0, namedAtMost).join(text('nameSeparator'));
    return all.length > namedAtMost ? text('others', { names, count: count(all.length - namedAtMost) }) : names;
  }
  return (
    <>
      {added.length > 0 && (
        <Text as="div" tone="progress">
          {text('addedNames', { names: nameMost(added) })}
        </Text>
      )}
      {removed.length > 0 && (
        <Text as="div" tone="failed">
          {text('removedNames', { names: nameMost(removed) })}
        </Text>
      )}
    </>
  );
}
