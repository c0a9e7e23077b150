import type { Job } from '@brokerdesk/plugin-sdk';
import { currentTime } from '@brokerdesk/plugin-sdk/clock';
import { useEffect, useState } from 'react';

/** Returns how long a job has taken so far, or in total, as in `2:05`; updates each second while the job runs. */
export function useDuration({ startedAt, endedAt }: Pick<Job, 'startedAt' | 'endedAt'>): string {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    if (endedAt !== undefined) return undefined;
    const timer = setInterval(() => setNow(currentTime()), 1000);
    return () => clearInterval(timer);
  }, [endedAt]);
  return formatDuration((endedAt === undefined ? now : Date.parse(endedAt)) - Date.parse(startedAt));
}

/** Formats milliseconds as minutes and seconds, with hours if there are any. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':').replace(/^0/, '');
}
