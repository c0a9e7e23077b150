import './DashboardScreen.css';
import {
  Button,
  currentTime,
  EmptyState,
  lazyPart,
  PageHeader,
  SkeletonLines,
  Stack,
  Callout,
  Row,
  Text,
} from '@brokerdesk/plugin-sdk';
import { usePrint } from '@brokerdesk/plugin-sdk/documents';
import { useMemo, useState, type ReactNode } from 'react';
import { CardGrid } from './CardGrid.tsx';
import { useCards } from './cards/useCards.tsx';
import { FilterBar } from './FilterBar.tsx';
import { EnlargedCard } from './lazyParts.tsx';
import { DashboardSheet } from './print/DashboardSheet.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { useAddress, type AddressState } from './useAddress.ts';
import { useCardView } from './useCardView.ts';
import { useLayout } from './useLayout.ts';
import { useText } from './useText.ts';
import { RefreshContext, RefreshTimesContext } from './RefreshContext.ts';
import { useRefreshTimes } from './useRefreshTimes.ts';

const ArrangeDialog = lazyPart(async () => (await import('./ArrangeDialog.tsx')).ArrangeDialog);

/** The statistics of applications, for one period and one set of filters. */
export default function DashboardScreen() {
  const text = useText();
  const cards = useCards();
  const names = cards.map(({ id }) => id).join('\n');
  const state = useAddress(useMemo(() => names.split('\n'), [names]));
  const view = useCardView(state);
  const layout = useLayout(cards);
  const { print, portal } = usePrint();
  const [isArranging, setArranging] = useState(false);
  const { address, profiles, change } = state;
  const arrange = () => setArranging(true);
  const enlarged = cards.find(({ id }) => id === address.card);

  function printCards() {
    const time = new Date(currentTime()).toISOString();
    print(<DashboardSheet cards={layout.visible} view={view} profiles={profiles} time={time} />);
  }
  return (
    <RefreshProvider>
      <Stack gap={12}>
        <PageHeader title={text('menu.dashboard')}>
          <RefreshBar />
          <Button onClick={arrange}>{text('arrange.open')}</Button>
          <Button onClick={printCards}>{text('print.open')}</Button>
        </PageHeader>
        <AddressProblems {...state} />
        <FilterBar {...{ address, profiles, change }} />
        {state.isPending && <SkeletonLines count={8} />}
        {!state.isPending && layout.visible.length === 0 && (
          <EmptyState title={text('arrange.none')} action={<Button onClick={arrange}>{text('arrange.open')}</Button>}>
            {text('arrange.noneText')}
          </EmptyState>
        )}
        {!state.isPending && (
          <CardGrid {...{ layout, view }} onEnlarge={(card) => change({ card })} onArrange={arrange} />
        )}
        <Text as="p" tone="neutral" size="small">
          {text('filter.zone')}
        </Text>
      </Stack>
      {enlarged && !state.isPending && (
        <EnlargedCard card={enlarged} view={view} onClose={() => change({ card: undefined })} />
      )}
      {isArranging && <ArrangeDialog layout={layout} onClose={() => setArranging(false)} />}
      {portal}
    </RefreshProvider>
  );
}

/** A message that names each correction of the address. */
function AddressProblems({ problems, dismiss }: Pick<AddressState, 'problems' | 'dismiss'>) {
  const text = useText();
  if (problems.length === 0) return null;
  return (
    <Callout tone="waiting" role="status" title={text('problem.title')}>
      <Row wrap align="end">
        <ul className="bdk-grow">
          {problems.map((problem) => (
            <li key={problem}>{text(`problem.${problem}`)}</li>
          ))}
        </ul>
        <Button size="small" onClick={dismiss}>
          {text('problem.dismiss')}
        </Button>
      </Row>
    </Callout>
  );
}

/** Collects when the cards inside it were refreshed. Only what shows it is rendered again with each response. */
function RefreshProvider({ children }: { readonly children: ReactNode }) {
  const times = useRefreshTimes();
  return (
    <RefreshContext value={times.report}>
      <RefreshTimesContext value={times}>{children}</RefreshTimesContext>
    </RefreshContext>
  );
}
