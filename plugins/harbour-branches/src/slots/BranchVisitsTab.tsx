import { useCall } from '@brokerdesk/plugin-sdk';
import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { listBranchVisits } from '../endpoints.ts';
import { useText } from '../useText.ts';
import { BranchVisitList } from './BranchVisitList.tsx';
import { BranchVisitNote } from './BranchVisitNote.tsx';

/** The tab of an application that lists its visits to branches, with notes for the counter. */
export default function BranchVisitsTab({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const { applyID } = application;
  const visits = useCall(listBranchVisits, { query: { applyID } });
  return (
    <>
      <BranchVisitList applyID={applyID} emptyTitle={text('tab.none')} />
      {visits.data?.map((visit) => (
        <BranchVisitNote key={visit.visitID} visit={visit} />
      ))}
    </>
  );
}
