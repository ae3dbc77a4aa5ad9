// Writes and sends the mail that offers times: instants alone, nothing of other events. It is held like any other mail.
import type { GuestEntry } from '#domain/calendar.ts';
import { type Draft, type DraftId, newDraft } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import { letterOf, styleFor } from '#language/drafting/short-reply.ts';
import { holdingTexts } from '#language/en/calendar/holding-replies.ts';
import { sendUnopened } from '#web/commands/send-unopened.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import type { Offered } from '#web/conversation/calendar/finding/offered.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { signature } from '#web/data/signature.ts';
import { writingStyle } from '#web/data/writing-style.ts';
import { writtenTime, zoneInMail } from './their-times.ts';

/** Resolves to false if the draft waits for the person's press. */
export const sendOffer = async (
  { people: [person], slots, hold }: Offered,
  id: DraftId,
  heard: string | undefined,
  around: Around,
): Promise<boolean> => {
  const fresh = person === undefined ? null : draftTo(person, id, around);
  if (fresh === null) return false;
  const { world } = around;
  const zone = hold?.zone ?? null;
  const times = slots.map(({ span }) => writtenTime(new Date(span.from), zone ?? world.zone, world));
  const sentence = holdingTexts.offer(times, zoneInMail(zone, world));
  const text = letterOf(sentence, styleFor(await writingStyle(), fresh.to), fresh.to);
  // The credit for the kept times covers it.
  const by = { proof: heard === undefined ? 'tap' : 'voice', at: null, paid: true } as const;
  return sendUnopened({ ...fresh, text, signature: await signature() }, by);
};

/** An answer to the mail at hand if that person alone would get it, else a new mail. */
const draftTo = ({ name, email }: GuestEntry, id: DraftId, { assistant }: Around): Draft | null => {
  const { current } = queueViewOf(assistant.player.state.current());
  const thread = current === null ? undefined : mailbox.current().threads.get(current);
  const reply = thread === undefined ? null : newDraft('reply', id, thread, assistant.ownAddress);
  const [only, another] = reply?.to ?? [];
  if (reply !== null && another === undefined && only?.email.toLowerCase() === email.toLowerCase()) return reply;
  const draft = newDraft('new', id, undefined, assistant.ownAddress);
  const to = [{ name: asLine([...name].slice(0, 100).join('')), email }];
  return draft && { ...draft, to, subject: holdingTexts.subject };
};
