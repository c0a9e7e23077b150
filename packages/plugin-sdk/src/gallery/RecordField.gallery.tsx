import { type ReactNode, useEffect, useRef } from 'react';
import { UnreachableError } from '../services/errors.ts';
import { FormDialog, RecordField, RecordListField, traderRecords, useForm } from '../entries/forms.ts';
import { createTestApi } from '../test-doubles/createTestApi.ts';
import { GalleryForm, type GalleryValues } from './GalleryForm.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';
import { sampleTraders } from './sampleTraders.ts';

const traders = traderRecords();

/** Pickers of records. */
export const gallery: GalleryPage = {
  title: 'RecordField',
  states: [
    { name: 'One record', api: sampleTraders, render: (translate) => <Single translate={translate} userID="T7" /> },
    {
      name: 'No longer exists',
      api: sampleTraders,
      render: (translate) => <Single translate={translate} userID="T0" />,
    },
    {
      name: 'Several records',
      api: sampleTraders,
      render: (translate) => {
        const label = translate('Members', '成员', '成員');
        return (
          <GalleryForm label={label} values={{ members: ['T1', 'T2', 'T3', 'T0'] }}>
            {(form) => (
              <RecordListField form={form} name="members" label={label} source={traders} limit={500} isRequired />
            )}
          </GalleryForm>
        );
      },
    },
    {
      name: 'Several records, read only',
      api: sampleTraders,
      render: (translate) => {
        const label = translate('Members', '成员', '成員');
        return (
          <GalleryForm label={label} values={{ members: ['T1', 'T2'] }}>
            {(form) => <RecordListField form={form} name="members" label={label} source={traders} isReadOnly />}
          </GalleryForm>
        );
      },
    },
    {
      name: 'Open list',
      api: sampleTraders,
      isFullWindow: true,
      render: (translate) => (
        <Opened>
          <Single translate={translate} userID="T7" />
        </Opened>
      ),
    },
    {
      name: 'Waiting list',
      isFullWindow: true,
      render: (translate) => (
        <Opened>
          <Single translate={translate} userID="" />
        </Opened>
      ),
    },
    {
      name: 'Failed search',
      isFullWindow: true,
      api: createTestApi(() => {
        throw new UnreachableError('TIMEOUT', { message: 'late' });
      }),
      render: (translate) => (
        <Opened>
          <Single translate={translate} userID="" />
        </Opened>
      ),
    },
    {
      name: 'In a dialog',
      isFullWindow: true,
      api: sampleTraders,
      render: (translate) => (
        <Opened>
          <InDialog translate={translate} />
        </Opened>
      ),
    },
  ],
};

function Single({ translate, userID }: { readonly translate: Translate; readonly userID: string }) {
  const label = translate('Client', '客户', '客戶');
  return (
    <GalleryForm label={label} values={{ userID }}>
      {(form) => (
        <RecordField
          form={form}
          name="userID"
          label={label}
          hint={translate('Name or login', '姓名或登录名', '姓名或登入名稱')}
          source={traders}
        />
      )}
    </GalleryForm>
  );
}

function InDialog({ translate }: { readonly translate: Translate }) {
  const form = useForm<GalleryValues>({
    name: 'sample',
    record: undefined,
    toValues: () => ({ userID: '' }),
    send: async () => null,
    storesDraft: false,
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={translate('New quote plan', '新增行情方案', '新增報價計劃')}
      submitLabel={translate('Create plan', '创建方案', '建立計劃')}
      onClose={() => {}}
    >
      <RecordField form={form} name="userID" label={translate('Client', '客户', '客戶')} source={traders} isRequired />
    </FormDialog>
  );
}

/** Opens the list of the picker inside, as a click does. */
function Opened({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[role=combobox]')?.click(), []);
  return <div ref={place}>{children}</div>;
}
