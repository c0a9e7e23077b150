import { Stack, Text } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useId } from 'react';

/** Props of {@link PaletteSection}. */
export interface PaletteSectionProps {
  readonly title: string;
  /** Two items beside each other. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}

/** Items of one kind under their heading. */
export function PaletteSection({ title, isDense = false, children }: PaletteSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Text as="h3" bold id={id}>
        {title}
      </Text>
      <ul className={isDense ? 'templates-palette-list templates-palette-dense' : 'templates-palette-list'}>
        {children}
      </ul>
    </Stack>
  );
}

/** What the lists of the palette need. */
export interface PaletteListProps<Item> {
  /** Returns whether the search finds one of the words. */
  readonly matches: (...words: readonly string[]) => boolean;
  readonly onInsert: (item: Item) => void;
}
