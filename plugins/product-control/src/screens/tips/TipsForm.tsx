import { type Tip, tipPlaces, updateTips } from '@brokerdesk/plugin-sdk/api';
import { Stack } from '@brokerdesk/plugin-sdk';
import { type FormHandle, LanguageTabs, LocalTextField, RecordForm, SwitchField } from '@brokerdesk/plugin-sdk/forms';
import { TipsPreview } from './TipsPreview.tsx';
import { bodyOfTips, fieldOfPath, findMissingTexts, type TipList, type TipValues, valuesOfTips } from './tipValues.ts';
import { useText } from '../useText.ts';
import './tips.css';

const limit = 300;

/** The form of all tips, and beside it how the app shows them while they are written. */
export function TipsForm({ tips }: { readonly tips: TipList }) {
  const text = useText();
  return (
    <RecordForm<TipList, TipValues, typeof updateTips, typeof updateTips>
      name="tips"
      itemLabel={text('tips.item')}
      submitLabel={text('tips.save')}
      doneText={text('tips.saved')}
      record={tips}
      change={updateTips}
      toValues={(record) => valuesOfTips(record ?? tips)}
      toBody={bodyOfTips}
      fieldOf={fieldOfPath}
      validate={(values) =>
        findMissingTexts(values).map((path) => ({ path, rule: 'required', message: text('tips.missing') }))
      }
    >
      {(form) => (
        <div className="product-control-tips">
          <Stack gap={24}>
            {tipPlaces.map((place) => (
              <TipFields key={place} form={form} place={place} />
            ))}
          </Stack>
          <aside aria-label={text('tips.preview')}>
            <TipsPreview values={form.watch()} />
          </aside>
        </div>
      )}
    </RecordForm>
  );
}

interface TipFieldsProps {
  readonly form: FormHandle<TipValues>;
  readonly place: Tip['place'];
}

function TipFields({ form, place }: TipFieldsProps) {
  const text = useText();
  const name = text(`tips.places.${place}`);
  const isShown = form.watch(place)[place].shown;
  return (
    <Stack as="section" gap={8} aria-label={name}>
      <h3>{name}</h3>
      <SwitchField form={form} name={`${place}.shown`} label={text('tips.shownAt', { place: name })} />
      <LanguageTabs form={form} label={text('tips.textsOf', { place: name })}>
        <LocalTextField
          form={form}
          name={`${place}.text`}
          label={text('tips.textOf', { place: name })}
          limit={limit}
          isRequired={isShown}
          isMultiline
        />
      </LanguageTabs>
    </Stack>
  );
}
