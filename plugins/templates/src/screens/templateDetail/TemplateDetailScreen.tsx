import { Button, Callout, Row, Stack, Tabs, useNavigation, useScreenParams } from '@brokerdesk/plugin-sdk';
import type { ProfileDetail } from '@brokerdesk/plugin-sdk/api';
import { OpeningFormsTab, QuestionFileTab, TemplateHistory, TemplateReferrers, VersionsTab } from './lazyTabs.tsx';
import { QuestionsTab } from './questions/QuestionsTab.tsx';
import { TemplateFacts } from './TemplateFacts.tsx';
import { TemplateHeader } from './TemplateHeader.tsx';
import { TemplateLoader } from './TemplateLoader.tsx';
import { useText } from '../useText.ts';
import { RestoreLink } from './versions/RestoreLink.tsx';

/** One template: its questions, facts, versions, referrers, opening-form templates, question file and history. */
export default function TemplateDetailScreen() {
  return (
    <TemplateLoader>{(template, latest) => <TemplateDetail template={template} latest={latest} />}</TemplateLoader>
  );
}

interface TemplateDetailProps {
  /** The version that is shown. */
  readonly template: ProfileDetail;
  /** The version that applicants fill in now; the same one unless an earlier one is shown. */
  readonly latest: ProfileDetail;
}

function TemplateDetail({ template, latest }: TemplateDetailProps) {
  const text = useText();
  const { profileID, versions, referrerCount } = latest;
  const items = [
    { key: 'questions', title: text('templateDetail.questions'), render: () => <QuestionsTab template={template} /> },
    {
      key: 'details',
      title: text('templateDetail.details'),
      render: () => <TemplateFacts template={template} latest={latest} />,
    },
    {
      key: 'versions',
      title: `${text('templateDetail.versions')} ${versions.length}`,
      render: () => <VersionsTab template={latest} />,
    },
    {
      key: 'referrers',
      title: `${text('templateDetail.referrers')} ${referrerCount}`,
      render: () => <TemplateReferrers profileID={profileID} />,
    },
    { key: 'forms', title: text('templateDetail.forms'), render: () => <OpeningFormsTab template={latest} /> },
    { key: 'file', title: text('templateDetail.file'), render: () => <QuestionFileTab template={latest} /> },
    { key: 'history', title: text('templateDetail.history'), render: () => <TemplateHistory profileID={profileID} /> },
  ];
  return (
    <Stack gap={16}>
      <TemplateHeader template={template} />
      {template.templateVersion !== latest.templateVersion && <EarlierVersionNote {...{ template, latest }} />}
      <Tabs label={text('templateDetail.tabs')} param="tab" items={items} />
    </Stack>
  );
}

/** The note that an earlier version is shown, with the way back to the present one. */
function EarlierVersionNote({ template, latest }: TemplateDetailProps) {
  const text = useText();
  const { setParams } = useNavigation();
  const { version: _version, ...params } = useScreenParams();
  return (
    <Callout
      tone="waiting"
      title={text('templateDetail.earlier', { version: template.templateVersion, latest: latest.templateVersion })}
    >
      <Row>
        <Button onClick={() => void setParams(params)}>{text('templateDetail.toLatest')}</Button>
        <RestoreLink profileID={latest.profileID} version={template.templateVersion} look="button" />
      </Row>
    </Callout>
  );
}
