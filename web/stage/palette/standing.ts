// Whether what is offered can be done at this moment, and why not: as the words for it would be understood here. Pure.
import { appliesTo } from '#commands/effect.ts';
import { refusal } from '#language/en/app/replies.ts';
import { examples } from '#language/en/intents/examples.ts';
import { isAct } from '#language/en/mail/command-words.ts';
import { queueViewEnds } from '#language/en/player/session-replies.ts';
import { noSuchResult } from '#language/en/search/search-replies.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { type Group, isSaid, type Offer, type OfferKind } from './offers.ts';

/** How things stand. `next`, `previous`: there is one. */
export type At = {
  situation: Situation;
  muted: boolean;
  /** Who wrote what is at hand. */
  blocked: boolean;
  next: boolean;
  previous: boolean;
  scope: 'queue' | 'aside' | 'results';
  /** Newsletters and receipts. */
  aside: number;
  /** Some mail is left out for now. */
  passed: boolean;
  /** How much is read of each mail, and whether the newest comes first. */
  detail: 'full' | 'summaries' | 'headlines';
  newestFirst: boolean;
};

/** `hidden`: its opposite is what can be done. */
export type Standing = { is: 'possible' } | { is: 'hidden' } | { is: 'not-now'; why: string };

export const standingOf = (offer: Offer, at: At): Standing => {
  if (hidden[offer.kind]?.(at) === true || isNeedless(offer.kind, at)) return { is: 'hidden' };
  const why = whyNot(offer, at);
  return why === null ? { is: 'possible' } : { is: 'not-now', why };
};

/** What its words mean here. Only what is about a draft is understood as said while one writes: the rest would be its text. */
export const meaningOf = (
  { kind, group }: Pick<Offer, 'kind' | 'group'>,
  { situation }: At,
): ParsedUtterance | null => {
  if (!isSaid(kind)) return null;
  return understand(asking[kind] ?? examples[kind], group === 'writing' ? situation : besideDraft(situation));
};

/** Where the phrase that teaches it names something, and choosing it is to ask for what. */
const asking: Partial<Record<OfferKind, string>> = { unlabel: 'labels' };

export const besideDraft = (situation: Situation): Situation => ({
  ...situation,
  drafting: { step: 'none', sending: situation.drafting?.sending ?? null },
});

const isNeedless = (kind: OfferKind, { situation }: At): boolean => isAct(kind) && !appliesTo(kind, situation.playing);

const hidden: Partial<Record<OfferKind, (at: At) => boolean>> = {
  yes: ({ situation }) => situation.question === null,
  no: ({ situation }) => situation.question === null,
  palette: () => true,
  leave: () => true,
  pause: ({ situation }) => !situation.isPlaying,
  resume: ({ situation }) => situation.isPlaying,
  mute: ({ muted }) => muted,
  block: ({ blocked }) => blocked,
  unblock: ({ blocked }) => !blocked,
  unmute: ({ muted }) => !muted,
  lane: ({ scope, aside }) => scope !== 'queue' || aside === 0,
  'pass-none': ({ passed }) => !passed,
  headlines: ({ detail }) => detail === 'headlines',
  summaries: ({ detail }) => detail === 'summaries',
  'full-text': ({ detail }) => detail === 'full',
  'newest-first': ({ newestFirst, scope }) => newestFirst || scope === 'results',
  'important-first': ({ newestFirst }) => !newestFirst,
  queue: ({ scope }) => scope !== 'aside',
};

const whyNot = (offer: Offer, at: At): string | null => {
  const missing = missingFor(offer.kind, at);
  if (missing !== null) return missing;
  // Undo holds what is being sent, as its key does.
  if (offer.kind === 'undo' && at.situation.drafting?.sending === 'held') return null;
  const meaning = meaningOf(offer, at);
  return meaning && against(meaning, offer);
};

const missingFor = (kind: OfferKind, { situation, next, previous }: At): string | null => {
  if (kind === 'open-result') return missingResult(situation);
  if (needsMail.has(kind) && situation.playing === null) return refusal['nothing-playing'];
  if (kind === 'next' && !next) return queueViewEnds.next;
  return kind === 'previous' && !previous ? 'That is the first one.' : null;
};

const missingResult = ({ searching, results }: Situation): string | null => {
  // Elsewhere the same words go to a mail of the queue.
  if (searching !== 'list') return elsewhere.finding;
  return results === 1 ? noSuchResult(1) : null;
};

/** 'Send it' means something without a draft too: the mail at hand is to be sent on. */
const against = (meaning: ParsedUtterance, { kind, group }: Offer): string | null => {
  if (meaning.kind === 'refused') return refusal[meaning.why];
  const isOfDraft = meaning.kind === 'draft' && meaning.act.kind === kind;
  const isMeant = meaning.kind !== 'fallback' && (group !== 'writing' || isOfDraft);
  return isMeant ? null : elsewhere[group];
};

/** What has no words that could be refused. */
const needsMail: ReadonlySet<OfferKind> = new Set([
  'pause',
  'resume',
  'next',
  'previous',
  'sentence-on',
  'sentence-back',
]);

/** Words that mean nothing here mean something there. */
const elsewhere: Record<Group, string> = {
  writing: 'Only while you write or send.',
  mail: refusal['nothing-playing'],
  reading: refusal['nothing-playing'],
  finding: 'Only in search results.',
  places: 'Not here.',
  flow: 'Not here.',
};
