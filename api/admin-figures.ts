// The figures of the admin area. They count, and no answer holds a word of a mail or of speech that fewer than three people said.
import * as z from 'zod/mini';
import { BusinessDetails, BusinessMetrics } from '#domain/business-figures.ts';
import { AskedRange } from '#domain/figure-range.ts';
import { QualityDetails, QualityMetrics } from '#domain/quality-figures.ts';
import { ErrorGroup, ErrorsAsked, ServerCache, SingleError, TechnicalFigures } from '#domain/technical-figures.ts';
import { endpoint } from './endpoint.ts';

/** The first figures of the section. Its charts and tables follow with a second call. */
export const getBusinessMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/business',
  who: 'admin',
  request: AskedRange,
  response: BusinessMetrics,
});

export const getBusinessDetails = endpoint({
  method: 'GET',
  path: '/api/admin/business/details',
  who: 'admin',
  request: AskedRange,
  response: BusinessDetails,
});

export const getQualityMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/quality',
  who: 'admin',
  request: AskedRange,
  response: QualityMetrics,
});

export const getQualityDetails = endpoint({
  method: 'GET',
  path: '/api/admin/quality/details',
  who: 'admin',
  request: AskedRange,
  response: QualityDetails,
});

export const getTechnicalFigures = endpoint({
  method: 'GET',
  path: '/api/admin/technical',
  who: 'admin',
  request: AskedRange,
  response: TechnicalFigures,
});

export const getErrors = endpoint({
  method: 'GET',
  path: '/api/admin/errors',
  who: 'admin',
  request: ErrorsAsked,
  response: z.object({ errors: z.array(ErrorGroup), found: z.number() }),
});

export const getSingleErrors = endpoint({
  method: 'GET',
  path: '/api/admin/errors/:fingerprint',
  who: 'admin',
  request: z.object({ fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  response: z.object({ errors: z.array(SingleError) }),
});

/** Resolves a group of errors, or opens it again. */
export const resolveError = endpoint({
  method: 'POST',
  path: '/api/admin/errors/:fingerprint',
  who: 'admin',
  request: z.object({ fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/)), resolved: z.boolean() }),
  response: z.object({}),
});

export const getServerCaches = endpoint({
  method: 'GET',
  path: '/api/admin/caches',
  who: 'admin',
  request: z.object({}),
  response: z.object({ caches: z.array(ServerCache) }),
});
