import { StatusTag, Text } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { useText } from '../panels/useText.ts';

/** Props of {@link PaletteItem}. */
export interface PaletteItemProps {
  readonly name: string;
  /** What is in it, on one line. */
  readonly details?: string;
  readonly isCore?: boolean;
  /** How much of it the template has already. */
  readonly presence?: 'none' | 'part' | 'whole';
  /** Why it cannot be inserted. */
  readonly lockedReason?: string | undefined;
  readonly onInsert: () => void;
}

/** A part to insert, by click or Enter. */
export function PaletteItem(props: PaletteItemProps) {
  const { name, details, isCore = false, presence = 'none', lockedReason, onInsert } = props;
  const text = useText();
  const id = useId();
  const isLocked = lockedReason !== undefined;
  const hasNotes = details !== undefined || isLocked || isCore || presence !== 'none';
  return (
    <li>
      <button
        type="button"
        className="templates-palette-item"
        aria-disabled={isLocked || undefined}
        aria-describedby={hasNotes ? id : undefined}
        onClick={() => {
          if (!isLocked) onInsert();
        }}
      >
        {name}
      </button>
      {hasNotes && (
        <div id={id}>
          {isCore && <StatusTag tone="form">{text('palette.core')}</StatusTag>}
          {presence !== 'none' && <StatusTag tone="neutral">{text(`palette.presence.${presence}`)}</StatusTag>}
          {(lockedReason ?? details) !== undefined && (
            <Text as="p" size="small" tone="neutral">
              {lockedReason ?? details}
            </Text>
          )}
        </div>
      )}
    </li>
  );
}
