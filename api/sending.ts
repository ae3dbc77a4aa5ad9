import * as z from 'zod/mini';
import { Draft, DraftId, SendingId } from '#domain/draft.ts';
import { DraftFigures, DraftOutcome } from '#domain/draft-outcome.ts';
import { MessageId } from '#domain/id.ts';
import { Address } from '#domain/mail.ts';
import { Proof, RecipientWarning } from '#domain/recipient-warning.ts';
import { longestSignature } from '#domain/signature.ts';
import { WritingStyle } from '#domain/writing-style.ts';
import { endpoint } from './endpoint.ts';

export const SendingState = z.enum(['queued', 'drafted', 'leaving', 'sent', 'stopped', 'failed', 'unsure']);
export type SendingState = z.infer<typeof SendingState>;

/** The draft version that a page edits, and the page's id. Absent: overwrite any version. */
const Seen = z.optional(z.object({ version: z.number().check(z.int(), z.gte(0)), writer: z.uuid() }));

const Kept = z.object({
  kind: z.literal('kept'),
  version: z.number(),
  /** Lower-case addresses that need a tap, a key or the number on the screen. */
  strangers: z.array(z.string()),
  /** Why. Also names recipients whose namesake the person could mean. */
  warnings: z._default(z.array(RecipientWarning), []),
  /** Indices of the draft's files whose mail no longer exists. */
  gone: z.array(z.number()),
});

/** Another page saved a newer version. The server stored nothing, and this is the current one. */
const ChangedElsewhere = z.object({ kind: z.literal('changed'), draft: Draft, version: z.number() });

const Held = z.object({
  state: SendingState,
  /** Milliseconds until it leaves. */
  leavesIn: z.number(),
});

/** Saves the text so far under the draft's id. */
export const keepDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts',
  who: 'user',
  request: z.object({
    draft: Draft,
    /** Also save it as a draft at the provider. */
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

/** Sends a draft after its hold. Idempotent by id. */
export const sendDraft = endpoint({
  method: 'POST',
  path: '/api/sendings',
  who: 'user',
  request: z.object({
    sendingId: SendingId,
    draft: Draft,
    seen: Seen,
    /** SHA-256, hex, of `confirmedText`, as read back or shown in full. */
    confirmed: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Absent in calls of older pages. */
    proof: z.optional(Proof),
    /** The doubtful addresses that the person saw when they confirmed. */
    strangers: z.array(z.string().check(z.maxLength(254))).check(z.maxLength(500)),
    spoken: z.boolean(),
    /** The person told Flow aloud to send it, so it costs a credit. */
    byVoice: z.optional(z.boolean()),
    /** The scheduled time. Null for right after the hold. */
    at: z._default(z.nullable(z.iso.datetime()), null),
  }),
  response: Held,
});

/** Reschedules a sending. Null sends it after its hold. */
export const moveSending = endpoint({
  method: 'POST',
  path: '/api/sendings/:sendingId/time',
  who: 'user',
  request: z.object({ sendingId: SendingId, at: z.nullable(z.iso.datetime()) }),
  response: Held,
});

/** The person's drafts, newest first: open ones, recently discarded ones, and those at the provider. */
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

/** Stops a sending that has not left. The draft is editable again. */
export const stopSending = endpoint({
  method: 'POST',
  path: '/api/sendings/:sendingId/stop',
  who: 'user',
  request: z.object({ sendingId: SendingId, draftId: DraftId }),
  response: z.object({
    /** False if it had already left. */
    held: z.boolean(),
  }),
});

/** Open drafts and sendings, newest first, and the sendings of the last hour. */
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
        /** It waits for a time that the person chose. */
        scheduled: z.boolean(),
        problem: z.nullable(z.string()),
      }),
    ),
  }),
});

export const getWritingStyle = endpoint({
  method: 'GET',
  path: '/api/register',
  who: 'user',
  request: z.object({}),
  response: WritingStyle,
});

/** The signature at the provider as plain text, or empty. */
export const getSignature = endpoint({
  method: 'GET',
  path: '/api/signature',
  who: 'user',
  request: z.object({}),
  response: z.object({ text: z.string().check(z.maxLength(longestSignature)) }),
});

/** How much of a draft that Flow wrote stood, once. */
export const keepDraftOutcome = endpoint({
  method: 'POST',
  path: '/api/drafts/outcomes',
  who: 'user',
  request: z.object({ outcome: DraftOutcome }),
  response: z.object({}),
});

export const getDraftFigures = endpoint({
  method: 'GET',
  path: '/api/drafts/outcomes',
  who: 'user',
  request: z.object({}),
  response: DraftFigures,
});
