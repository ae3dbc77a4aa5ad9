// Drafts and sending in the demo: held and stoppable as on the server, then added to the thread. Nothing leaves.
import type { SendingState } from '#api/sending.ts';
import { type Draft, type DraftId, recipientsOf, type SendingId } from '#domain/draft.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { type Proof, proves, type RecipientWarning, unproven } from '#domain/recipient-warning.ts';
import { recipientWarnings } from '#reading/recipient-warnings.ts';
import { now } from '#web/clock.ts';
import { contactsFrom } from './acquaintances.ts';
import type { DemoMail } from './mail.ts';
import type { DemoMailbox } from './mailbox.ts';
import { kept, own } from './people.ts';
import { readOwn } from './read-mails.ts';

type Kept = { draft: Draft; at: Date; discarded: boolean };
type Sending = { id: SendingId; draft: Draft; state: SendingState; leavesAt: Date; scheduled: boolean };

type Drafts = Map<DraftId, Kept>;
type Sendings = Map<SendingId, Sending>;

export type DemoSending = ReturnType<typeof createSending>;

/** Called when the draft would have left. */
type Sent = (draft: Draft, id: SendingId, message: { id: MessageId; mail: DemoMail }) => void;

type SentBy = { at: string | null; proof?: Proof | undefined; spoken: boolean };

export const createSending = (mailbox: DemoMailbox, hold: () => number, sent: Sent) => {
  const drafts: Drafts = new Map();
  const sendings: Sendings = new Map();

  const tell = (): void => mailbox.tell({ kind: 'sending', at: now().getTime() });
  const leave = (id: SendingId): void => {
    const sending = sendings.get(id);
    if (sending?.state !== 'queued') return;
    const left = sending.leavesAt.getTime() - now().getTime();
    if (left > 0) return void setTimeout(() => leave(id), Math.min(left, longestTimer));
    sendings.set(id, { ...sending, state: 'sent' });
    drafts.delete(sending.draft.id);
    sent(sending.draft, id, putInThread(mailbox, sending.draft, id));
    tell();
  };
  const set = (sending: Sending) => {
    sendings.set(sending.id, sending);
    leave(sending.id);
    tell();
    return standing(sending);
  };

  return {
    keep: (draft: Draft) => {
      drafts.set(draft.id, asKept(draft));
      return answered(warningsIn(draft, mailbox));
    },
    discard: (id: DraftId) => {
      const before = drafts.get(id);
      if (before) drafts.set(id, { ...before, discarded: true });
      return {};
    },
    send: (id: SendingId, draft: Draft, { at, proof, spoken }: SentBy) => {
      const before = sendings.get(id);
      if (before) return standing(before);
      mustBeProven(warningsIn(draft, mailbox), proof, spoken);
      drafts.set(draft.id, asKept(draft));
      return set({ id, draft, state: 'queued', ...momentOf(at, heldFor(draft, hold())) });
    },
    move: (id: SendingId, at: string | null) => {
      const sending = sendings.get(id);
      if (sending?.state !== 'queued' || !sending.scheduled) throw new Problem('draft.busy');
      return set({ ...sending, ...momentOf(at, heldFor(sending.draft, hold())) });
    },
    stop: (id: SendingId) => {
      const sending = sendings.get(id);
      if (sending?.state === 'sent') return { held: false };
      if (sending) sendings.set(id, { ...sending, state: 'stopped' });
      tell();
      return { held: true };
    },
    list: () => listed(drafts, sendings),
    saved: () => saved(drafts, sendings),
  };
};

const asKept = (draft: Draft): Kept => ({ draft, at: now(), discarded: false });

/** Longest browser timeout. A later send sets its timer again. */
const longestTimer = 600_000;

const standing = ({ state, leavesAt }: Sending): { state: SendingState; leavesIn: number } => ({
  state,
  leavesIn: untilThen(leavesAt),
});

const untilThen = (at: Date): number => Math.max(0, at.getTime() - now().getTime());

/** Mail to oneself needs no hold. */
const heldFor = (draft: Draft, hold: number): number =>
  recipientsOf(draft).every(({ email }) => email.toLowerCase() === own.email) ? 0 : hold * 1000;

/** Never before the hold ends. */
const momentOf = (at: string | null, heldFor: number): Pick<Sending, 'leavesAt' | 'scheduled'> => {
  const held = new Date(now().getTime() + heldFor);
  const leavesAt = at === null ? held : new Date(at);
  return leavesAt > held ? { leavesAt, scheduled: true } : { leavesAt: held, scheduled: false };
};

const putInThread = (mailbox: DemoMailbox, draft: Draft, sending: SendingId): { id: MessageId; mail: DemoMail } => {
  const { about, to, cc, subject, text } = draft;
  const [id, mail] = [MessageId.parse(`sent-${sending}`), { from: own, to, cc, at: now(), subject, text }];
  mailbox.add(about?.threadId ?? ThreadId.parse(id), readOwn(id, mail));
  return { id, mail };
};

const listed = (drafts: Drafts, sendings: Sendings) => ({
  drafts: [...drafts.values()].filter(({ discarded }) => !discarded).map(({ draft }) => draft),
  sendings: [...sendings.values()].map(({ id, draft, state, leavesAt, scheduled }) => ({
    id,
    draftId: draft.id,
    state,
    leavesIn: untilThen(leavesAt),
    scheduled: scheduled && state === 'queued',
    problem: null,
  })),
});

/** A draft on its way out is no longer a draft. */
const saved = (drafts: Drafts, sendings: Sendings) => {
  const onTheirWay = new Set(
    [...sendings.values()].flatMap(({ state, draft }) => (state === 'queued' ? draft.id : [])),
  );
  return {
    drafts: [...drafts.values()]
      .filter(({ draft }) => !onTheirWay.has(draft.id))
      .map(({ draft, at, discarded }) => ({ draft, at: at.toISOString(), discarded }))
      .toSorted((one, other) => other.at.localeCompare(one.at)),
    elsewhere: [],
  };
};

const answered = (warnings: RecipientWarning[]) => ({ strangers: unproven(warnings), warnings, gone: [] });

const mustBeProven = (warnings: readonly RecipientWarning[], proof: Proof | undefined, spoken: boolean): void => {
  if (unproven(warnings).length > 0 && !proves(proof, spoken)) throw new Problem('draft.unconfirmed');
};

const warningsIn = (draft: Draft, mailbox: DemoMailbox): RecipientWarning[] => {
  const threads = [...mailbox.threads().values()];
  const sent = threads.flatMap(({ messages }) => messages).filter(({ from }) => from.email === own.email);
  const written = new Set([...sent.flatMap(({ to, cc }) => [...to, ...cc]), ...kept].map(({ email }) => email));
  return recipientWarnings(draft, {
    ownAddress: own.email,
    original: threads.flatMap(({ messages }) => messages).find(({ id }) => id === draft.about?.messageId) ?? null,
    isNew: (email) => !written.has(email),
    people: contactsFrom(threads),
  });
};
