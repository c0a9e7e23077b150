import { ChecksField, SwitchField } from '../entries/forms.ts';
import { GalleryForm } from './GalleryForm.tsx';
import type { GalleryPage } from './GalleryPage.ts';

/** States that are on or off, and several of a few values. */
export const gallery: GalleryPage = {
  title: 'SwitchField',
  states: [
    {
      name: 'On, off and disabled',
      render: (translate) => (
        <GalleryForm label={translate('Account', '账户', '帳戶')} values={{ enabled: true, mail: false, own: true }}>
          {(form) => (
            <>
              <SwitchField form={form} name="enabled" label={translate('Enabled', '启用', '啟用')} />
              <SwitchField
                form={form}
                name="mail"
                label={translate('Mail on sign-in', '登录时发送邮件', '登入時發送電郵')}
                hint={translate('Sent to the address above.', '发送至上述邮箱。', '發送至上述電郵地址。')}
              />
              <SwitchField
                form={form}
                name="own"
                label={translate('Administrator', '管理员', '管理員')}
                disabledReason={translate(
                  'You cannot change your own type.',
                  '您不能修改自己的类型。',
                  '你不可更改自己的類型。',
                )}
              />
            </>
          )}
        </GalleryForm>
      ),
    },
    {
      name: 'Several of a few values',
      render: (translate) => (
        <GalleryForm
          label={translate('Recipients', '接收人', '收件人')}
          values={{ statuses: ['1'], none: [] }}
          problems={{
            none: translate('Choose at least one status', '请至少选择一种状态', '請最少選擇一種狀態'),
          }}
        >
          {(form) =>
            (['statuses', 'none'] as const).map((name) => (
              <ChecksField
                key={name}
                form={form}
                name={name}
                label={
                  name === 'none'
                    ? translate('Sub-accounts', '子账户', '子帳戶')
                    : translate('Accounts', '账户', '帳戶')
                }
                isRequired
                options={[
                  { value: '1', label: translate('Active', '正常', '正常') },
                  { value: '0', label: translate('Suspended', '已暂停', '已暫停') },
                  { value: '-1', label: translate('Closed', '已销户', '已註銷') },
                ]}
              />
            ))
          }
        </GalleryForm>
      ),
    },
  ],
};
