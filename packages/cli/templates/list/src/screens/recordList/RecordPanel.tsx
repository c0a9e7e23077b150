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
import type { SamplePluginRecord } from '../../endpoints.ts';
import { statusTones } from '../../model/recordStatus.ts';
import { useText } from '../../useText.ts';

/** What is known about a record, and what was done to it. */
export function RecordPanel({ record }: { readonly record: SamplePluginRecord }) {
  const text = useText();
  const { language } = useHost();
  return (
    <Tabs
      label={textIn(record.name, language)}
      items={[
        { key: 'facts', title: text('panel.facts'), render: () => <RecordFacts record={record} /> },
        { key: 'history', title: text('panel.history'), render: () => <History record={record} /> },
      ]}
    />
  );
}

function RecordFacts({ record }: { readonly record: SamplePluginRecord }) {
  const text = useText();
  const format = useFormats();
  return (
    <FactList>
      <Fact term={text('field.nameEN')}>
        <span lang="en">{record.name.EN}</span>
      </Fact>
      <Fact term={text('field.nameSC')}>
        <span lang="zh-Hans">{record.name.SC}</span>
      </Fact>
      <Fact term={text('field.nameTC')}>
        <span lang="zh-Hant">{record.name.TC}</span>
      </Fact>
      <Fact term={text('column.status')}>
        <StatusTag tone={statusTones[record.status] ?? 'neutral'}>
          {labelOf(statusTones, record.status, (status) => text(`status.${status}`))}
        </StatusTag>
      </Fact>
      <Fact term={text('column.dueDay')}>{format.date(record.dueDay)}</Fact>
      <Fact term={text('column.note')}>
        {record.note === '' ? <Text tone="neutral">{text('noNote')}</Text> : <Text lines>{record.note}</Text>}
      </Fact>
      <Fact term={text('column.updateTime')}>{format.dateTime(record.updateTime)}</Fact>
      <Fact term={text('column.updateBy')}>{record.updateBy}</Fact>
    </FactList>
  );
}

function History({ record }: { readonly record: SamplePluginRecord }) {
  const text = useText();
  const format = useFormats();
  return (
    <RecordHistory
      targetID={record.recordID}
      formatValue={(field, value) => {
        if (field === 'dueDay') return format.date(value);
        return field === 'status' ? labelOf(statusTones, value, (status) => text(`status.${status}`)) : undefined;
      }}
    />
  );
}
