import { lazyPart, textIn, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import { changeSample, createSample, deleteSample, type SamplePluginSample } from '../../endpoints.ts';
import { useText } from '../../useText.ts';
import type { SampleValues } from './SampleFields.tsx';

// Forms are fetched with the first dialog, not with the list.
const SampleFields = lazyPart(async () => (await import('./SampleFields.tsx')).SampleFields);

/** Returns the dialogs that create, change and delete sample items, and the actions of the list that open them. */
export function useEditSamples() {
  const text = useText();
  const { language } = useHost();
  return useRecordDialogs({
    name: 'sample',
    itemLabel: text('item'),
    recordName: ({ name }: SamplePluginSample) => textIn(name, language),
    create: createSample,
    change: changeSample,
    params: ({ sampleID }) => ({ sampleID }),
    schema: loadBodySchema,
    toValues,
    fields: (form, sample) => <SampleFields form={form} sample={sample} />,
    preload: SampleFields.preload,
    deleteRecord: { endpoint: deleteSample, consequence: () => text('deleteConsequence') },
  });
}

function toValues(sample: SamplePluginSample | undefined): SampleValues {
  if (!sample) return { name: { EN: '', SC: '', TC: '' }, status: 'open', dueDay: null, note: '' };
  const { name, status, dueDay, note } = sample;
  return { name, status, dueDay, note };
}

async function loadBodySchema() {
  return (await import('../../sampleShapes.ts')).sampleBody;
}
