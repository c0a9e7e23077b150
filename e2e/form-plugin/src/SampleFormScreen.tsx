import { Button, lazyPart, useCall } from '@brokerdesk/plugin-sdk';
import { getApplication, listApplications } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useText } from './useText.ts';

// Only who opens the desk fetches the forms.
const SampleForms = lazyPart(async () => (await import('./SampleForms.tsx')).SampleForms);

export default function SampleFormScreen() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const list = useCall(listApplications, { query: { status: 'SUB', size: 1, sort: 'applyID' } });
  const id = list.data?.items[0]?.applyID ?? '';
  const application = useCall(getApplication, { params: { id } }, { enabled: id !== '' });
  if (!isOpen || !application.data) {
    return <Button onClick={() => setIsOpen(true)}>{text('open')}</Button>;
  }
  return <SampleForms application={application.data} />;
}
