import { dateIn } from '#domain/formats.ts';
import { formatsHere } from '#web/formats.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '19 Oct' of '2026-10-19'. */
export const dayWords = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return dateIn(date ?? 1, months[(month ?? 1) - 1] ?? '', null, formatsHere());
};
