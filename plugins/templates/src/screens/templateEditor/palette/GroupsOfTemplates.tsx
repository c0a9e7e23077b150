import { ErrorState, SkeletonLines, Text, textIn, useCall, useHost, WaitingText } from '@brokerdesk/plugin-sdk';
import { listProfileGroups, type ReusableGroup } from '@brokerdesk/plugin-sdk/api';
import { usePartNames } from '../inspector/usePartNames.ts';
import { useDocument } from '../store/useEditor.ts';
import { PaletteItem } from './PaletteItem.tsx';
import { type PaletteListProps, PaletteSection } from './PaletteSection.tsx';
import { hasGroup } from './planInsertion.ts';
import { useText } from '../panels/useText.ts';

/** The groups of the broker's templates, with the templates that hold them. */
export function GroupsOfTemplates({ matches, onInsert }: PaletteListProps<ReusableGroup>) {
  const text = useText();
  const { language } = useHost();
  const document = useDocument();
  const { nameOfGroup, nameOfQuestion } = usePartNames();
  const { data, error, isPending, refetch } = useCall(listProfileGroups, {});
  if (error) return <ErrorState title={text('palette.failed')} error={error} onRetry={() => void refetch()} />;
  const holders = ({ profiles }: ReusableGroup) => profiles.map(({ name }) => textIn(name, language)).join(', ');
  const shown = (data ?? []).filter((group) =>
    matches(group.groupID, nameOfGroup(group), holders(group), ...group.components.map(nameOfQuestion)),
  );
  return (
    <>
      <WaitingText active={isPending} itemsLabel={text('palette.groups')} />
      {isPending && <SkeletonLines count={3} />}
      {shown.length > 0 && (
        <PaletteSection title={text('palette.groups')}>
          {shown.map((group, at) => (
            <PaletteItem
              // oxlint-disable-next-line react/no-array-index-key -- equal identifiers occur in several templates
              key={at}
              name={nameOfGroup(group)}
              details={text('palette.heldBy', { count: group.components.length, templates: holders(group) })}
              presence={hasGroup(document, group) ? 'whole' : 'none'}
              onInsert={() => onInsert(group)}
            />
          ))}
        </PaletteSection>
      )}
      {data !== undefined && data.length === 0 && (
        <Text as="p" tone="neutral" size="small">
          {text('palette.noGroups')}
        </Text>
      )}
    </>
  );
}
