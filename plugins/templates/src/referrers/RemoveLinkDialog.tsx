import { ApiError, ConfirmDialog, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { removeProfileReferrer } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../screens/useText.ts';

/** A referrer's link to a template, with the names of both. */
export interface NamedLink {
  readonly profileID: string;
  readonly referrerID: string;
  readonly template: string;
  readonly referrer: string;
}

/** Removes a referrer's link to a template after naming both and the consequence. */
export function RemoveLinkDialog({ link, onClose }: { readonly link: NamedLink; readonly onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const { profileID, referrerID, template, referrer } = link;

  async function remove(idempotencyKey: string) {
    try {
      const input = { params: { id: profileID }, query: { referrerID } };
      await api.call(removeProfileReferrer, input, { idempotencyKey, handles: ['E0003'] });
    } catch (error) {
      // Removed by an attempt whose response was lost, or by another user.
      if (!(error instanceof ApiError) || error.code !== 'E0003') throw error;
    }
  }
  return (
    <ConfirmDialog
      title={text('referrerLinks.removeTitle')}
      subject={text('referrerLinks.removeSubject', { referrer, template })}
      consequence={text('referrerLinks.removeConsequence')}
      actionLabel={text('referrerLinks.remove')}
      tone="danger"
      record={link}
      onConfirm={({ idempotencyKey }) => remove(idempotencyKey)}
      onDone={() => notify({ tone: 'success', text: text('referrerLinks.removed') })}
      onClose={onClose}
    />
  );
}
