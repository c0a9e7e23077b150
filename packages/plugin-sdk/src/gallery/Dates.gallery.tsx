import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DateField, DateTimeField, Form, useForm } from '../entries/forms.ts';
import { PeriodInput } from '../kit/lazyDialogs.tsx';
import type { GalleryPage, Translate } from './GalleryPage.ts';

type Values = { day: string | null; at: string | null };

const filled: Values = { day: '2026-11-20', at: '2026-11-20T06:30:00.000Z' };
const empty: Values = { day: null, at: null };
const unreadable: Values = { day: '20 Nox', at: '2026-11-20' };

/** Fields for days, times and periods. */
export const gallery: GalleryPage = {
  title: 'Dates',
  states: [
    { name: 'Filled in', render: (translate) => <Dates translate={translate} values={filled} /> },
    { name: 'Empty', render: (translate) => <Dates translate={translate} values={empty} /> },
    { name: 'Not accepted', render: (translate) => <Dates translate={translate} values={unreadable} isSubmitted /> },
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
      name: 'Calendar of a period',
      isFullWindow: true,
      render: (translate) => <Period label={translate('Applied', '申请日期', '申請日期')} isCalendarOpen />,
    },
  ],
};

function Period({ label, isCalendarOpen = false }: { readonly label: string; readonly isCalendarOpen?: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const [period, setPeriod] = useState({ from: '2026-11-02', to: isCalendarOpen ? '2026-11-20' : '' });
  useEffect(() => {
    if (isCalendarOpen) openCalendar(container.current, 0);
  }, [isCalendarOpen]);
  return (
    <div ref={container}>
      <PeriodInput
        label={label}
        {...period}
        onChange={(end, day) => setPeriod((before) => ({ ...before, [end]: day }))}
      />
    </div>
  );
}

function openCalendar(container: HTMLElement | null, index: number): void {
  container?.querySelectorAll<HTMLElement>('button[aria-expanded]')[index]?.click();
}

interface DatesProps {
  readonly translate: Translate;
  readonly values: Values;
  readonly isSubmitted?: boolean;
  /** Which of the calendars is open. */
  readonly openedCalendar?: number;
}

function Dates({ translate, values, isSubmitted = false, openedCalendar }: DatesProps) {
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
    if (openedCalendar !== undefined) openCalendar(container.current, openedCalendar);
  });
  useEffect(() => start(), []);
  return (
    <div ref={container}>
      <Form form={form} label={translate('Plan', '套餐', '計劃')}>
        <DateField
          form={form}
          name="day"
          label={translate('Effective date', '生效日期', '生效日期')}
          hint={translate('Today or later', '今天或以后', '今天或以後')}
          isRequired
        />
        <DateTimeField form={form} name="at" label={translate('Delivery', '发送时间', '發送時間')} />
      </Form>
    </div>
  );
}
