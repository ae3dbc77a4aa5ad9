// Writing by voice and by keys: an answer is begun, dictated, read back, sent and held, and Flow says what became of it.

import { missingNames } from '#domain/connection.ts';
import { asLine, type Draft, DraftId, type DraftKind, newDraft, recipientsOf } from '#domain/draft.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import type { Thread } from '#domain/mail.ts';
import * as say from '#language/en/draft-replies.ts';
import type { DraftAct, Drafting as DraftingNow, PlainDraftAct } from '#language/understanding.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { now } from '#web/clock.ts';
import { journal } from '#web/commands/dispatch.ts';
import * as box from '#web/commands/draft-box.ts';
import { holdBack, leaving, leftLately, sendDraft } from '#web/commands/leaving.ts';
import { contactBook } from '#web/data/contacts.ts';
import type { Captions } from './captions.ts';
import { bringHand, dictate, speak, written } from './dictating.ts';

export type Drafting = {
  /** Does what was said or pressed. */
  act: (act: DraftAct, heard?: string) => void;
  /** `Send` was pressed: what stands there is what leaves. */
  sendByHand: () => void;
  /** Holds what was sent last, if nothing was done since; false where undo means something else. */
  undo: (heard?: string) => boolean;
  now: () => DraftingNow;
};

type World = {
  thread: () => Thread | undefined;
  quiet: () => void;
  captions: Captions;
  voice: Voice;
  ownAddress: string;
  ownName: string;
  /** Offers a discarded draft once more. */
  offer: (back: () => void) => void;
};

export const createDrafting = (world: World): Drafting => ({
  act: (one, heard) => {
    if (one.kind === 'reply' || one.kind === 'reply-all')
      begin(world, one.kind, { words: one.words, who: null }, heard);
    else if (one.kind === 'forward' || one.kind === 'new') begin(world, one.kind, { words: null, who: one.who }, heard);
    else if (isPlain(one)) plainActs[one.kind](world, heard);
    else void dictate(world, one, heard);
  },
  sendByHand: () => {
    if (box.writing.current()?.step === 'ready') send(world, { spoken: false, byHand: true });
    else void readBack(world, 'gist');
  },
  undo: (heard) => {
    const newest = leaving.current().at(-1)?.confirmed.sendingId;
    if (newest === undefined || newest < (journal.current().at(-1)?.id ?? '')) return false;
    hold(world, heard);
    return true;
  },
  now: () => ({
    step: box.writing.current()?.step ?? 'none',
    sending: leaving.current().length > 0 ? 'held' : leftLately() ? 'left' : null,
  }),
});

const isPlain = (act: DraftAct): act is PlainDraftAct => act.kind in plainActs;

const plainActs: Record<PlainDraftAct['kind'], (world: World, heard?: string) => void> = {
  end: (world, heard) => void readBack(world, 'gist', heard),
  'read-back': (world, heard) => void readBack(world, 'whole', heard),
  send: (world, heard) => send(world, { spoken: true, byHand: false }, heard),
  hold: (world, heard) => hold(world, heard),
  discard: (world, heard) => discard(world, heard),
  save: ({ captions }, heard) => {
    if (box.setAside({ save: true })) captions.say(say.draftReplies.saved, heard);
  },
  change: () => box.change(),
};

type Given = { words: string | null; who: string | null };

const begin = (world: World, kind: DraftKind, { words, who }: Given, heard?: string): void => {
  world.quiet();
  void bringHand().catch(() => {});
  const draft = newDraft(kind, draftId(), world.thread(), world.ownAddress);
  if (draft === null) return world.captions.say(say.draftReplies.nothingToAnswer, heard);
  const known = who === null ? null : knownAs(who);
  const lack = missingNames(contactBook.current().problem)?.words ?? null;
  void resumed(world, known ? { ...draft, to: [known] } : draft, words).then((opened) => {
    box.openDraft(opened);
    if (words !== null) void readBack(world, 'gist', heard);
    else if (known) world.captions.say(say.toWhomSaid(known), heard);
    else world.captions.say(who === null ? say.draftReplies.ready : say.nobodyCalled(who, lack), heard);
  });
};

const readBack = async (world: World, form: say.ReadBackForm, heard?: string): Promise<void> => {
  const ready = await box.makeReady();
  if (ready === null) return;
  const { draft } = ready;
  speak(world, recipientsOf(draft).length === 0 ? say.draftReplies.nobodyYet : say.readBack(draft, form), heard);
};

const send = (world: World, by: { spoken: boolean; byHand: boolean }, heard?: string): void => {
  const { captions, voice } = world;
  const current = box.writing.current();
  if (!current) return captions.say(say.draftReplies.nothingHeld, heard);
  const missing = missingIn(current.draft);
  if (missing !== null) return captions.say(missing, heard);
  if (current.step !== 'ready') return void readBack(world, 'gist', heard);
  voice.stop();
  const sent = sendDraft(by);
  if (sent === null) return captions.say(say.strangersSaid(current.strangers), heard);
  captions.say(navigator.onLine ? say.heldFor(sent) : say.draftReplies.waits, heard);
};

const missingIn = (draft: Draft): string | null => {
  if (recipientsOf(draft).length === 0) return say.draftReplies.nobodyYet;
  return draft.text.trim() === '' && draft.kind !== 'forward' ? say.draftReplies.emptyText : null;
};

const hold = ({ quiet, voice, captions }: World, heard?: string): void => {
  // 'Wait' may mean the reading as well: it stops in any case.
  quiet();
  voice.stop();
  void holdBack().then((answered) => captions.say(say.draftReplies[wordsFor[answered]], heard));
};

const discard = ({ voice, captions, offer }: World, heard?: string): void => {
  voice.stop();
  const gone = box.discard();
  if (gone === null || gone.text.trim() === '') return;
  offer(() => box.openDraft(gone));
  captions.say(say.draftReplies.discarded, heard);
};

const wordsFor = { held: 'held', left: 'left', unreachable: 'unreachable', nothing: 'nothingHeld' } as const;

const draftId = (): DraftId => DraftId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10))));

/** A draft of the same kind that was kept for this thread goes on; words that came along are written into it. */
const resumed = async (world: World, fresh: Draft, words: string | null): Promise<Draft> => {
  const kept = (await box.keptDrafts()).find(
    ({ draft, sending }) =>
      sending === null && draft.kind === fresh.kind && draft.about?.threadId === fresh.about?.threadId,
  );
  const open =
    kept && (fresh.kind === 'reply' || fresh.kind === 'reply-all' || fresh.to.length === 0) ? kept.draft : fresh;
  return words === null ? open : { ...open, text: await written(world, open, words) };
};

/** Whom the person calls that, if it is one person with one address. */
const knownAs = (who: string): Draft['to'][number] | null => {
  const wanted = who.toLowerCase().replace(/[.!?,]+$/, '');
  const found = contactBook
    .current()
    .contacts.filter(({ name, givenName, nicknames, emails }) =>
      [name, givenName, ...nicknames, ...emails].some((one) => one.toLowerCase() === wanted),
    );
  const [contact, another] = found;
  const email = contact?.emails[0];
  return contact && email !== undefined && !another ? { name: asLine(contact.name), email } : null;
};
