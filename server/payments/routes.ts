import { getPlan, openBilling, startCheckout } from '#api/payments.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route, slow } from '#server/handle.ts';
import { openCheckout, openPortal } from './checkout.ts';
import { planFor } from './plan.ts';
import { webhookRoutes } from './webhook.ts';

export const paymentRoutes = (ctx: Context): Route[] => [
  bind(ctx, getPlan, ({ userId }) => planFor(ctx, userId)),
  slow(bind(ctx, startCheckout, ({ userId, input }) => openCheckout(ctx, userId, input))),
  slow(bind(ctx, openBilling, ({ userId, input }) => openPortal(ctx, userId, input.backTo))),
  ...webhookRoutes(ctx),
];
