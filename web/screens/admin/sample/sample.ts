// Sample data: the specification's own figures, for a look at the finished area before there is data. They stand here and nowhere else, and
// they show under a banner that says so.
import type { BusinessDetails, BusinessFigure, BusinessMetrics } from '#domain/business-figures.ts';
import { type Figure, noFigure } from '#domain/figure.ts';
import type { AskedRange } from '#domain/figure-range.ts';
import type { QualityDetails, QualityFigure, QualityMetrics } from '#domain/quality-figures.ts';
import type { ErrorGroup, ServerCache, TechnicalFigures } from '#domain/technical-figures.ts';
import { isServiceName, serviceNames } from '#domain/watched-service.ts';

/** Users of the sample. Ten in a hundred pay twenty dollars. */
const users = 1840;
const arpuDollars = 20;
const paid = users / 10;
const retentionDay1 = 0.72;
const retention = [retentionDay1, retentionDay1 * 0.75, retentionDay1 * 0.75 * 0.7] as const;
const funnelSteps = { visitors: 10_000, signUps: 1230, firstSession: 965, paid: 89 };
const interactions = 1540;
const phrases = [
  { words: 'snooze till Monday', count: 41, before: 30 },
  { words: 'read that again slower', count: 28, before: 28 },
  { words: 'move it to projects', count: 19, before: 26 },
];
const fallbacks = phrases.reduce((sum, { count }) => sum + count, 0);

const figure = (value: number, growth: number): Figure => ({
  value,
  before: value / (1 + growth),
  part: null,
  whole: null,
  why: null,
});
/** Grows by points instead. */
const share = (value: number, points: number): Figure => ({ ...figure(value, 0), before: value - points / 100 });

const business: Record<BusinessFigure, Figure> = {
  newUsers: figure(412, 0.12),
  newUsersToday: { ...figure(41, 0.12), before: 37 },
  dailyActive: figure(604, 0.084),
  monthlyActive: figure(users, 0.151),
  mrr: figure(paid * arpuDollars * 100, 0.095),
  arr: figure(paid * arpuDollars * 12 * 100, 0.095),
  arpu: figure(arpuDollars * 100, 0),
  paidUsers: figure(paid, 0.095),
  revenue: figure(paid * arpuDollars * 100, 0.095),
  conversion: share(0.1, 0),
  churn: share(0.031, -0.4),
  retention1: share(retention[0], 1),
  retention7: share(retention[1], 1),
  retention30: share(retention[2], 1),
  sessionsPerDay: figure(2.3, 0.095),
  emailsPerSession: figure(14.6, 0.081),
  streak: figure(5.8, 0),
  medianSession: figure(520, 0),
  firstSession: share(0.78, 3),
  fiveEmails: share(0.64, -1),
};

const quality: Record<QualityFigure, Figure> = {
  interactions: figure(interactions, 0),
  fallbackRate: share(fallbacks / interactions, 0),
  successRate: share(1 - fallbacks / interactions, 0),
  wordAccuracy: share(0.942, 0),
  intentRecognition: share(0.878, 0),
  latency50: noFigure('The sample has no example of it.'),
  latency95: noFigure('The sample has no example of it.'),
  falseStops: noFigure('The sample has no example of it.'),
};

const dayMs = 86_400_000;

const activeByDay = ({ from, to }: AskedRange): BusinessDetails['activeByDay'] => {
  const days = Math.max(2, Math.min(120, Math.round((Date.parse(to) - Date.parse(from)) / dayMs)));
  return Array.from({ length: days }, (_, nth) => {
    const way = nth / (days - 1);
    return {
      day: new Date(Date.parse(to) - (days - 1 - nth) * dayMs).toISOString().slice(0, 10),
      daily: Math.round(360 + 244 * way + 40 * Math.sin(nth)),
      monthly: Math.round(1180 + (users - 1180) * way),
    };
  });
};

const details = (range: AskedRange): BusinessDetails => ({
  activeByDay: activeByDay(range),
  cohorts: [],
  countries: [
    { name: 'United States', count: 46 },
    { name: 'United Kingdom', count: 18 },
    { name: 'Germany', count: 12 },
    { name: 'Canada', count: 9 },
    { name: 'Unknown', count: 15 },
  ],
  devices: [
    { name: 'desktop', count: 60 },
    { name: 'mobile', count: 30 },
    { name: 'tablet', count: 10 },
  ],
  peakHours: [3, 3, 3, 3, 6, 19, 54, 92, 85, 50, 25, 18, 20, 20, 16, 18, 28, 43, 48, 30, 11, 4, 4, 3],
  funnel: { all: funnelSteps, bySource: [{ source: 'direct', ...funnelSteps }] },
});

const services: TechnicalFigures['services'] = Object.keys(serviceNames)
  .filter(isServiceName)
  .map((service) => ({ service, state: service === 'zoom' ? 'degraded' : 'healthy', since: null, median: null }));

const technical: TechnicalFigures = {
  uptime: share(0.9984, 0),
  responseTime: figure(245, 0),
  responseTime95: figure(245, 0),
  activeSessions: figure(89, 0),
  errorRate: share(0.0005, 0),
  services,
  counters: [
    { type: 'voice_recognition', count: 23, before: 18 },
    { type: 'gmail_auth', count: 12, before: 15 },
    { type: 'ai_connection', count: 8, before: 7 },
    { type: 'sync_latency', count: 15, before: 21 },
  ],
  open: { count: 2, worst: 'critical' },
};

const errorAt = (nth: number): Omit<ErrorGroup, 'type' | 'severity' | 'words' | 'resolved'> => ({
  fingerprint: `000000000000000${nth}`,
  where: null,
  count: 1,
  firstAt: '2026-11-17T08:14:22Z',
  lastAt: '2026-11-17T08:14:22Z',
  userId: null,
});

const errors: ErrorGroup[] = [
  { ...errorAt(1), type: 'gmail_auth', severity: 'high', words: 'Refresh token invalid', resolved: false },
  { ...errorAt(2), type: 'ai_connection', severity: 'critical', words: 'Upstream timed out', resolved: false },
  {
    ...errorAt(3),
    type: 'sync_latency',
    severity: 'low',
    words: 'A sync took longer than ten seconds',
    resolved: true,
  },
];

const caches: ServerCache[] = [
  { name: 'Sample cache', definition: 'An example.', hits: 82, misses: 18, entries: 120, bytes: 4_194_304 },
];

export const sample = {
  business: { figures: business } satisfies BusinessMetrics,
  details,
  quality: { figures: quality } satisfies QualityMetrics,
  qualityDetails: { phrases, fallbacks, byEngine: [], byCommand: [] } satisfies QualityDetails,
  technical,
  errors: { errors, found: errors.length },
  caches: { caches },
};
export type Sample = typeof sample;
