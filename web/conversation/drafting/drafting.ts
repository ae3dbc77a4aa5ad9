// Writing by voice and keyboard: starts, dictates, reads back, sends and holds a draft, and reports the result.
import { type Draft, newDraft, recipientsOf } from '#domain/draft.ts';
import type { Thread } from '#domain/mail.ts';
import { problems } from '#domain/problem.ts';
import type { Proof } from '#domain/recipient-warning.ts';
import type { ShortReply } from '#domain/writing-style.ts';
import type {
  DraftAct,
  DraftControlAct,
  Drafting as DraftingNow,
  FileAct,
  NewDraftAct,
  SendAct,
} from '#language/drafting/draft-intent.ts';
import { notHereYet } from '#language/en/app/replies.ts';
import * as say from '#language/en/drafting/draft-replies.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { journal } from '#web/commands/dispatch.ts';
import * as box from '#web/commands/draft-box.ts';
import { heldNow } from '#web/commands/held-now.ts';
import { isHeld, leaving, sendDraft } from '#web/commands/leaving.ts';
import { leftLately } from '#web/commands/under-way.ts';
import { needCredits, unpaidMail } from '#web/commands/unpaid-act.ts';
import type { Saying } from '#web/conversation/player/saying.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { bringHand, bringShortAnswers, dictate, written } from './dictating.ts';
import { bringBack, discard, discardedSince } from './discarded.ts';
import { nextDraftId } from './draft-id.ts';
import { draftNow } from './draft-now.ts';
import { draftPanel } from './draft-panels.ts';
import { noteStep, stepBack } from './draft-steps.ts';
import { hold, lastSending, sentSaid, unsend, unsendSince } from './hold.ts';
import { mailPayment } from './mail-payment.ts';
import { missingIn } from './missing.ts';
import { forgetNote, note } from './notes.ts';
import { bringRecipients, createRecipients, type Recipients, titleOf } from './recipients.ts';
import { resumed } from './resumed.ts';
import { plan, plannedNow, saidTime } from './send-later.ts';

export type Drafting = {
  recipients: Recipients;
  act: (act: Exclude<DraftAct, LaterAct>, heard?: string) => void;
  /** A press on Send confirms a draft that the person heard or typed. Flow reads any other back first. */
  sendByHand: (proof: 'tap' | 'key') => void;
  readBack: () => void;
  /** Null: asks for the time. */
  later: (at: Date | null, proof: 'voice' | 'tap', heard?: string) => void;
  /** Holds the last mail, or reports that it has left. Returns false when a later act came, because undo then means that act. */
  undo: (heard?: string) => boolean;
  now: () => DraftingNow;
};

/** Goes by `later`, because the code that understands the words also turns them into a moment. It loads after the first mail. */
export type LaterAct = Extract<DraftAct, { kind: 'later' }>;

type Outside = {
  thread: () => Thread | undefined;
  quiet: () => void;
  captions: Captions;
  voice: Pick<Voice, 'stop'>;
  say: Saying['say'];
  ownAddress: string;
  ownName: string;
  offer: (back: () => void) => void;
};

type World = Outside & { recipients: Recipients };

export const createDrafting = (outside: Outside): Drafting => {
  const recipients = createRecipients({
    near: () => near(outside.thread()),
    ownAddress: outside.ownAddress,
    send: () => send(world, 'number'),
  });
  const world: World = { ...outside, recipients };
  return { recipients, ...acting(world) };
};

const acting = (world: World): Omit<Drafting, 'recipients'> => ({
  act: (one, heard) => {
    forgetNote();
    if (isPlain(one)) plainActs[one.kind](world, heard);
    else if (isBegun(one)) begin(world, one, heard);
    else withWords(world, one, heard);
  },
  sendByHand: (proof) => void sendShown(world, proof),
  readBack: () => void readBack(world, 'gist'),
  later: (at, proof, heard) => {
    forgetNote();
    later(world, at, { proof, heard });
  },
  undo: (heard) => {
    const [acted, newest] = [journal.current().at(-1)?.id ?? '', lastSending()?.id ?? ''];
    if (discardedSince(acted, newest)) return bringBack(world, heard);
    return unsendSince(acted, world, heard);
  },
  now: () => ({
    sending: leaving.current().some(isHeld) || heldNow.current().length > 0 ? 'held' : leftLately() ? 'left' : null,
    ...draftNow(world, box.writing.current()),
  }),
});

const isPlain = (act: Exclude<DraftAct, LaterAct>): act is DraftControlAct => act.kind in plainActs;
const isBegun = (act: Exclude<DraftAct, LaterAct>): act is NewDraftAct => begins.has(act.kind);
const begins: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'new']);

const withWords = (
  world: World,
  one: Exclude<DraftAct, DraftControlAct | NewDraftAct | LaterAct>,
  heard?: string,
): void => {
  if (one.kind === 'send') sendSaid(world, one, heard);
  else if (one.kind === 'short') void short(world, one.reply, heard);
  else if (one.kind === 'note') takeNote(world, one.words, heard);
  else if (one.kind === 'people' || one.kind === 'files') void around(world, one, heard);
  else if (one.kind !== 'undo' || !takeBack(world, heard)) void dictate(world, one, heard);
};

const takeNote = ({ captions, ownAddress: own }: World, words: string | null, heard?: string): void =>
  captions.say(note(words, { id: nextDraftId(), own, spoken: heard !== undefined }), heard);

type AroundAct = Extract<DraftAct, { kind: 'people' | 'files' }>;

const changed = async (world: World, act: AroundAct): Promise<string | null> =>
  act.kind === 'people' ? world.recipients.act(act.what) : files(world, act.what);

/** Changes recipients, subject or files. After a read-back, Flow says only the change, and the draft stays confirmed. */
const around = async (world: World, act: AroundAct, heard?: string): Promise<void> => {
  // Wait for the code first: text typed while it loads is not part of the change.
  await (act.kind === 'people' ? bringRecipients() : bringFiles()).catch(() => null);
  const before = box.writing.current();
  const words = await changed(world, act).catch(() => notHereYet);
  if (words === null) return;
  const after = box.writing.current();
  if (before && after) noteStep(before.draft, after.draft);
  const again = isChanged(before, after) && world.recipients.question() === null;
  if (again) await box.makeReady();
  world.say(again ? say.andSendIt(words) : words, heard);
};

const isChanged = (before: box.Writing | null, after: box.Writing | null): boolean =>
  before?.step === 'ready' && after?.step === 'writing';

/** Returns false when the last change was to the text. */
const takeBack = (world: World, heard?: string): boolean => {
  const words = stepBack();
  if (words !== null) world.say(words, heard);
  return words !== null;
};

const files = async ({ thread }: World, { kind, which }: FileAct): Promise<string> => {
  const { attachCalled, detachCalled } = await bringFiles();
  return kind === 'attach' ? attachCalled(which, thread()?.id ?? null) : detachCalled(which);
};

/** Also called early: the first act then needs no wait. */
export const bringFiles = () => import('#web/commands/draft-files.ts');

const near = (thread: Thread | undefined): ReadonlySet<string> =>
  new Set((thread?.messages ?? []).flatMap(({ from, to, cc }) => [from, ...to, ...cc].map(({ email }) => email)));

const plainActs: Record<DraftControlAct['kind'], (world: World, heard?: string) => void> = {
  end: (world, heard) => void readBack(world, 'gist', heard),
  'read-back': (world, heard) => void readBack(world, 'whole', heard),
  hold: (world, heard) => hold(world, 'newest', heard),
  'hold-all': (world, heard) => hold(world, 'all', heard),
  unsend,
  discard: (world, heard) => discard(world, heard),
  save: ({ captions }, heard) => {
    if (box.setAside({ save: true })) captions.say(say.draftReplies.saved, heard);
  },
  change: () => box.change(),
  'as-new': (world, heard) => {
    const draft = box.writing.current()?.draft;
    if (!draft) return;
    box.openDraft({ ...draft, kind: 'new', about: null });
    void readBack(world, 'gist', heard);
  },
  drafts: ({ captions }, heard) => {
    draftPanel.open('drafts');
    captions.say(say.listedReply, heard);
  },
  // Only a click or key changes the setting, not voice.
  'hold-setting': () => draftPanel.open('settings'),
};

const sendSaid = (world: World, { atOnce }: SendAct, heard?: string): void => {
  if (atOnce) plan(null);
  send(world, 'voice', heard);
};

/** Schedules a draft that Flow has read back. Otherwise reads it back first, with its time. */
const later = (
  world: World,
  at: Date | null,
  { proof, heard }: { proof: 'voice' | 'tap'; heard: string | undefined },
): void => {
  if (at === null) {
    draftPanel.open('times');
    return world.captions.say(say.whenReply, heard);
  }
  draftPanel.close();
  plan(at);
  send(world, proof, heard);
};

const begin = (world: World, begun: NewDraftAct, heard?: string): void => {
  const { recipients, captions } = world;
  world.quiet();
  void bringHand().catch(() => {});
  void bringReadBack().catch(() => {});
  const draft = newDraft(begun.kind, nextDraftId(), world.thread(), world.ownAddress);
  if (draft === null) return captions.say(say.draftReplies.nothingToAnswer, heard);
  const who = 'who' in begun ? begun.who : null;
  const subject = 'subject' in begun && begun.subject !== null ? titleOf(begun.subject) : draft.subject;
  void resumed(world, { ...draft, subject }, { words: begun.words, heard }, who === null).then(async (opened) => {
    box.openDraft(opened);
    const added = who === null ? null : await recipients.act({ kind: 'add', field: 'to', who }).catch(() => notHereYet);
    if (recipients.question() !== null) world.say(added ?? '', heard);
    else if (begun.words !== null) void readBack(world, 'gist', heard);
    else world.say(added === null ? say.draftReplies.ready : `${added} ${say.draftReplies.whatToSay}`, heard);
  });
};

const short = async (world: World, kind: ShortReply, heard?: string): Promise<void> => {
  world.quiet();
  const draft = box.writing.current()?.draft ?? (await answerOpened(world));
  if (draft === null) return world.captions.say(say.draftReplies.nothingToAnswer, heard);
  const answer = await bringShortAnswers()
    .then(({ shortAnswer }) => shortAnswer(kind, draft))
    .catch(() => ({ says: say.draftReplies.ready }));
  if ('says' in answer) return world.captions.say(answer.says, heard);
  const now = box.writing.current()?.draft;
  if (now?.id !== draft.id) return;
  box.edit({ text: now.text.trim() === '' ? answer.whole : await written(world, now, answer.sentence) });
  await readBack(world, 'gist', heard);
};

const answerOpened = async (world: World): Promise<Draft | null> => {
  const fresh = newDraft('reply', nextDraftId(), world.thread(), world.ownAddress);
  const draft = fresh && (await resumed(world, fresh, { words: null }, true));
  if (draft) box.openDraft(draft);
  return draft;
};

const readBack = async (world: World, form: 'whole' | 'gist', heard?: string): Promise<void> => {
  // Without the words Flow reads nothing, so nothing may count as confirmed.
  const part = await bringReadBack().catch(() => null);
  if (part === null) return world.captions.say(notHereYet, heard);
  const ready = await box.makeReady();
  if (ready === null) return;
  const { draft, warnings } = ready;
  const nobody = recipientsOf(draft).length === 0;
  const at = plannedNow();
  const words = part.readBack(draft, { form, own: world.ownAddress, at: at && saidTime(at), warnings });
  world.say(nobody ? say.draftReplies.nobodyYet : words, heard);
};

/** The card shows a typed draft in full, so it needs no read-back. */
const sendShown = async (world: World, proof: 'tap' | 'key'): Promise<void> => {
  const before = box.writing.current();
  if (before?.step !== 'ready' && (!before?.typed || (missingIn(before) === null && (await box.makeReady()) === null)))
    return readBack(world, 'gist');
  send(world, proof);
};

const send = (world: World, proof: Proof, heard?: string): void => {
  const { captions, voice } = world;
  const current = box.writing.current();
  if (!current) return captions.say(say.draftReplies.nothingHeld, heard);
  const missing = missingIn(current);
  if (typeof missing === 'string') return captions.say(missing, heard);
  if (missing !== null) return void missing.then((words) => captions.say(words, heard));
  if (current.step !== 'ready' || current.confirmed === null) return void readBack(world, 'gist', heard);
  const at = plannedNow();
  const by = { proof, at: at && at.toISOString() };
  const payment = mailPayment(heard);
  if (payment === 'none')
    return captions.say(needCredits(unpaidMail(current.draft, { confirmed: current.confirmed, ...by })), heard);
  voice.stop();
  const sent = sendDraft(by);
  if (sent === null) return void askForPress(world, current, heard);
  const said = sentSaid(sent, at);
  captions.say(payment === 'later' ? say.chargedLater(said) : said, heard);
  // The figure is worth no trouble.
  void import('./report-dictation.ts').then((part) => part.reportDictation(sent, world.ownName)).catch(() => {});
};

const bringReadBack = () => import('#language/en/drafting/read-back.ts');

const askForPress = async ({ captions }: World, { warnings, draft }: box.Writing, heard?: string): Promise<void> => {
  const part = await import('#language/en/drafting/recipient-warning-replies.ts').catch(() => null);
  captions.say(part?.confirmReply(warnings, draft) ?? problems['draft.unconfirmed'].title, heard);
};
