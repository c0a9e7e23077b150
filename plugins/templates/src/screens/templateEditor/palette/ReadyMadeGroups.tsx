import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { SystemComponent } from '@brokerdesk/plugin-sdk/api';
import { usePartNames } from '../inspector/usePartNames.ts';
import { useDocument, useSystemComponents } from '../store/useEditor.ts';
import { PaletteItem } from './PaletteItem.tsx';
import { type PaletteListProps, PaletteSection } from './PaletteSection.tsx';
import { findExisting } from './planInsertion.ts';
import { useText } from '../panels/useText.ts';

/** The groups that the server has ready, with those that the back office needs marked. */
export function ReadyMadeGroups({ matches, onInsert }: PaletteListProps<SystemComponent>) {
  const text = useText();
  const { language } = useHost();
  const document = useDocument();
  const { nameOfQuestion } = usePartNames();
  const shown = useSystemComponents().filter(({ code, name, components }) =>
    matches(code, ...Object.values(name), ...components.map(nameOfQuestion)),
  );
  if (shown.length === 0) return null;
  return (
    <PaletteSection title={text('palette.readyMade')}>
      {shown.map((item) => {
        const existing = findExisting(document, item.components);
        const isWhole = existing.length === item.components.length;
        const isOnlyOnce = isWhole && item.components.every(({ core }) => core === true);
        return (
          <PaletteItem
            key={item.code}
            name={textIn(item.name, language)}
            details={item.components.map(nameOfQuestion).join(' · ')}
            isCore={item.core}
            presence={presenceOf(existing.length, item.components.length)}
            lockedReason={isOnlyOnce ? text('palette.onlyOnce') : undefined}
            onInsert={() => onInsert(item)}
          />
        );
      })}
    </PaletteSection>
  );
}

function presenceOf(existing: number, all: number) {
  if (existing === all) return 'whole';
  return existing > 0 ? 'part' : 'none';
}
