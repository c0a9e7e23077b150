// A browser in another zone than the portal's, for tests of days.
import { vi } from 'vitest';

const offsetMinutes = -300;

/** Sets the browser's clock. What it reads of a date without a zone is as in New York; undone by `vi.restoreAllMocks`. */
export function pretendNewYork(now: string): void {
  vi.restoreAllMocks();
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  const inNewYork = (date: Date) => new Date(date.getTime() + offsetMinutes * 60_000);
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours'] as const) {
    vi.spyOn(Date.prototype, `get${part}`).mockImplementation(function read(this: Date) {
      return inNewYork(this)[`getUTC${part}`]();
    });
  }
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offsetMinutes);
}
