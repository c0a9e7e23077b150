import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { useText } from '../useText.ts';
import { BranchVisitList } from './BranchVisitList.tsx';

/** The tab of an application that lists its visits to branches. */
export default function BranchVisitsTab({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  return <BranchVisitList applyID={application.applyID} none={text('tab.none')} />;
}
