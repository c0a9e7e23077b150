// A form with every kind of field, in all its states, for pages of the gallery.
import { useEffect, useEffectEvent } from 'react';
import { ApiError, UnreachableError } from '../services/errors.ts';
import {
  ChoiceField,
  Form,
  FormDialog,
  type FormHandle,
  type FormSpec,
  SelectField,
  TextField,
  useForm,
} from '../entries/forms.ts';
import type { Translate } from './GalleryPage.ts';

/** The values of the sample. */
export type SampleValues = {
  readonly nickname: string;
  readonly email: string;
  readonly remark: string;
  readonly region: string;
  readonly channel: string;
};

/** The record of the sample. */
export type SampleClient = SampleValues & { readonly version: number };

/** How a page uses the sample. */
export interface SampleProps extends Partial<Pick<FormSpec<SampleValues, unknown, SampleClient>, 'send' | 'validate'>> {
  readonly translate: Translate;
  /** Typed and sent as soon as it is shown. */
  readonly submittedValues?: Partial<SampleValues>;
  /** Typed as soon as it is shown. */
  readonly typedValues?: Partial<SampleValues>;
}

/** Returns the record that the sample changes. */
function sampleClient(translate: Translate): SampleClient {
  return {
    version: 3,
    nickname: 'tai-man',
    email: 'taiman@example.com',
    remark: translate('Prefers to be called in the evening.', '希望晚上接听电话。', '希望晚上接聽電話。'),
    region: 'HK',
    channel: 'phone',
  };
}

/** Returns a response of the server that names the user who has changed the record in the meantime. */
export function sampleConflict(translate: Translate): ApiError {
  const current = { ...sampleClient(translate), version: 4, nickname: 'ah-man', region: 'CN' };
  const data = { current, by: translate('Lee Ka Yan', '李嘉欣', '李嘉欣'), at: '2026-11-20T02:03:00Z' };
  return new ApiError({ code: 'E0005', message: '', data, requestId: 'req-20261120-7' });
}

/** The error for a missing response. */
export const sampleTimeoutError = new UnreachableError('TIMEOUT', { message: 'late', requestId: 'req-20261120-8' });

/** Returns the form of the sample. */
function useSample({
  translate,
  submittedValues,
  typedValues,
  send = async () => null,
  validate,
}: SampleProps): FormHandle<SampleValues> {
  const form = useForm<SampleValues, unknown, SampleClient>({
    name: 'sample',
    record: sampleClient(translate),
    toValues: ({ nickname, email, remark, region, channel }) => ({ nickname, email, remark, region, channel }),
    send,
    ...(validate ? { validate } : {}),
    storesDraft: false,
  });
  const fillIn = useEffectEvent(() => {
    form.write({ ...typedValues, ...submittedValues });
    if (submittedValues) void form.submit();
  });
  useEffect(() => fillIn(), []);
  return form;
}

/** The sample on a page. */
export function SampleForm(props: SampleProps) {
  const form = useSample(props);
  return (
    <Form form={form} label={props.translate('Client', '客户', '客戶')}>
      <SampleFields form={form} translate={props.translate} />
    </Form>
  );
}

/** The sample in a dialog. */
export function SampleFormDialog({ isLeaving = false, ...props }: SampleProps & { readonly isLeaving?: boolean }) {
  const { translate } = props;
  const form = useSample(props);
  const leave = useEffectEvent(() => form.requestLeave(() => {}));
  useEffect(() => {
    if (isLeaving && form.isDirty) leave();
  }, [isLeaving, form.isDirty]);
  return (
    <FormDialog
      form={form}
      title={translate('Change client', '修改客户', '修改客戶')}
      submitLabel={translate('Save client', '保存客户', '儲存客戶')}
      onClose={() => {}}
    >
      <SampleFields form={form} translate={translate} />
    </FormDialog>
  );
}

function SampleFields({ form, translate }: { readonly form: FormHandle<SampleValues>; readonly translate: Translate }) {
  return (
    <>
      <TextField
        form={form}
        name="nickname"
        label={translate('Nickname', '昵称', '暱稱')}
        hint={translate(
          'Up to 16 digits, letters, _ and -',
          '最多 16 个数字、字母、_ 或 -',
          '最多 16 個數字、字母、_ 或 -',
        )}
        isRequired
        limit={16}
      />
      <TextField form={form} name="email" label={translate('Email', '邮箱', '電郵')} type="email" isRequired />
      <TextField form={form} name="remark" label={translate('Remark', '备注', '備註')} isMultiline limit={200} />
      <SelectField
        form={form}
        name="region"
        label={translate('Region', '地区', '地區')}
        emptyLabel={translate('Not known', '未知', '未知')}
        options={[
          { value: 'HK', label: translate('Hong Kong', '香港', '香港') },
          { value: 'CN', label: translate('Mainland China', '中国内地', '中國內地') },
        ]}
      />
      <ChoiceField
        form={form}
        name="channel"
        label={translate('Contact by', '联系方式', '聯絡方式')}
        options={[
          { value: 'phone', label: translate('Phone', '电话', '電話') },
          { value: 'email', label: translate('Email', '邮箱', '電郵') },
        ]}
      />
    </>
  );
}
