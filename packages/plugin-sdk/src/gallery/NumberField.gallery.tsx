import { NumberField } from '../entries/forms.ts';
import { GalleryForm } from './GalleryForm.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

/** Numbers. */
export const gallery: GalleryPage = {
  title: 'NumberField',
  states: [
    {
      name: 'Filled in',
      render: (translate) => (
        <GalleryForm label={translate('Limits', '限额', '限額')} values={{ quota: 1_000_000, days: 7 }}>
          {(form) => (
            <>
              <NumberField
                form={form}
                name="quota"
                label={translate('Quota', '额度', '額度')}
                hint={translate('1 to 1,000,000', '1 至 1,000,000', '1 至 1,000,000')}
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
          values={{ quota: '12,5', days: 400 }}
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
            </>
          )}
        </GalleryForm>
      ),
    },
    { name: 'Empty, with steps', render: (translate) => renderSteps(translate) },
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
