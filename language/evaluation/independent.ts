// Sentences by people who had not seen the phrases, and how Flow rates on each: right, nearly right, missed, wrong, or
// gravely wrong. Gravely wrong destroys something or reaches the wrong person.
import { type AfterSend, parseAfterSend } from '#language/after-send.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { CertainIntent, IntentGroup, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { holdsIt, isAt } from './beyond.ts';
import { expectedOf, type Slots, slotsOf } from './expected.ts';
import { situationNamed } from './independent-states.ts';
import { shortFor } from './score.ts';

/** `group`: the seen or unseen half, or the screen. */
export type Sentence = { group: string; id: string; state: string; words: string; slot: string };

/**
 * `soft`: another outcome that a person would accept. `missed`: Flow understood nothing, or took the words as text of a
 * draft.
 */
export type Rating = 'right' | 'soft' | 'missed' | 'wrong' | 'grave';

export type RatedSentence = Sentence & { expected: string; got: string; rating: Rating };

/** Lines of `group TAB id TAB state TAB sentence [TAB slot]`. */
export const readSentences = (text: string): Sentence[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [group = '', id = '', state = '', words = '', slot = ''] = line.split('\t');
      return { group, id, state, words, slot };
    });

export const rate = (sentence: Sentence): RatedSentence => {
  const situation = situationNamed(sentence.state);
  const slots = slotsOf(sentence.slot);
  const expected = expectedOf(sentence.id, slots);
  const then = parseAfterSend(sentence.words, situation);
  const judged = then
    ? { got: 'after-send', rating: ofAfterSend(then, sentence, slots, situation) }
    : ofOthers(understand(sentence.words, situation), sentence, slots, situation);
  return { ...sentence, expected, ...judged };
};

export const rateParsed = (sentence: Sentence, intent: ParsedUtterance): RatedSentence => {
  const slots = slotsOf(sentence.slot);
  const expected = expectedOf(sentence.id, slots);
  return { ...sentence, expected, ...ofOthers(intent, sentence, slots, situationNamed(sentence.state)) };
};

export const tally = (judged: readonly Pick<RatedSentence, 'rating'>[]): Record<Rating, number> => {
  const counts = { right: 0, soft: 0, missed: 0, wrong: 0, grave: 0 };
  for (const { rating } of judged) counts[rating] += 1;
  return counts;
};

/** Right, or a confirmation of the right intent. 'Not yet' for an unsupported request does not count. */
export const isStrictlyTaken = ({ rating, expected, got }: RatedSentence): boolean =>
  (rating === 'right' || rating === 'soft') && !(expected === 'fallback' && notYet.has(got));

const notYet: ReadonlySet<string> = new Set(['no:calendar', 'no:people']);

const ofAfterSend = (then: AfterSend, { id }: Sentence, slots: Slots, situation: Situation): Rating => {
  if (id !== 'after-send') return then.send !== null && id !== 'send' ? 'grave' : 'wrong';
  return follows(then.next, slots, situation) ? 'right' : 'wrong';
};

const follows = (next: AfterSend['next'], { whole, of }: Slots, situation: Situation): boolean => {
  if (next === 'next-mail') return whole === 'next mail';
  if (next.kind !== 'remind') return next.kind === 'archive' && whole === 'inbox';
  return isAt(new Date(next.args.at), of('time') ?? '', situation);
};

const ofOthers = (
  intent: ParsedUtterance,
  { id }: Sentence,
  slots: Slots,
  situation: Situation,
): { got: string; rating: Rating } => {
  if (intent.kind === 'unsure') return ofUnsure(intent.meant, { id }, slots, situation);
  if (intent.kind === 'several') return ofSeveral(intent, { id }, slots, situation);
  const got = shortFor(intent);
  return { got, rating: ratingOf({ intent, got, id, slots, situation }) };
};

/** Moving on as well counts as nearly right. */
const ofSeveral = (
  group: IntentGroup,
  { id }: Pick<Sentence, 'id'>,
  slots: Slots,
  situation: Situation,
): { got: string; rating: Rating } => {
  const got = shortFor(group);
  const [one, other] = group.parts.filter((of) => of.kind !== 'control' || !movesOn.has(of.control.kind));
  if (!one || other) return { got, rating: 'wrong' };
  const rating = ratingOf({ intent: one, got: shortFor(one), id, slots, situation });
  return { got, rating: rating === 'right' ? 'soft' : rating };
};

const movesOn: ReadonlySet<string> = new Set(['next', 'resume']);

/** A confirmation of the right intent is nearly right. Any other is a needless question. */
const ofUnsure = (
  meant: CertainIntent,
  { id }: Pick<Sentence, 'id'>,
  slots: Slots,
  situation: Situation,
): { got: string; rating: Rating } => {
  const got = shortFor(meant);
  const rating = ratingOf({ intent: meant, got, id, slots, situation });
  return { got: `${got}?`, rating: rating === 'right' || rating === 'soft' ? 'soft' : 'wrong' };
};

type Rated = { intent: ParsedUtterance; got: string; id: string; slots: Slots; situation: Situation };

const ratingOf = ({ intent, got, id, slots, situation }: Rated): Rating => {
  const expected = expectedOf(id, slots);
  if (got === expected) return holdsIt(intent, id, slots, situation) ? 'right' : 'wrong';
  if (isTooMuch(intent, got, id)) return 'grave';
  if (isSoft(headOf(expected), headOf(got))) return 'soft';
  return got === 'fallback' || got === 'dictate' ? 'missed' : 'wrong';
};

/** 'Send it' for 'send it and archive' does only half. */
const isTooMuch = (intent: ParsedUtterance, got: string, id: string): boolean =>
  (isGrave(intent) || intent.kind === 'bulk') && !(id === 'after-send' && got === 'send');

/** The action without its object. */
const headOf = (short: string): string =>
  short
    .replace(/^(?:labels|new-label|which-label):(\w+).*$/, '$1')
    .replace(/^(label|move|unlabel|next|previous|open-result|speed|snooze|remind):.*$/, '$1');

const isSoft = (expected: string, got: string): boolean =>
  alike.some((group) => group.includes(expected) && group.includes(got)) || milder.has(`${expected} ${got}`);

/** A person who wanted one of a row would accept another. */
const alike: readonly (readonly string[])[] = [
  ['archive', 'archive!'],
  ['label', 'move'],
  ['jump', 'search'],
  ['search', 'ask'],
  ['pass', 'search'],
  ['read', 'full-text'],
  ['shorter', 'summaries', 'headlines'],
  ['stop', 'pause'],
  ['start', 'resume'],
  ['start-over', 'scratch'],
  ['undo', 'take-back:named'],
  ['hold', 'hold-all'],
  ['to-inbox', 'lane'],
  ['inquiry:gist', 'inquiry:ask'],
  ['inquiry:sender', 'inquiry:safe', 'inquiry:spell'],
  ['inquiry:attachments', 'inquiry:file'],
];

/** The second is a milder form of the first: an announcement, nothing sent, a missing label, or only a view. */
const milder: ReadonlySet<string> = new Set([
  // Neither does anything. The second says why.
  'fallback no:calendar',
  'fallback no:people',
  'scratch undo',
  'undo scratch',
  'unsend hold',
  'no:no-such-label fallback',
  'fallback search',
  'fallback ask',
  // The person's own words instead of a stock answer.
  'short:yes reply:words',
  'short:no reply:words',
  'short:later reply:words',
  'short:thanks reply:words',
]);
