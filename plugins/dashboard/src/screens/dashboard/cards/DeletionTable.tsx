import { ScreenLink, StatusTag, Table, useFormats } from '@brokerdesk/plugin-sdk';
import type { DataOf, listFutureDeletions } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { statusTone, useCodeNames } from './useCodeNames.ts';

/** Props of {@link DeletionTable}. */
export interface DeletionTableProps extends Pick<DataOf<typeof listFutureDeletions>, 'items'> {
  /** Names lead to their applications, which they cannot on paper. */
  readonly hasLinks: boolean;
}

/** Applications with the time at which they may be deleted. */
export function DeletionTable({ items, hasLinks }: DeletionTableProps) {
  const text = useText();
  const names = useCodeNames();
  const formats = useFormats();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('deletionList.applicant')}</th>
          <th scope="col">{text('statuses.status')}</th>
          <th scope="col">{text('deletionList.applied')}</th>
          <th scope="col">{text('deletionList.deletion')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ applyID, status, applyDate, deletionTime, ...applicant }) => (
          <tr key={applyID}>
            <th scope="row">
              {hasLinks ? (
                <ScreenLink to={{ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: applyID } }}>
                  {nameOf(applicant) || applyID}
                </ScreenLink>
              ) : (
                nameOf(applicant) || applyID
              )}
            </th>
            <td>
              <StatusTag tone={statusTone(status)}>{names.status(status)}</StatusTag>
            </td>
            <td>{formats.date(applyDate)}</td>
            <td>{formats.dateTime(deletionTime)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Applicant = Pick<DeletionTableProps['items'][number], 'chiName' | 'lastName' | 'firstName'>;

function nameOf({ chiName, lastName, firstName }: Applicant): string {
  return [chiName, lastName, firstName].filter((part) => part !== '').join(' ');
}
