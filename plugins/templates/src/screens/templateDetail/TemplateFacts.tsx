import { Fact, FactList, Row, ScreenLink, StatusTag, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { LinkCell } from '../../links/LinkCell.tsx';
import { listStatusCounts } from '../../applications/describeApplications.ts';
import { useText } from '../useText.ts';

interface TemplateFactsProps {
  readonly template: ProfileDetail;
  readonly latest: ProfileDetail;
}

/** The facts of a template besides its questions. */
export function TemplateFacts({ template, latest }: TemplateFactsProps) {
  const text = useText();
  const { count, dateTime } = useFormats();
  const { language } = useHost();
  const { profileID, name, description, publicLink, blockedCNIP, pageCount, questionCount, createTime } = template;
  const own = latest.versions.find(({ templateVersion }) => templateVersion === template.templateVersion);
  return (
    <FactList>
      <Fact term={text('templateDetail.names')}>
        <span translate="no">
          <span lang="en">{name.EN}</span> · <span lang="zh-Hans">{name.SC}</span> ·{' '}
          <span lang="zh-Hant">{name.TC}</span>
        </span>
      </Fact>
      <Fact term={text('template.description')}>
        <Text lines>{textIn(description, language)}</Text>
      </Fact>
      <Fact term={text('templateDetail.id')}>
        <code translate="no">{profileID}</code>
      </Fact>
      <Fact term={text('templateDetail.link')}>
        <LinkCell link={publicLink} />
      </Fact>
      <Fact term={text('questionField.blockedCNIP')}>
        <StatusTag tone={blockedCNIP ? 'waiting' : 'neutral'}>{text(blockedCNIP ? 'words.yes' : 'words.no')}</StatusTag>
      </Fact>
      <Fact term={text('templateDetail.content')}>
        {text('templateDetail.contentCount', { pages: count(pageCount), questions: count(questionCount) })}
      </Fact>
      <Fact term={text('templateDetail.versionUse')}>
        {text('templateDetail.applicationsOfVersion', {
          count: own?.applications ?? 0,
          number: count(own?.applications ?? 0),
          version: template.templateVersion,
        })}
      </Fact>
      <Fact term={text('templateDetail.applications')}>
        <ApplicationCounts template={latest} />
      </Fact>
      <Fact term={text('templateDetail.created')}>{dateTime(createTime)}</Fact>
      <Fact term={text('template.updateTime')}>
        {text('templateDetail.changedBy', { time: dateTime(latest.updateTime), by: latest.updateBy })}
      </Fact>
    </FactList>
  );
}

/** The applications of a template by status, each a link to them for users who may see them. */
function ApplicationCounts({ template: { profileID, applications } }: { readonly template: ProfileDetail }) {
  const text = useText();
  const { count } = useFormats();
  if (applications.total === 0) return text('templateDetail.noApplications');
  const target = { code: 'RAO_CLIENT_MANAMEMENT' } as const;
  return (
    <Row wrap gap={12}>
      <ScreenLink to={{ ...target, params: { profileID } }}>
        {text('templateDetail.allApplications', { number: count(applications.total) })}
      </ScreenLink>
      {listStatusCounts(applications, text).map(({ status, label, count: number }) => (
        <ScreenLink key={status} to={{ ...target, params: { profileID, status } }}>
          {label} {count(number)}
        </ScreenLink>
      ))}
    </Row>
  );
}
