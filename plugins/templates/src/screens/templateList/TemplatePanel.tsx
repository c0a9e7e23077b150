import { Fact, FactList, Row, ScreenLink, Stack, Tabs, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { ApplicationsByStatus } from '../../applications/ApplicationsByStatus.tsx';
import { OtherLanguages } from '../../local-texts/OtherLanguages.tsx';
import { TemplateHistory } from './lazyParts.tsx';
import { useText } from '../useText.ts';

/** The panel of a template beside the list. */
export function TemplatePanel({ template }: { readonly template: ProfileSummary }) {
  const text = useText();
  const { profileID } = template;
  return (
    <Stack gap={16}>
      <Row>
        <ScreenLink to={{ code: 'RAO_VIEW_PROFILE', params: { id: profileID } }} look="primary">
          {text('templateList.open')}
        </ScreenLink>
      </Row>
      <Tabs
        label={text('templateList.panel')}
        items={[
          { key: 'facts', title: text('templateList.facts'), render: () => <TemplateFacts template={template} /> },
          {
            key: 'applications',
            title: text('template.applications'),
            render: () => <ApplicationsByStatus template={template} />,
          },
          {
            key: 'history',
            title: text('templateList.history'),
            render: () => <TemplateHistory profileID={profileID} />,
          },
        ]}
      />
    </Stack>
  );
}

function TemplateFacts({ template }: { readonly template: ProfileSummary }) {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  const { name, description } = template;
  return (
    <FactList>
      <Fact term={text('template.otherNames')}>
        <OtherLanguages of={name} />
      </Fact>
      <Fact term={text('template.description')}>{textIn(description, language)}</Fact>
      <Fact term={text('template.profileID')}>{template.profileID}</Fact>
      <Fact term={text('template.publicLink')}>{template.publicLink}</Fact>
      <Fact term={text('template.blockedCNIP')}>
        {text(template.blockedCNIP ? 'templateList.yes' : 'templateList.no')}
      </Fact>
      <Fact term={text('template.templateVersion')}>{formats.count(template.templateVersion)}</Fact>
      <Fact term={text('template.pageCount')}>{formats.count(template.pageCount)}</Fact>
      <Fact term={text('template.questionCount')}>{formats.count(template.questionCount)}</Fact>
      <Fact term={text('template.referrerCount')}>
        <ScreenLink
          to={{ code: 'RAO_PROFILE_MANAMEMENT', child: 'referrers', params: { profileID: template.profileID } }}
        >
          {formats.count(template.referrerCount)}
        </ScreenLink>
      </Fact>
      <Fact term={text('template.createTime')}>{formats.dateTime(template.createTime)}</Fact>
      <Fact term={text('template.updateTime')}>
        {formats.dateTime(template.updateTime)} · {template.updateBy}
      </Fact>
    </FactList>
  );
}
