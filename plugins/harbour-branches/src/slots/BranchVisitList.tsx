import {
  EmptyState,
  ErrorState,
  labelOf,
  ScreenLink,
  StatusTag,
  Table,
  type TagTone,
  textIn,
  useCall,
  useFormats,
  useHost,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { type BranchVisit, listBranchVisits } from '../endpoints.ts';
import { useText } from '../useText.ts';

const tones: Readonly<Record<BranchVisit['state'], TagTone>> = {
  booked: 'waiting',
  attended: 'progress',
  missed: 'failed',
};

/**
 * Visits as a small table: those of one application with the counter staff, or the next ones of all applicants with links
 * to their applications.
 */
export function BranchVisitList({ applyID, emptyTitle }: { readonly applyID?: string; readonly emptyTitle: string }) {
  const text = useText();
  const format = useFormats();
  const { language } = useHost();
  const visits = useCall(listBranchVisits, { query: applyID === undefined ? {} : { applyID } });
  if (visits.isPending) {
    return (
      <div aria-busy="true">
        <WaitingText active lines={3} itemsLabel={text('loading')} />
      </div>
    );
  }
  if (visits.isError) {
    return <ErrorState title={text('card.title')} error={visits.error} onRetry={() => void visits.refetch()} />;
  }
  if (visits.data.length === 0) return <EmptyState title={emptyTitle} />;
  return (
    <Table className="harbour-branches-visits">
      <thead>
        <tr>
          <th scope="col">{text('column.time')}</th>
          {applyID === undefined && <th scope="col">{text('column.applicant')}</th>}
          <th scope="col">{text('column.branch')}</th>
          {applyID !== undefined && <th scope="col">{text('column.staff')}</th>}
          <th scope="col">{text('column.state')}</th>
        </tr>
      </thead>
      <tbody>
        {visits.data.map((visit) => (
          <tr key={visit.visitID}>
            <td>{format.dateTime(visit.time)}</td>
            {applyID === undefined && (
              <td>
                <ScreenLink to={{ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: visit.applyID } }}>
                  {visit.applicantName}
                </ScreenLink>
              </td>
            )}
            <td>{textIn(visit.branch, language)}</td>
            {applyID !== undefined && <td>{visit.counterStaff}</td>}
            <td>
              <StatusTag tone={Object.hasOwn(tones, visit.state) ? tones[visit.state] : 'neutral'}>
                {labelOf(tones, visit.state, (state) => text(`state.${state}`))}
              </StatusTag>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
