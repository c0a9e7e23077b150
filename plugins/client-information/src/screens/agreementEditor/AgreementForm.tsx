import { useNavigation } from '@brokerdesk/plugin-sdk';
import {
  agreementCategories,
  type AgreementDetail,
  agreementLimits,
  type AgreementSummary,
  changeAgreement,
  createAgreement,
} from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, LanguageTabs, LocalTextField, RecordForm, SelectField } from '@brokerdesk/plugin-sdk/forms';
import { useRef } from 'react';
import { type AgreementTexts, agreementTypes } from '../../agreements/agreementParts.ts';
import { TextChanges } from '../../agreements/TextChanges.tsx';
import { hasChangedTexts } from '../../agreements/hasChangedTexts.ts';
import { useText } from '../useText.ts';

type Values = AgreementTexts & { readonly type: AgreementSummary['type'] | '' };

const noText = { EN: '', SC: '', TC: '' };

/** The form of an agreement. A changed text is shown before it becomes a new version. */
export function AgreementForm({ record }: { readonly record: AgreementDetail | undefined }) {
  const text = useText();
  const { open } = useNavigation();
  const saved = useRef(record?.agreementID ?? '');
  return (
    <RecordForm<AgreementDetail, Values, typeof createAgreement, typeof changeAgreement>
      name="agreement"
      itemLabel={text('agreement.item')}
      record={record}
      create={createAgreement}
      change={changeAgreement}
      params={({ agreementID }) => ({ agreementID })}
      toValues={toValues}
      toBody={({ type, ...texts }) => ({
        ...texts,
        type: type as AgreementSummary['type'],
        category: categoryOf(type),
      })}
      fieldOf={(path) => (path === 'category' ? 'type' : undefined)}
      review={(values, before) =>
        before && hasChangedTexts(before, values)
          ? {
              title: text('agreementForm.reviewTitle', { version: before.textVersion + 1 }),
              submitLabel: text('agreementForm.reviewSubmit'),
              content: (
                <>
                  <p>{text('agreementForm.reviewHint', { version: before.textVersion })}</p>
                  <TextChanges before={before} after={values} label={text('agreement.changes')} />
                </>
              ),
            }
          : undefined
      }
      onSaved={({ agreementID }) => {
        saved.current = agreementID;
      }}
      onClose={() =>
        void open({ code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', params: { id: saved.current } })
      }
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="type"
            label={text('agreement.typeLabel')}
            hint={text('agreementForm.typeHint')}
            options={agreementCategories.flatMap((category) =>
              agreementTypes[category].map((value) => ({
                value,
                label: `${text(`agreement.category.${category}`)} · ${text(`agreement.type.${value}`)}`,
              })),
            )}
            {...(!record && { emptyLabel: text('agreementForm.choose') })}
            isRequired
          />
          <TextFields form={form} />
        </>
      )}
    </RecordForm>
  );
}

/** What clients read: title, text and buttons in the three languages. */
function TextFields({ form }: { readonly form: FormHandle<Values> }) {
  const text = useText();
  return (
    <LanguageTabs form={form} label={text('agreementForm.texts')}>
      <LocalTextField
        form={form}
        name="title"
        label={text('agreement.title')}
        limit={agreementLimits.titleLength}
        isRequired
      />
      <LocalTextField
        form={form}
        name="content"
        label={text('agreement.content')}
        hint={text('agreementForm.contentHint')}
        limit={agreementLimits.contentLength}
        isRequired
        isMultiline
      />
      <LocalTextField
        form={form}
        name="checkboxText"
        label={text('agreement.checkboxText')}
        hint={text('agreementForm.checkboxHint')}
        limit={agreementLimits.checkboxLength}
        isRequired
      />
      <LocalTextField
        form={form}
        name="agreeText"
        label={text('agreement.agreeText')}
        limit={agreementLimits.buttonLength}
        isRequired
      />
      <LocalTextField
        form={form}
        name="disagreeText"
        label={text('agreement.disagreeText')}
        limit={agreementLimits.buttonLength}
        isRequired
      />
    </LanguageTabs>
  );
}

function toValues(agreement: AgreementDetail | undefined): Values {
  return {
    type: agreement?.type ?? '',
    title: agreement?.title ?? noText,
    content: agreement?.content ?? noText,
    checkboxText: agreement?.checkboxText ?? noText,
    agreeText: agreement?.agreeText ?? noText,
    disagreeText: agreement?.disagreeText ?? noText,
  };
}

/** Each type belongs to one category. */
function categoryOf(type: Values['type']): AgreementSummary['category'] {
  return agreementTypes.basic.some((one) => one === type) ? 'basic' : 'additional';
}
