import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { ApplicationTabs } from './ApplicationTabs.tsx';
import { Documents } from './Documents.tsx';

/** What is decided on, on the left, and the evidence for it, on the right; an answer can bring up its file. */
export function ApplicationWork({ application }: { readonly application: ApplicationDetail }) {
  const [shownFile, setShownFile] = useState(application.attachments[0]?.fileID);
  return (
    <div className="account-opening-work">
      <ApplicationTabs application={application} onShowFile={setShownFile} />
      <Documents application={application} shownFile={shownFile} onShowFile={setShownFile} />
    </div>
  );
}
