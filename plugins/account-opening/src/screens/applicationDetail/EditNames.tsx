import { LinkButton, lazyPart } from '@brokerdesk/plugin-sdk';
import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useText } from '../../application/useText.ts';

// Forms are loaded with the first change.
const NamesDialog = lazyPart(async () => (await import('./NamesDialog.tsx')).NamesDialog);

/** Changes account number and nickname, for users who may verify or correct. */
export function EditNames({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setIsOpen(true)}>{text('names.edit')}</LinkButton>
      {isOpen && <NamesDialog application={application} onClose={() => setIsOpen(false)} />}
    </>
  );
}
