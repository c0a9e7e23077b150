import { useApi } from '@brokerdesk/plugin-sdk';
import { addProfileReferrer } from '@brokerdesk/plugin-sdk/api';
import { FormDialog, RecordField, type RecordSource, useForm } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import { useText } from '../screens/useText.ts';

/** Props of {@link AddLinkDialog}. */
export interface AddLinkDialogProps {
  /** The side of the link that is fixed; the user chooses the other one. */
  readonly of: { readonly profileID: string } | { readonly referrerID: string };
  /** The records that the user chooses from; those that have the link are locked. */
  readonly source: RecordSource;
  readonly title: string;
  readonly hint: string;
  /** The label of the field. */
  readonly label: string;
  readonly submitLabel: string;
  readonly onAdded: (name: string) => void;
  readonly onClose: () => void;
}

type Values = { readonly chosenID: string };

/** The dialog that adds a referrer's link to a template. */
export function AddLinkDialog(props: AddLinkDialogProps) {
  const { of, source, title, hint, label, submitLabel, onAdded, onClose } = props;
  const text = useText();
  const api = useApi();
  const [name, setName] = useState('');
  const form = useForm<Values>({
    name: 'add-link',
    id: 'profileID' in of ? of.profileID : of.referrerID,
    record: undefined,
    toValues: () => ({ chosenID: '' }),
    validate: ({ chosenID }) =>
      chosenID === '' ? [{ path: 'chosenID', rule: 'required', message: text('referrerLinks.choose') }] : [],
    send({ chosenID }, { idempotencyKey }) {
      const { profileID, referrerID } = { profileID: chosenID, referrerID: chosenID, ...of };
      return api.call(addProfileReferrer, { params: { id: profileID }, body: { referrerID } }, { idempotencyKey });
    },
    fieldOf: () => 'chosenID',
    onSent() {
      onAdded(name);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose}>
      <p>{hint}</p>
      <RecordField
        form={form}
        name="chosenID"
        label={label}
        source={source}
        isRequired
        onUserSelect={(option) => setName(option.label)}
      />
    </FormDialog>
  );
}
