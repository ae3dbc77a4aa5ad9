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

export type At = {
  situation: Situation;
  muted: boolean;
  blocked: boolean;
  next: boolean;
  previous: boolean;
  scope: 'queue' | 'aside' | 'results';
  aside: number;
  /** The person skipped some mail for now. */
  passed: boolean;
  /** The reading detail, and whether the newest comes first. */
  detail: 'full' | 'summaries' | 'headlines';
  newestFirst: boolean;
};

export type Standing = { is: 'possible' } | { is: 'hidden' } | { is: 'not-now'; why: string };

export const standingOf = (offer: Offer, at: At): Standing => {
  if (hidden[offer.kind]?.(at) === true || isNeedless(offer.kind, at)) return { is: 'hidden' };
  const why = whyNot(offer, at);
  return why === null ? { is: 'possible' } : { is: 'not-now', why };
};

/** While a draft is open, only draft commands count as said, because other words would be its text. */
export const intentOf = ({ kind, group }: Pick<Offer, 'kind' | 'group'>, { situation }: At): ParsedUtterance | null => {
  if (!isSaid(kind)) return null;
  return understand(asking[kind] ?? examples[kind], group === 'writing' ? situation : besideDraft(situation));
};

/** The example phrase contains a name, so the palette asks for one. */
const asking: Partial<Record<OfferKind, string>> = { unlabel: 'labels' };

export const besideDraft = (situation: Situation): Situation => ({
  ...situation,
  drafting: { step: 'none', sending: situation.drafting?.sending ?? null },
});

const isNeedless = (kind: OfferKind, { situation }: At): boolean => isAct(kind) && !appliesTo(kind, situation.playing);

const hidden: Partial<Record<OfferKind, (at: At) => boolean>> = {
  yes: ({ situation }) => situation.question === null,
  no: ({ situation }) => situation.question === null,
  'sender-card': ({ situation }) => situation.playing === null,
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
  // Undo holds the outgoing mail, as its key does.
  if (offer.kind === 'undo' && at.situation.drafting?.sending === 'held') return null;
  const intent = intentOf(offer, at);
  return intent && against(intent, offer);
};

const missingFor = (kind: OfferKind, { situation, next, previous }: At): string | null => {
  if (kind === 'open-result') return missingResult(situation);
  if (needsMail.has(kind) && situation.playing === null) return refusal['nothing-playing'];
  if (kind === 'next' && !next) return queueViewEnds.next;
  return kind === 'previous' && !previous ? 'That is the first one.' : null;
};

const missingResult = ({ searching, results }: Situation): string | null => {
  // Outside a result list, the same words mean the queue.
  if (searching !== 'list') return elsewhere.finding;
  return results === 1 ? noSuchResult(1) : null;
};

/** "Send it" without a draft means "forward", so a writing command needs a draft meaning. */
const against = (intent: ParsedUtterance, { kind, group }: Offer): string | null => {
  if (intent.kind === 'refused') return refusal[intent.why];
  const isOfDraft = intent.kind === 'draft' && intent.act.kind === kind;
  const isMeant = intent.kind !== 'fallback' && (group !== 'writing' || isOfDraft);
  return isMeant ? null : elsewhere[group];
};

/** Phrases never refuse these commands, so the palette checks for mail here. */
const needsMail: ReadonlySet<OfferKind> = new Set([
  'pause',
  'resume',
  'next',
  'previous',
  'sentence-on',
  'sentence-back',
]);

/** The reason to show when the words mean nothing here. */
const elsewhere: Record<Group, string> = {
  writing: 'Only while you write or send.',
  mail: refusal['nothing-playing'],
  reading: refusal['nothing-playing'],
  finding: 'Only in search results.',
  places: 'Not here.',
  flow: 'Not here.',
};
