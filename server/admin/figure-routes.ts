import * as api from '#api/admin.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { type AskedRange, type FigureRange, figureRange } from '#domain/figure-range.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';
import type { Route } from '#server/handle.ts';
import { asAdmin } from './as-admin.ts';
import { serverCaches } from './figures/caches.ts';
import { errorGroups, resolveError, singleErrors } from './figures/errors.ts';
import { recentAnswer } from './figures/recent.ts';
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
  const sells = ctx.config.payments !== null;
  const recent = <Asked extends AskedRange, Answer>(
    endpoint: Endpoint<Asked, Answer, 'admin'>,
    ask: (tx: OperatorTx, range: FigureRange) => Promise<Answer>,
  ): Route => {
    const answer = recentAnswer(ask);
    return asAdmin(ctx, endpoint, ({ tx, input }) => answer(tx, figureRange(input, ctx.clock.now())));
  };
  return [
    recent(api.getBusinessMetrics, (tx, range) => businessMetrics(tx, range, sells)),
    recent(api.getBusinessDetails, (tx, range) => businessDetails(tx, range, sells)),
    recent(api.getQualityMetrics, qualityMetrics),
    recent(api.getQualityDetails, qualityDetails),
    // Their counts change with the operator's own press on 'Resolve'.
    asAdmin(ctx, api.getTechnicalFigures, ({ tx, input }) => technicalFigures(tx, figureRange(input, ctx.clock.now()))),
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
