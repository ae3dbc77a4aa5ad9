// Technical Logs: what each figure counts, and the answers of the server.
import * as z from 'zod/mini';
import type { FigureWords } from './business-figures.ts';
import { errorTypes, severities } from './error-kinds.ts';
import { Figure } from './figure.ts';
import { UserId } from './id.ts';
import { type ServiceName, serviceStates } from './watched-service.ts';

export const healthFigures = {
  uptime: {
    name: 'API Uptime',
    definition: 'Minutes in which the probe succeeded, of all minutes in the range since Flow first ran.',
    unit: 'percent',
    parts: ['minutes up', 'minutes'],
  },
  responseTime: {
    name: 'Avg Response Time',
    definition: 'Half of the calls were answered sooner. Below stands the time within which 95 of 100 were answered.',
    unit: 'ms',
    lessIsBetter: true,
  },
  activeSessions: {
    name: 'Active Sessions',
    definition: 'Sessions that called in the last whole minute.',
    unit: 'count',
  },
  errorRate: {
    name: 'Error Rate',
    definition: 'Calls that Flow could not answer, of all calls.',
    unit: 'percent',
    parts: ['failed', 'calls'],
    lessIsBetter: true,
  },
} as const satisfies Record<string, FigureWords>;

export const ServiceRow = z.object({
  service: z.string(),
  state: z.enum(serviceStates),
  /** ISO 8601. Null before the first probe. */
  since: z.nullable(z.string()),
  /** Milliseconds, of the last 24 hours. Null where a probe asks nothing. */
  median: z.nullable(z.number()),
});
export type ServiceRow = z.infer<typeof ServiceRow> & { service: ServiceName };

export const ErrorCounter = z.object({ type: z.enum(errorTypes), count: z.number(), before: z.number() });
export type ErrorCounter = z.infer<typeof ErrorCounter>;

export const TechnicalFigures = z.object({
  uptime: Figure,
  responseTime: Figure,
  responseTime95: Figure,
  activeSessions: Figure,
  errorRate: Figure,
  services: z.array(ServiceRow),
  counters: z.array(ErrorCounter),
  open: z.object({ count: z.number(), worst: z.nullable(z.enum(severities)) }),
});
export type TechnicalFigures = z.infer<typeof TechnicalFigures>;

export const errorsPage = 50;

export const ErrorsAsked = z.object({
  type: z._default(z.enum(['all', ...errorTypes]), 'all'),
  /** A request id, or part of a code, a route or a place. */
  q: z._default(z.string().check(z.maxLength(100)), ''),
  sort: z._default(z.enum(['last', 'count', 'severity']), 'last'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});
export type ErrorsAsked = z.infer<typeof ErrorsAsked>;

export const ErrorGroup = z.object({
  fingerprint: z.string(),
  type: z.enum(errorTypes),
  severity: z.enum(severities),
  /** Flow's own words. */
  words: z.string(),
  /** The route or the queue. */
  where: z.nullable(z.string()),
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Of the last single one that is kept. Null: nobody's. */
  userId: z.nullable(UserId),
  resolved: z.boolean(),
});
export type ErrorGroup = z.infer<typeof ErrorGroup>;

export const SingleError = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.nullable(UserId),
  requestId: z.nullable(z.string()),
});
export type SingleError = z.infer<typeof SingleError>;

/** A cache of the server. */
export const ServerCache = z.object({
  name: z.string(),
  definition: z.string(),
  hits: z.number(),
  misses: z.number(),
  entries: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
});
export type ServerCache = z.infer<typeof ServerCache>;
