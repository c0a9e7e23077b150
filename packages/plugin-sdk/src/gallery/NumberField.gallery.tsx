import { MoneyField, NumberField, RangeField } from '../forms.ts';
import { GalleryForm } from './GalleryForm.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Numbers, amounts of money and ranges. */
export const gallery: GalleryPage = {
  title: 'NumberField',
  states: [
    {
      name: 'Number, money and range',
      render: (translate) => (
        <GalleryForm
          label={translate('Limits', '限额', '限額')}
          values={{ quota: 1_000_000, days: 7, deposit: 10_000.5, low: null, high: 250 }}
        >
          {(form) => (
            <>
              <NumberField
                form={form}
                name="quota"
                label={translate('Quota', '额度', '額度')}
                hint={translate('1 to 1,000,000', '1 至 1,000,000', '1 至 1,000,000')}
                suffix={translate('terminals', '个终端', '個終端')}
                minimum={1}
                maximum={1_000_000}
                isRequired
              />
              <NumberField
                form={form}
                name="days"
                label={translate('Binding days', '绑定天数', '綁定日數')}
                step={1}
                minimum={1}
                maximum={365}
              />
              <MoneyField
                form={form}
                name="deposit"
                label={translate('First deposit', '首次入金', '首次存款')}
                currency="HKD"
              />
              <RangeField
                form={form}
                from="low"
                to="high"
                label={translate('Allowed numbers', '允许的数值', '可輸入的數值')}
                hint={translate('Empty: no limit', '留空表示不限', '留空即不設限制')}
              />
            </>
          )}
        </GalleryForm>
      ),
    },
    {
      name: 'Not valid',
      render: (translate) => (
        <GalleryForm
          label={translate('Limits that are not valid', '无效的限额', '無效的限額')}
          values={{ quota: '12,5', days: 400, deposit: 1.005, low: 10, high: 5 }}
          problems={{}}
        >
          {(form) => (
            <>
              <NumberField form={form} name="quota" label={translate('Quota', '额度', '額度')} isRequired />
              <NumberField
                form={form}
                name="days"
                label={translate('Binding days', '绑定天数', '綁定日數')}
                maximum={365}
              />
              <MoneyField
                form={form}
                name="deposit"
                label={translate('First deposit', '首次入金', '首次存款')}
                currency="HKD"
              />
              <RangeField
                form={form}
                from="low"
                to="high"
                label={translate('Allowed numbers', '允许的数值', '可輸入的數值')}
              />
            </>
          )}
        </GalleryForm>
      ),
    },
    { name: 'Empty, with steps', render: (translate) => renderSteps(translate) },
    {
      name: 'Read only',
      render: (translate) => (
        <GalleryForm label={translate('Quota in use', '已用额度', '已用額度')} values={{ quota: 1280 }}>
          {(form) => (
            <NumberField
              form={form}
              name="quota"
              label={translate('Quota in use', '已用额度', '已用額度')}
              isReadOnly
            />
          )}
        </GalleryForm>
      ),
    },
  ],
};

function renderSteps(translate: Translate) {
  const label = translate('Score', '分数', '分數');
  return (
    <GalleryForm label={label} values={{ score: null }}>
      {(form) => <NumberField form={form} name="score" label={label} step={5} minimum={0} maximum={1000} />}
    </GalleryForm>
  );
}
