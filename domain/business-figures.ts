// Business Metrics: what each figure counts, and the answer of the server.
import * as z from 'zod/mini';
import { Figure } from './figure.ts';

/** Words for the screen. `percent` shows shares, `money` dollars, `minutes` seconds as 8:40. */
export type FigureWords = {
  name: string;
  definition: string;
  unit: 'count' | 'mean' | 'percent' | 'money' | 'minutes' | 'days' | 'ms';
  /** Names of the numerator and the denominator. */
  parts?: readonly [part: string, whole: string];
  /** A rise is bad. */
  lessIsBetter?: true;
};

export const businessFigures = {
  newUsers: { name: 'New users', definition: 'Accounts created in the range.', unit: 'count' },
  newUsersToday: { name: 'New users today', definition: 'Accounts created since midnight here.', unit: 'count' },
  dailyActive: {
    name: 'Daily active',
    definition:
      'People with at least one act of their own in a day, in their own time zone: the mean over the days of the range.',
    unit: 'mean',
    parts: ['days of people with an act', 'days'],
  },
  monthlyActive: {
    name: 'Monthly active',
    definition: 'People with at least one act of their own in the 30 days up to the last day of the range.',
    unit: 'count',
  },
  mrr: {
    name: 'MRR',
    definition:
      'Plans whose time is paid for at the end of the range, by their monthly amount. A yearly one counts a twelfth.',
    unit: 'money',
  },
  arr: { name: 'ARR', definition: 'MRR times twelve.', unit: 'money' },
  arpu: { name: 'ARPU', definition: 'MRR divided by paid users.', unit: 'money', parts: ['MRR', 'paid users'] },
  paidUsers: {
    name: 'Paid users',
    definition: 'People whose plan is paid for at the end of the range.',
    unit: 'count',
  },
  revenue: { name: 'Revenue', definition: 'Payments in the range, less refunds.', unit: 'money' },
  conversion: {
    name: 'Conversion',
    definition: 'Of those who signed up in the range: who paid within 30 days.',
    unit: 'percent',
    parts: ['paid within 30 days', 'signed up'],
  },
  churn: {
    name: 'Churn',
    definition: 'People with a paid plan at the start of the range: whose plan is no longer paid for at its end.',
    unit: 'percent',
    parts: ['ended', 'active at the start'],
    lessIsBetter: true,
  },
  retention1: {
    name: 'Day 1',
    definition: 'Of the people whose first day after sign-up lies in the range: who acted on it.',
    unit: 'percent',
    parts: ['came back', 'people'],
  },
  retention7: {
    name: 'Day 7',
    definition: 'Of the people whose seventh day after sign-up lies in the range: who acted on it.',
    unit: 'percent',
    parts: ['came back', 'people'],
  },
  retention30: {
    name: 'Day 30',
    definition: 'Of the people whose thirtieth day after sign-up lies in the range: who acted on it.',
    unit: 'percent',
    parts: ['came back', 'people'],
  },
  sessionsPerDay: {
    name: 'Sessions per user per day',
    definition: 'Triage sessions, divided by days of people with an act.',
    unit: 'mean',
    parts: ['triage sessions', 'days of people'],
  },
  emailsPerSession: {
    name: 'Emails per session',
    definition: 'Emails triaged in finished triage sessions, divided by these sessions.',
    unit: 'mean',
    parts: ['emails', 'finished sessions'],
  },
  streak: {
    name: 'Average streak',
    definition: 'The mean of today’s streaks of the people who were active in the range.',
    unit: 'days',
    parts: ['days of streaks', 'people'],
  },
  medianSession: {
    name: 'Median session',
    definition: 'Half of the triage sessions that ended in the range took longer.',
    unit: 'minutes',
  },
  firstSession: {
    name: 'Finish a first session',
    definition: 'Of those who signed up in the range: who has finished a triage session.',
    unit: 'percent',
    parts: ['finished one', 'signed up'],
  },
  fiveEmails: {
    name: 'Triage five emails',
    definition:
      'Of those who signed up in the range, once their first 24 hours are over: who triaged five emails in them.',
    unit: 'percent',
    parts: ['triaged five', 'signed up'],
  },
} as const satisfies Record<string, FigureWords>;

export type BusinessFigure = keyof typeof businessFigures;

const names = z.enum([
  'newUsers',
  'newUsersToday',
  'dailyActive',
  'monthlyActive',
  'mrr',
  'arr',
  'arpu',
  'paidUsers',
  'revenue',
  'conversion',
  'churn',
  'retention1',
  'retention7',
  'retention30',
  'sessionsPerDay',
  'emailsPerSession',
  'streak',
  'medianSession',
  'firstSession',
  'fiveEmails',
] as const satisfies readonly BusinessFigure[]);

/** The figures that the section shows first. */
export const BusinessMetrics = z.object({ figures: z.record(names, Figure) });
export type BusinessMetrics = z.infer<typeof BusinessMetrics>;

export const ActiveDay = z.object({ day: z.string(), daily: z.number(), monthly: z.number() });
export type ActiveDay = z.infer<typeof ActiveDay>;

export const Cohort = z.object({
  /** The Monday of the sign-up. */
  week: z.string(),
  people: z.number(),
  /** Who came back in each of the weeks after it that are over. */
  back: z.array(z.number()),
});
export type Cohort = z.infer<typeof Cohort>;

export const NamedCount = z.object({ name: z.string(), count: z.number() });
export type NamedCount = z.infer<typeof NamedCount>;

const steps = {
  visitors: z.number(),
  signUps: z.number(),
  firstSession: z.number(),
  /** Null: nothing is sold here. */
  paid: z.nullable(z.number()),
};

export const FunnelSteps = z.object(steps);
export type FunnelSteps = z.infer<typeof FunnelSteps>;
export const SourceSteps = z.object({ source: z.string(), ...steps });
export type SourceSteps = z.infer<typeof SourceSteps>;

/** What stands below the first figures. */
export const BusinessDetails = z.object({
  activeByDay: z.array(ActiveDay),
  cohorts: z.array(Cohort),
  countries: z.array(NamedCount),
  devices: z.array(NamedCount),
  /** Sessions begun in each hour of the person's clock. */
  peakHours: z.array(z.number()),
  funnel: z.object({ all: FunnelSteps, bySource: z.array(SourceSteps) }),
});
export type BusinessDetails = z.infer<typeof BusinessDetails>;
