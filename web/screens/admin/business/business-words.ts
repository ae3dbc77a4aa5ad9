// The answer to 'Is it used, and does it grow?'.
import type { BusinessMetrics } from '#domain/business-figures.ts';
import { growthOf } from '#domain/figure.ts';
import { numberHere } from '#web/formats.ts';
import { counted } from '#web/screens/admin/frame/words.ts';

type Figures = Pick<BusinessMetrics['figures'], 'dailyActive' | 'monthlyActive' | 'newUsers' | 'mrr'>;

/** `before`: the range that the figures compare with, as 'the week before'. */
export const businessWords = (figures: Figures, before: string): string => {
  const { dailyActive, newUsers, mrr } = figures;
  if ((dailyActive.value ?? 0) === 0 && (newUsers.value ?? 0) === 0) return 'Nobody used this Flow in this range.';
  const money =
    mrr.value === null || mrr.value === 0 ? '' : ` People pay $${numberHere(Math.round(mrr.value / 100))} a month.`;
  return `${usedWords(figures, before)} ${numberHere(newUsers.value ?? 0)} signed up.${money}`;
};

const usedWords = ({ dailyActive, monthlyActive }: Figures, before: string): string => {
  const mean = dailyActive.value ?? 0;
  if (mean < 1) {
    const month = monthlyActive.value ?? 0;
    const people = month === 0 ? 'Nobody' : counted(month, 'person', 'people');
    return `Fewer than one person a day uses Flow. ${people} did in the last 30 days.`;
  }
  const daily = Math.round(mean);
  const growth = growthOf(dailyActive);
  const change = growth === null ? '' : `, ${changeWords(growth)} ${before}`;
  const people = daily === 1 ? 'One person uses' : `${numberHere(daily)} people use`;
  return `${people} Flow on a usual day${change}.`;
};

const changeWords = (growth: number): string => {
  const percent = Math.round(100 * growth);
  if (percent === 0) return 'as many as in';
  return `${numberHere(Math.abs(percent))}% ${percent > 0 ? 'more' : 'fewer'} than in`;
};
