import { type RowAction, useViewAs } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import { useText } from '../useText.ts';

/** Returns the action that opens the portal as the members of a role have it, for its row and for its own screen. */
export function useViewAsAction(): (roleID: string) => RowAction {
  const text = useText();
  const { start } = useViewAs();
  return useCallback(
    (roleID) => ({
      id: 'viewAs',
      label: text('viewAs.action'),
      requires: 'UR_ROLE_MANAGEMENT',
      run: () => start(roleID),
    }),
    [text, start],
  );
}
