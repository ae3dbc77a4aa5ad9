import * as api from '#api/sending.ts';
import type { Context } from '#server/context.ts';
import { bind, bindAccount, type Route, slow } from '#server/handle.ts';
import { draftFigures, keepDraftOutcome } from './draft-outcomes.ts';
import { discardDraft, keepDraft } from './drafts.ts';
import { moveSending, stopSending, takeToSend } from './hold.ts';
import { listSendings } from './list.ts';
import { savedDrafts } from './saved.ts';
import { signatureOf } from './signature.ts';
import { learnWritingStyle } from './writing-style.ts';

export const sendingRoutes = (ctx: Context): Route[] => [
  bindAccount(ctx, api.keepDraft, ({ account, input }) => keepDraft(ctx, account, input)),
  bindAccount(ctx, api.discardDraft, ({ account, input }) => discardDraft(ctx, account, input.id)),
  bindAccount(ctx, api.sendDraft, ({ account, input }) => takeToSend(ctx, account, input)),
  bindAccount(ctx, api.stopSending, ({ account, input }) => stopSending(ctx, account, input)),
  bindAccount(ctx, api.moveSending, ({ account, input }) => moveSending(ctx, account, input)),
  bindAccount(ctx, api.getDrafts, ({ account }) => savedDrafts(ctx, account)),
  bindAccount(ctx, api.getSendings, ({ account }) => listSendings(ctx, account)),
  bindAccount(ctx, api.getWritingStyle, ({ account }) => learnWritingStyle(ctx, account)),
  bind(ctx, api.keepDraftOutcome, async ({ userId, input }) => {
    await keepDraftOutcome(ctx, userId, input.outcome);
    return {};
  }),
  bind(ctx, api.getDraftFigures, ({ userId }) => draftFigures(ctx, userId)),
  slow(bindAccount(ctx, api.getSignature, ({ account }) => signatureOf(ctx, account))),
];
