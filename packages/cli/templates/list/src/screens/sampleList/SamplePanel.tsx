import {
  Fact,
  FactList,
  labelOf,
  RecordHistory,
  StatusTag,
  Tabs,
  Text,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { SamplePluginSample } from '../../endpoints.ts';
import { statusTones } from '../../model/sampleStatus.ts';
import { useText } from '../../useText.ts';

/** The panel of a sample item: its facts and its history. */
export function SamplePanel({ sample }: { readonly sample: SamplePluginSample }) {
  const text = useText();
  const { language } = useHost();
  return (
    <Tabs
      label={textIn(sample.name, language)}
      items={[
        { key: 'facts', title: text('panel.facts'), render: () => <SampleFacts sample={sample} /> },
        { key: 'history', title: text('panel.history'), render: () => <History sample={sample} /> },
      ]}
    />
  );
}

function SampleFacts({ sample }: { readonly sample: SamplePluginSample }) {
  const text = useText();
  const format = useFormats();
  return (
    <FactList>
      <Fact term={text('field.nameEN')}>
        <span lang="en">{sample.name.EN}</span>
      </Fact>
      <Fact term={text('field.nameSC')}>
        <span lang="zh-Hans">{sample.name.SC}</span>
      </Fact>
      <Fact term={text('field.nameTC')}>
        <span lang="zh-Hant">{sample.name.TC}</span>
      </Fact>
      <Fact term={text('column.status')}>
        <StatusTag tone={statusTones[sample.status] ?? 'neutral'}>
          {labelOf(statusTones, sample.status, (status) => text(`status.${status}`))}
        </StatusTag>
      </Fact>
      <Fact term={text('column.dueDay')}>{format.date(sample.dueDay)}</Fact>
      <Fact term={text('column.note')}>
        {sample.note === '' ? <Text tone="neutral">{text('noNote')}</Text> : <Text lines>{sample.note}</Text>}
      </Fact>
      <Fact term={text('column.updateTime')}>{format.dateTime(sample.updateTime)}</Fact>
      <Fact term={text('column.updateBy')}>{sample.updateBy}</Fact>
    </FactList>
  );
}

function History({ sample }: { readonly sample: SamplePluginSample }) {
  const text = useText();
  const format = useFormats();
  return (
    <RecordHistory
      targetID={sample.sampleID}
      formatValue={(field, value) => {
        if (field === 'dueDay') return format.date(value);
        return field === 'status' ? labelOf(statusTones, value, (status) => text(`status.${status}`)) : undefined;
      }}
    />
  );
}
