import { PhoneField } from '../entries/forms.ts';
import { GalleryForm } from './GalleryForm.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** Phone numbers with their area code. */
export const gallery: GalleryPage = {
  title: 'PhoneField',
  states: [
    {
      name: 'Hong Kong, mainland and overseas',
      render: (translate) => (
        <GalleryForm
          label={translate('Contact', '联系方式', '聯絡方式')}
          values={{ mobile: '+852 0123 4567', phone: '+86 101 7305 2218', other: '+65 91234567', empty: '' }}
        >
          {(form) => (
            <>
              <PhoneField form={form} name="mobile" label={translate('Mobile', '手机号码', '手提電話')} isRequired />
              <PhoneField
                form={form}
                name="phone"
                kind="telephone"
                label={translate('Telephone', '电话', '電話')}
                hint={translate('Shown to clients.', '将显示给客户。', '將向客戶顯示。')}
              />
              <PhoneField form={form} name="other" label={translate('Second mobile', '备用手机', '備用手提電話')} />
              <PhoneField form={form} name="empty" label="WhatsApp" kind="telephone" />
            </>
          )}
        </GalleryForm>
      ),
    },
    {
      name: 'Not valid',
      render: (translate) => (
        <GalleryForm
          label={translate('Contact that is not valid', '无效的联系方式', '無效的聯絡方式')}
          values={{ mobile: '+852 612' }}
          problems={{}}
        >
          {(form) => (
            <PhoneField form={form} name="mobile" label={translate('Mobile', '手机号码', '手提電話')} isRequired />
          )}
        </GalleryForm>
      ),
    },
  ],
};
