import * as api from '#api/admin.ts';
import { figureRange } from '#domain/figure-range.ts';
import type { Context } from '#server/context.ts';
import type { Route } from '#server/handle.ts';
import { asAdmin } from './as-admin.ts';
import { serverCaches } from './figures/caches.ts';
import { errorGroups, resolveError, singleErrors } from './figures/errors.ts';
import {
  businessDetails,
  businessMetrics,
  qualityDetails,
  qualityMetrics,
  technicalFigures,
} from './figures/sections.ts';
import { note } from './note.ts';
import { sessionHere } from './operator.ts';

export const figureRoutes = (ctx: Context): Route[] => {
  const rangeOf = (input: Parameters<typeof figureRange>[0]) => figureRange(input, ctx.clock.now());
  const sells = ctx.config.payments !== null;
  return [
    asAdmin(ctx, api.getBusinessMetrics, ({ tx, input }) => businessMetrics(tx, rangeOf(input), sells)),
    asAdmin(ctx, api.getBusinessDetails, ({ tx, input }) => businessDetails(tx, rangeOf(input), sells)),
    asAdmin(ctx, api.getQualityMetrics, ({ tx, input }) => qualityMetrics(tx, rangeOf(input))),
    asAdmin(ctx, api.getQualityDetails, ({ tx, input }) => qualityDetails(tx, rangeOf(input))),
    asAdmin(ctx, api.getTechnicalFigures, ({ tx, input }) => technicalFigures(tx, rangeOf(input))),
    asAdmin(ctx, api.getErrors, ({ tx, input }) => errorGroups(tx, input)),
    asAdmin(ctx, api.getSingleErrors, async ({ tx, input }) => ({ errors: await singleErrors(tx, input.fingerprint) })),
    asAdmin(ctx, api.resolveError, async ({ tx, input, request }) => {
      const { fingerprint, resolved } = input;
      const found = await resolveError(tx, fingerprint, resolved ? ctx.clock.now() : null);
      const act = `${resolved ? 'Resolved' : 'Reopened'} the error ${fingerprint}`;
      if (found) await note(ctx, await sessionHere(ctx, request), act);
      return {};
    }),
    asAdmin(ctx, api.getServerCaches, async ({ tx }) => ({ caches: await serverCaches(ctx, tx) })),
  ];
};
