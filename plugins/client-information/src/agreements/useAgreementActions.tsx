import { DeleteRecordDialog, HistoryDialog, type RowAction, textIn, useCanCall, useHost } from '@brokerdesk/plugin-sdk';
import { type AgreementSummary, changeAgreement, deleteAgreement } from '@brokerdesk/plugin-sdk/api';
import { AgreementPreview } from './lazyParts.tsx';
import { useText } from '../screens/useText.ts';

/** Returns the actions for an agreement, in its row and on its screen; `onDeleted` leaves the screen. */
export function useAgreementActions(onDeleted?: () => void): (agreement: AgreementSummary) => readonly RowAction[] {
  const text = useText();
  const canCall = useCanCall();
  const { language } = useHost();
  return (agreement) => {
    const { agreementID } = agreement;
    const name = textIn(agreement.title, language);
    const edit: RowAction = {
      id: 'edit',
      label: text('agreement.edit'),
      to: { code: 'PM_CLIENT_INFORMATION', child: 'editAgreement', params: { id: agreementID } },
    };
    const deletion: RowAction = {
      id: 'delete',
      label: text('agreement.delete'),
      tone: 'danger',
      dialog: (close) => (
        <DeleteRecordDialog
          endpoint={deleteAgreement}
          record={agreement}
          input={({ version }) => ({ params: { agreementID }, query: { version } })}
          itemLabel={text('agreement.item')}
          recordName={name}
          consequence={text('agreement.consequence')}
          refusals={{ E0012: ({ acceptances = 1 }) => text('agreement.accepted', { count: acceptances }) }}
          {...(onDeleted && { onDeleted })}
          onClose={close}
        />
      ),
    };
    return [
      ...(canCall(changeAgreement) ? [edit] : []),
      {
        id: 'preview',
        label: text('agreement.preview'),
        dialog: (close) => <AgreementPreview agreement={agreement} onClose={close} />,
      },
      {
        id: 'history',
        label: text('agreement.history'),
        dialog: (close) => <HistoryDialog targetID={agreementID} recordName={name} onClose={close} />,
      },
      ...(canCall(deleteAgreement) ? [deletion] : []),
    ];
  };
}
