// Writing and sending: drafts kept as they are typed, and each sending held for a moment in which it can be stopped.
import * as z from 'zod/mini';
import { Draft, DraftId, holdSeconds, SendingId } from '#domain/draft.ts';
import { MessageId } from '#domain/id.ts';
import { Address } from '#domain/mail.ts';
import { longestSignature } from '#domain/signature.ts';
import { WritingStyle } from '#domain/writing-style.ts';
import { endpoint } from './endpoint.ts';

export const SendingState = z.enum(['queued', 'drafted', 'leaving', 'sent', 'stopped', 'failed', 'unsure']);
export type SendingState = z.infer<typeof SendingState>;

/** Which version of a draft a page writes upon, and which page it is. Absent: whatever is there is written over. */
const Seen = z.optional(z.object({ version: z.number().check(z.int(), z.gte(0)), writer: z.uuid() }));

const Kept = z.object({
  kind: z.literal('kept'),
  version: z.number(),
  /** Addresses, lower case, that the person never wrote to before. */
  strangers: z.array(z.string()),
  /** Places, from 0, of the draft's files whose mail is no longer there. */
  gone: z.array(z.number()),
});

/** Somebody else wrote it meanwhile: nothing was kept, and this is what is there. */
const ChangedElsewhere = z.object({ kind: z.literal('changed'), draft: Draft, version: z.number() });

const Held = z.object({
  state: SendingState,
  /** Milliseconds until it leaves. */
  leavesIn: z.number(),
});

/** Keeps what was typed so far, under the draft's id. */
export const keepDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts',
  who: 'user',
  request: z.object({
    draft: Draft,
    /** Also among the provider's drafts. */
    save: z.boolean(),
    seen: Seen,
  }),
  response: z.discriminatedUnion('kind', [Kept, ChangedElsewhere]),
});

export const discardDraft = endpoint({
  method: 'POST',
  path: '/api/drafts/:id/discard',
  who: 'user',
  request: z.object({ id: DraftId }),
  response: z.object({}),
});

/** Sends a draft after its hold. Given twice under one id it is sent once, and answered as it stands. */
export const sendDraft = endpoint({
  method: 'POST',
  path: '/api/sendings',
  who: 'user',
  request: z.object({
    sendingId: SendingId,
    draft: Draft,
    seen: Seen,
    /** SHA-256, hex, of `confirmedText`: what was read back, or shown in full. */
    confirmed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Addresses never written to before that the person confirmed by hand. */
    strangers: z.array(z.string().check(z.maxLength(254))).check(z.maxLength(500)),
    spoken: z.boolean(),
    /** When it is to leave; null for as soon as its hold is over. */
    at: z._default(z.nullable(z.iso.datetime()), null),
  }),
  response: Held,
});

/** Gives what is to leave later another moment; null lets it leave after its hold. */
export const moveSending = endpoint({
  method: 'POST',
  path: '/api/sendings/:sendingId/time',
  who: 'user',
  request: z.object({ sendingId: SendingId, at: z.nullable(z.iso.datetime()) }),
  response: Held,
});

/** How long what is sent is held. */
export const setHold = endpoint({
  method: 'PUT',
  path: '/api/sending/hold',
  who: 'user',
  request: z.object({ seconds: z.number().check(z.int(), z.gte(holdSeconds.least), z.lte(holdSeconds.most)) }),
  response: z.object({ seconds: z.number() }),
});

/** What a person has begun to write: here, what they threw away lately, and what is written at the provider elsewhere. Newest first. */
export const getDrafts = endpoint({
  method: 'GET',
  path: '/api/drafts',
  who: 'user',
  request: z.object({}),
  response: z.object({
    drafts: z.array(z.object({ draft: Draft, at: z.string(), discarded: z.boolean() })),
    elsewhere: z.array(
      z.object({ messageId: MessageId, to: z.array(Address), subject: z.string(), text: z.string(), at: z.string() }),
    ),
  }),
});

/** Holds back what has not left yet; the draft is the person's again. */
export const stopSending = endpoint({
  method: 'POST',
  path: '/api/sendings/:sendingId/stop',
  who: 'user',
  request: z.object({ sendingId: SendingId, draftId: DraftId }),
  response: z.object({
    /** False: it had already left. */
    held: z.boolean(),
  }),
});

/** Drafts that are being written or sent, newest first, and how the sendings of the last hour stand. */
export const getSendings = endpoint({
  method: 'GET',
  path: '/api/sendings',
  who: 'user',
  request: z.object({}),
  response: z.object({
    drafts: z.array(Draft),
    sendings: z.array(
      z.object({
        id: SendingId,
        draftId: DraftId,
        state: SendingState,
        leavesIn: z.number(),
        /** It waits for a moment that the person chose. */
        scheduled: z.boolean(),
        problem: z.nullable(z.string()),
      }),
    ),
    holdSeconds: z.number(),
  }),
});

/** How the person writes, for the short replies that are written for them. */
export const getRegister = endpoint({
  method: 'GET',
  path: '/api/register',
  who: 'user',
  request: z.object({}),
  response: WritingStyle,
});

/** What the person's mail is signed with at their provider, as plain text; empty where there is nothing. */
export const getSignature = endpoint({
  method: 'GET',
  path: '/api/signature',
  who: 'user',
  request: z.object({}),
  response: z.object({ text: z.string().check(z.maxLength(longestSignature)) }),
});
