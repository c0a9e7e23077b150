// Blueprint's calendar works with `Date` objects of the browser's zone. Days are converted to noon there: midnight does
// not exist on some days when the clocks change.

/** Returns the object by which the calendar knows a day. */
export function toCalendarDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** Returns the day of the calendar's object. */
export function dayOfCalendarDate(date: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
