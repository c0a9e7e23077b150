import { useText } from '../useText.ts';
import { BranchVisitList } from './BranchVisitList.tsx';

/** The card of the first screen that lists the next visits to branches. */
export default function NextBranchVisitsCard() {
  const text = useText();
  return <BranchVisitList emptyTitle={text('card.none')} />;
}
