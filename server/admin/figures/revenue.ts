// What people pay. This Flow keeps no subscriptions, so each figure says so.
import { type Figure, noFigure } from '#domain/figure.ts';

const why = 'Payments are not set up on this Flow.';

export type Revenue = Record<'mrr' | 'arr' | 'arpu' | 'paidUsers' | 'revenue' | 'conversion' | 'churn', Figure>;

export const revenue = (): Revenue => {
  const none = noFigure(why);
  return { mrr: none, arr: none, arpu: none, paidUsers: none, revenue: none, conversion: none, churn: none };
};
