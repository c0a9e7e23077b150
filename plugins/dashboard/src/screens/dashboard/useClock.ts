import { useHost } from '@brokerdesk/plugin-sdk';
import { limits } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';

const locales = { en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' } as const;

/** Returns a function that writes the time of day in Asia/Shanghai, with seconds, so that each refresh can be seen. */
export function useClock(): (time: number) => string {
  const { language } = useHost();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], {
      timeZone: limits.timeZone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    return (time) => format.format(time);
  }, [language]);
}
