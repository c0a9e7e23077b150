// Values that a part of a screen does not have. Each comment is the end of the compiler's message for the line below it.
import { defineTexts, StatusTag, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { createFaqCategory } from '@brokerdesk/plugin-sdk/api';
import { Chart } from '@brokerdesk/plugin-sdk/charts';
import { LocalTextField } from '@brokerdesk/plugin-sdk/forms';

const texts = {
  title: 'Questions',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  empty: { title: 'None' },
} as const;
const { useText } = defineTexts<typeof texts>();

export function Screen() {
  const text = useText();
  const { dialog } = useRecordDialogs({
    name: 'faq-category',
    itemLabel: text('title'),
    recordName: () => '',
    create: createFaqCategory,
    toValues: () => ({ name: { EN: '', SC: '', TC: '' } }),
    // full | large | medium | small
    size: 'wide',
    fields: (form) => <LocalTextField form={form} name="name" label={text('title')} />,
  });
  // empty.title | rows | title
  const label = text('tittle');
  return (
    <>
      <StatusTag
        // failed | form | neutral | progress | waiting
        tone="success"
        // client | done | running | staff | unknown
        icon="ok"
      >
        {label}
      </StatusTag>
      <Chart
        title={label}
        // bar | column | funnel | line | pie | stacked-bar | stacked-column
        kind="donut"
        categoryName={label}
        categories={[]}
        series={[]}
      />
      {dialog}
    </>
  );
}
