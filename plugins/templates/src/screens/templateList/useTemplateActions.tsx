import {
  HistoryDialog,
  type RowAction,
  type ScreenTarget,
  textIn,
  useCanCall,
  useHost,
  useNavigation,
} from '@brokerdesk/plugin-sdk';
import { getProfile, type ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { useLinkActions } from '../../links/useLinkActions.tsx';
import { BlockedCnIpDialog } from './BlockedCnIpDialog.tsx';
import { DeleteTemplateDialog } from './lazyParts.tsx';
import { useText } from '../useText.ts';

const needs = {
  edit: 'RAO_MODIFY_PROFILE',
  preview: 'RAO_PROFILE_MANAMEMENT',
  applications: 'RAO_CLIENT_MANAMEMENT',
} as const;

type OpeningAction = keyof typeof needs;

/** Returns the actions for a template in its row; `onCopy` starts a new one from it. */
export function useTemplateActions(
  onCopy: (template: ProfileSummary) => void,
): (template: ProfileSummary) => readonly RowAction[] {
  const text = useText();
  const canRead = useCanCall()(getProfile);
  const { language } = useHost();
  const { open, canOpen } = useNavigation();
  const linkActions = useLinkActions();
  return useCallback(
    (template: ProfileSummary): readonly RowAction[] => {
      const { profileID, publicLink, blockedCNIP } = template;
      const name = textIn(template.name, language);
      const params = { id: profileID };
      /** A screen of another plugin, or one that is not in this portal, has no action. */
      const opening = (id: OpeningAction, target: ScreenTarget): readonly RowAction[] =>
        canOpen(target)
          ? [{ id, label: text(`templateAction.${id}`), requires: needs[id], run: () => void open(target) }]
          : [];
      return [
        ...opening('edit', { code: 'RAO_MODIFY_PROFILE', params }),
        ...(canRead ? opening('preview', { code: 'RAO_PROFILE_MANAMEMENT', child: 'preview', params }) : []),
        ...opening('applications', { code: 'RAO_CLIENT_MANAMEMENT', params: { profileID } }),
        ...linkActions(publicLink, [name]),
        ...(canRead
          ? [
              {
                id: 'copy',
                label: text('templateAction.copy'),
                requires: 'RAO_CREATE_PROFILE',
                run: () => onCopy(template),
              } as const,
            ]
          : []),
        {
          id: 'blockedCNIP',
          label: text(blockedCNIP ? 'templateAction.unblock' : 'templateAction.block'),
          requires: 'RAO_MODIFY_PROFILE',
          dialog: (close) => <BlockedCnIpDialog template={template} onClose={close} />,
        },
        {
          id: 'history',
          label: text('templateAction.history'),
          dialog: (close) => <HistoryDialog targetID={profileID} recordName={name} onClose={close} />,
        },
        {
          id: 'delete',
          label: text('templateAction.remove'),
          requires: 'RAO_DELETE_PROFILE',
          tone: 'danger',
          dialog: (close) => <DeleteTemplateDialog template={template} onClose={close} />,
        },
      ];
    },
    [text, canRead, language, open, canOpen, linkActions, onCopy],
  );
}
