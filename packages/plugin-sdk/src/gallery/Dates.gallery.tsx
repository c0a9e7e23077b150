import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DateField, DateRangeField, DateTimeField, Form, TimeField, useForm } from '../forms.ts';
import { PeriodInput } from '../kit/lazyDialogs.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Values = { day: string | null; at: string | null; time: string | null; from: string | null; to: string | null };

const filled: Values = {
  day: '2026-11-20',
  at: '2026-11-20T06:30:00.000Z',
  time: '09:30',
  from: '2026-11-02',
  to: '2026-11-20',
};
const empty: Values = { day: null, at: null, time: null, from: null, to: null };
const unreadable: Values = { day: '20 Nox', at: '2026-11-20', time: '25:00', from: '2026-11-20', to: '2026-11-02' };

/** Fields for days, times and periods. */
export const gallery: GalleryPage = {
  title: 'Dates',
  states: [
    { name: 'Filled in', render: (translate) => <Dates translate={translate} values={filled} /> },
    { name: 'Empty', render: (translate) => <Dates translate={translate} values={empty} /> },
    { name: 'Not accepted', render: (translate) => <Dates translate={translate} values={unreadable} isSubmitted /> },
    { name: 'Read only', render: (translate) => <Dates translate={translate} values={filled} isReadOnly /> },
    {
      name: 'Outside of a form',
      render: (translate) => <Period label={translate('Applied', '申请日期', '申請日期')} />,
    },
    {
      name: 'Calendar of a day',
      isFullWindow: true,
      render: (translate) => <Dates translate={translate} values={filled} openedCalendar={0} />,
    },
    {
      name: 'Calendar with a time',
      isFullWindow: true,
      render: (translate) => <Dates translate={translate} values={filled} openedCalendar={1} />,
    },
    {
      name: 'Calendar of a range',
      isFullWindow: true,
      render: (translate) => <Dates translate={translate} values={filled} openedCalendar={3} />,
    },
  ],
};

function Period({ label }: { readonly label: string }) {
  const [period, setPeriod] = useState({ from: '2026-11-02', to: '' });
  return (
    <PeriodInput
      label={label}
      {...period}
      onChange={(end, day) => setPeriod((before) => ({ ...before, [end]: day }))}
    />
  );
}

interface DatesProps {
  readonly translate: Translate;
  readonly values: Values;
  readonly isSubmitted?: boolean;
  readonly isReadOnly?: boolean;
  /** Which of the calendars is open. */
  readonly openedCalendar?: number;
}

function Dates({ translate, values, isSubmitted = false, isReadOnly = false, openedCalendar }: DatesProps) {
  const container = useRef<HTMLDivElement>(null);
  const form = useForm<Values>({
    name: 'sample-dates',
    record: undefined,
    toValues: () => values,
    send: async () => null,
    storesDraft: false,
  });
  const start = useEffectEvent(() => {
    if (isSubmitted) void form.submit();
    const buttons = container.current?.querySelectorAll<HTMLElement>('button[aria-expanded]');
    if (openedCalendar !== undefined) buttons?.[openedCalendar]?.click();
  });
  useEffect(() => start(), []);
  return (
    <div ref={container}>
      <Form form={form} label={translate('Plan', '套餐', '計劃')}>
        <DateField
          {...{ form, isReadOnly }}
          name="day"
          label={translate('Effective date', '生效日期', '生效日期')}
          hint={translate('Today or later', '今天或以后', '今天或以後')}
          isRequired
        />
        <DateTimeField {...{ form, isReadOnly }} name="at" label={translate('Delivery', '发送时间', '發送時間')} />
        <TimeField {...{ form, isReadOnly }} name="time" label={translate('Opens at', '开始时间', '開始時間')} />
        <DateRangeField
          {...{ form, isReadOnly }}
          from="from"
          to="to"
          label={translate('Period', '期间', '期間')}
          hint={translate('At most 366 days', '最多 366 天', '最多 366 天')}
        />
      </Form>
    </div>
  );
}
