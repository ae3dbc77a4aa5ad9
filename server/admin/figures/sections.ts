// The figures of each section, asked for in one transaction.
import type { BusinessDetails, BusinessFigure, BusinessMetrics } from '#domain/business-figures.ts';
import type { Figure } from '#domain/figure.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { QualityDetails, QualityMetrics } from '#domain/quality-figures.ts';
import type { TechnicalFigures } from '#domain/technical-figures.ts';
import type { OperatorTx } from '#server/db/database.ts';
import type { AskFigure } from './ask.ts';
import * as engagement from './engagement.ts';
import { openErrors } from './errors.ts';
import { funnel } from './funnel.ts';
import * as growth from './growth.ts';
import * as health from './health.ts';
import * as people from './people.ts';
import * as quality from './quality.ts';
import { cohorts, retention } from './retention.ts';
import { revenue } from './revenue.ts';

/** `sells`: this Flow takes payments. */
export const businessMetrics = async (tx: OperatorTx, range: FigureRange, sells: boolean): Promise<BusinessMetrics> => {
  const counted = await askAll(tx, range, {
    newUsers: growth.newUsers,
    newUsersToday: growth.newUsersToday,
    retention1: retention(1),
    retention7: retention(7),
    retention30: retention(30),
    firstSession: engagement.firstSession,
    fiveEmails: engagement.fiveEmails,
  });
  return {
    figures: {
      ...counted,
      ...(await engagement.engagement(tx, range)),
      ...(await revenue(tx, range, sells)),
    } satisfies Record<BusinessFigure, Figure>,
  };
};

export const businessDetails = async (
  tx: OperatorTx,
  range: FigureRange,
  sells: boolean,
): Promise<BusinessDetails> => ({
  activeByDay: await growth.activeByDay(tx, range),
  cohorts: await cohorts(tx, range),
  countries: await people.countries(tx, range),
  devices: await people.devices(tx, range),
  peakHours: await people.peakHours(tx, range),
  funnel: await funnel(tx, range, sells),
});

export const qualityMetrics = async (tx: OperatorTx, range: FigureRange): Promise<QualityMetrics> => {
  const counted = await quality.qualityCounts(tx, range);
  const { p50, p95 } = await quality.latency(tx, range);
  return { figures: { ...counted, latency50: p50, latency95: p95 } };
};

export const qualityDetails = async (tx: OperatorTx, range: FigureRange): Promise<QualityDetails> => ({
  phrases: await quality.phrases(tx, range),
  fallbacks: await quality.allFallbacks(tx, range),
  byEngine: await quality.qualityByEngine(tx, range),
  byCommand: await quality.undoByCommand(tx, range),
});

export const technicalFigures = async (tx: OperatorTx, range: FigureRange): Promise<TechnicalFigures> => {
  const { p50, p95 } = await health.responseTime(tx, range);
  return {
    uptime: await health.uptime(tx, range),
    responseTime: p50,
    responseTime95: p95,
    activeSessions: await health.activeSessions(tx, range),
    errorRate: await health.errorRate(tx, range),
    services: await health.services(tx, range),
    counters: await health.errorCounters(tx, range),
    open: await openErrors(tx),
  };
};

const askAll = async <Name extends string>(
  tx: OperatorTx,
  range: FigureRange,
  asked: Record<Name, AskFigure>,
): Promise<Record<Name, Figure>> => {
  const figures: Partial<Record<Name, Figure>> = {};
  for (const name of keysOf(asked)) figures[name] = await asked[name](tx, range);
  if (isWhole(figures, asked)) return figures;
  throw new Error('a figure is missing');
};

const keysOf = <Name extends string>(of: Record<Name, unknown>): Name[] => {
  const names: Name[] = [];
  for (const name in of) names.push(name);
  return names;
};

const isWhole = <Name extends string>(
  figures: Partial<Record<Name, Figure>>,
  asked: Record<Name, AskFigure>,
): figures is Record<Name, Figure> => keysOf(asked).every((name) => figures[name] !== undefined);
