import {
  EmptyState,
  ErrorState,
  ScreenLink,
  SkeletonLines,
  Table,
  textIn,
  useCall,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { listAgreementProfiles } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** The templates whose questions ask applicants to accept the agreement. */
export function TemplatesTab({ agreementID }: { readonly agreementID: string }) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const { data, error, refetch } = useCall(listAgreementProfiles, { params: { agreementID } });
  if (error) {
    return <ErrorState title={text('agreementTemplates.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines count={4} />;
  if (data.length === 0) {
    return <EmptyState title={text('agreementTemplates.none')}>{text('agreementTemplates.noneHint')}</EmptyState>;
  }
  return (
    <Table>
      <caption>{text('agreementTemplates.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('agreementTemplates.template')}</th>
          <th scope="col" data-align="end">
            {text('agreementTemplates.version')}
          </th>
          <th scope="col">{text('agreementTemplates.question')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ profileID, name, templateVersion, questions }) => (
          <tr key={profileID}>
            <th scope="row">
              <ScreenLink to={{ code: 'RAO_VIEW_PROFILE', params: { id: profileID } }}>
                {textIn(name, language)}
              </ScreenLink>
            </th>
            <td data-align="end">{count(templateVersion)}</td>
            <td>{questions.map(({ label }) => textIn(label, language)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
