import * as api from '#api/sending.ts';
import type { Context } from '#server/context.ts';
import { bind, type Route } from '#server/handle.ts';
import { discardDraft, keepDraft } from './drafts.ts';
import { moveSending, stopSending, takeToSend } from './hold.ts';
import { listSendings } from './list.ts';
import { savedDrafts } from './saved.ts';
import { setHold } from './settings.ts';
import { signatureOf } from './signature.ts';
import { learnRegister } from './writing-style.ts';

export const sendingRoutes = (ctx: Context): Route[] => [
  bind(ctx, api.keepDraft, ({ userId, input }) => keepDraft(ctx, userId, input)),
  bind(ctx, api.discardDraft, ({ userId, input }) => discardDraft(ctx, userId, input.id)),
  bind(ctx, api.sendDraft, ({ userId, input }) => takeToSend(ctx, userId, input)),
  bind(ctx, api.stopSending, ({ userId, input }) => stopSending(ctx, userId, input)),
  bind(ctx, api.moveSending, ({ userId, input }) => moveSending(ctx, userId, input)),
  bind(ctx, api.setHold, ({ userId, input }) => setHold(ctx, userId, input.seconds)),
  bind(ctx, api.getDrafts, ({ userId }) => savedDrafts(ctx, userId)),
  bind(ctx, api.getSendings, ({ userId }) => listSendings(ctx, userId)),
  bind(ctx, api.getRegister, ({ userId }) => learnRegister(ctx, userId)),
  bind(ctx, api.getSignature, ({ userId }) => signatureOf(ctx, userId)),
];
