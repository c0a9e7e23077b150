import { textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import type { RecordChange } from '@brokerdesk/plugin-sdk/forms';
import { useText } from '../useText.ts';

/** Returns a function that lists what another user has changed of a template, as the list shows it. */
export function useDescribeTemplateChanges(): (before: ProfileSummary, now: ProfileSummary) => readonly RecordChange[] {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  return (before, now) => {
    const blocked = (isBlocked: boolean) => text(isBlocked ? 'templateList.yes' : 'templateList.no');
    const changes: readonly RecordChange[] = [
      { name: text('template.name'), was: textIn(before.name, language), now: textIn(now.name, language) },
      {
        name: text('template.description'),
        was: textIn(before.description, language),
        now: textIn(now.description, language),
      },
      { name: text('template.blockedCNIP'), was: blocked(before.blockedCNIP), now: blocked(now.blockedCNIP) },
      {
        name: text('template.templateVersion'),
        was: formats.count(before.templateVersion),
        now: formats.count(now.templateVersion),
      },
    ];
    return changes.filter(({ was, now: after }) => was !== after);
  };
}
