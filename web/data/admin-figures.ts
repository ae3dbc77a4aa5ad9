// The figures of the admin area.
import * as api from '#api/admin.ts';
import type { AskedRange } from '#domain/figure-range.ts';
import type { ErrorsAsked } from '#domain/technical-figures.ts';
import { call } from './call.ts';

export const askBusinessMetrics = (range: AskedRange, cancelled: AbortSignal) =>
  call(api.getBusinessMetrics, range, cancelled);
export const askBusinessDetails = (range: AskedRange, cancelled: AbortSignal) =>
  call(api.getBusinessDetails, range, cancelled);
export const askQualityMetrics = (range: AskedRange, cancelled: AbortSignal) =>
  call(api.getQualityMetrics, range, cancelled);
export const askQualityDetails = (range: AskedRange, cancelled: AbortSignal) =>
  call(api.getQualityDetails, range, cancelled);
export const askTechnicalFigures = (range: AskedRange, cancelled: AbortSignal) =>
  call(api.getTechnicalFigures, range, cancelled);
export const askErrors = (asked: ErrorsAsked, cancelled: AbortSignal) => call(api.getErrors, asked, cancelled);
export const askSingleErrors = (fingerprint: string, cancelled: AbortSignal) =>
  call(api.getSingleErrors, { fingerprint }, cancelled);
export const resolveError = (fingerprint: string, resolved: boolean) =>
  call(api.resolveError, { fingerprint, resolved });
export const askServerCaches = (cancelled: AbortSignal) => call(api.getServerCaches, {}, cancelled);
