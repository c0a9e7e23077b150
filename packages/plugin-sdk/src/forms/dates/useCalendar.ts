import { useEffect, useState } from 'react';

type CalendarComponent = typeof import('./Calendar.tsx')['Calendar'];

/** Loads the calendar: undefined until it is there, null if it cannot be loaded. */
export function useCalendar(): CalendarComponent | null | undefined {
  const [calendar, setCalendar] = useState<{ readonly component: CalendarComponent | null }>();
  useEffect(() => {
    let isCurrent = true;
    import('./Calendar.tsx').then(
      ({ Calendar }) => isCurrent && setCalendar({ component: Calendar }),
      () => isCurrent && setCalendar({ component: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return calendar?.component;
}
