import type { ApplicationSummary } from '@brokerdesk/plugin-sdk/api';
import { latinName, scriptOfName } from '../model/applicantName.ts';

/** Number and name of an application, each script in its own glyphs. */
export function ApplicantName({ application }: { readonly application: ApplicationSummary }) {
  return (
    <>
      {application.applyID} <span lang={scriptOfName(application)}>{application.chiName}</span>{' '}
      <span lang="en">{latinName(application)}</span>
    </>
  );
}
