import { Choice, Row, ScreenLink, StatusTag, Table, useCall, useFormats } from '@brokerdesk/plugin-sdk';
import { type AgreementDetail, type AgreementTextVersion, listAgreementAcceptances } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';

interface VersionTableProps {
  readonly agreement: AgreementDetail;
  /** The two versions that are compared. */
  readonly before: AgreementTextVersion | undefined;
  readonly after: AgreementTextVersion | undefined;
  readonly onCompare: (side: 'before' | 'after', version: AgreementTextVersion) => void;
}

/** The versions of an agreement with their times, authors and acceptances, and the choice of two to compare. */
export function VersionTable({ agreement, before, after, onCompare }: VersionTableProps) {
  const text = useText();
  const { count, dateTime } = useFormats();
  const { agreementID, textVersions } = agreement;
  // In the background: the versions can be read and compared without these numbers.
  const { data } = useCall(listAgreementAcceptances, { query: { agreementID, size: 1 } }, { passive: true });
  const countOf = (version: number) => data?.versions.find(({ textVersion }) => textVersion === version)?.count;
  const chosen = { before, after };
  const canCompare = textVersions.length > 1;
  return (
    <Table>
      <caption>{text('agreementVersions.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('agreementVersions.version')}</th>
          <th scope="col">{text('agreementVersions.since')}</th>
          <th scope="col">{text('agreementVersions.writtenBy')}</th>
          <th scope="col" data-align="end">
            {text('agreementVersions.acceptances')}
          </th>
          {canCompare && (
            <>
              <th scope="col">{text('agreementVersions.before')}</th>
              <th scope="col">{text('agreementVersions.after')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {textVersions.map((version, index) => {
          const { textVersion, sinceTime, writtenBy } = version;
          const accepted = countOf(textVersion);
          const params = { id: agreementID, tab: 'acceptances', textVersion: String(textVersion) };
          return (
            <tr key={textVersion}>
              <th scope="row">
                <Row>
                  {text('agreementDetail.version', { version: textVersion })}
                  {index === 0 && <StatusTag tone="progress">{text('agreementVersions.current')}</StatusTag>}
                </Row>
              </th>
              <td>{dateTime(sinceTime)}</td>
              <td>{writtenBy}</td>
              <td data-align="end">
                {accepted !== undefined && (
                  <ScreenLink to={{ code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', params }}>
                    {count(accepted)}
                  </ScreenLink>
                )}
              </td>
              {canCompare &&
                (['before', 'after'] as const).map((side) => (
                  <td key={side}>
                    <Choice
                      type="radio"
                      name={`compare-${side}`}
                      label={
                        <span className="bdk-hidden">
                          {text(`agreementVersions.choose.${side}`, { version: textVersion })}
                        </span>
                      }
                      checked={chosen[side]?.textVersion === textVersion}
                      onChange={() => onCompare(side, version)}
                    />
                  </td>
                ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
