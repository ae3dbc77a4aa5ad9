// What a person means who takes words back in the middle of a sentence: 'at eight, no wait, nine' is 'at nine'. The words behind the
// correction replace those before it that have the same part in the sentence.
import {
  bareNo,
  beginsMessage,
  beginsOrder,
  endsInTakingBack,
  goesOnBehind,
  laterWord,
  mayTurn,
  meantLast,
  message,
  notThenBut,
  objectWord,
  preferred,
  ratherWithout,
  sameWord,
  takesAllBack,
  turn,
} from '#language/en/compound/correction-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { withOtherTime } from './corrected-time.ts';

export type Correction =
  /** The sentence as the person means it. */
  | { kind: 'said'; words: string }
  | { kind: 'cancelled' }
  /** They took something back, and nobody knows what for. */
  | { kind: 'unclear' };

type Alone = (words: string) => ParsedUtterance;

export const correctionIn = (said: string, alone: Alone): Correction | null => {
  if (said.length > longest) return null;
  const heard = said.replace(meantLast, ', I mean $1');
  if (message.test(heard)) return inMessage(heard, alone);
  const without = notThenBut.exec(heard);
  if (without?.groups?.time && parseWhen(normalize(without.groups.time).split(' ')) !== null)
    return { kind: 'said', words: heard.slice(0, without.index) + heard.slice(without.index + without[0].length) };
  if (endsInTakingBack.test(heard)) return { kind: 'cancelled' };
  if (!mayTurn.test(heard)) return null;
  const turns = turnsIn(heard);
  for (const one of turns) {
    if (takesAllBack.test(one.after)) return { kind: 'cancelled' };
    const words = meant(one, alone);
    if (words !== null) return { kind: 'said', words };
  }
  return turns.some(({ before, after, sure }) => sure && isAct(alone(before)) && !isAct(alone(after)))
    ? { kind: 'unclear' }
    : null;
};

/** A message may hold any of these words, so only another order takes it back. */
const inMessage = (heard: string, alone: Alone): Correction | null => {
  if (!mayTurn.test(heard)) return null;
  const words = turnsIn(heard)
    .map((one) => meant(one, alone))
    .find((one) => one !== null);
  return words == null ? null : { kind: 'said', words };
};

const longest = 200;

type Turn = { before: string; after: string; sure: boolean };

/** Last first. A 'no' without a comma counts if there is nothing else. */
const turnsIn = (heard: string): Turn[] => {
  const turns = Array.from(heard.matchAll(turn));
  const sure = turns.length > 0;
  return (sure ? turns : Array.from(heard.matchAll(bareNo)))
    .map(({ 0: said, index }) => ({
      before: heard.slice(0, index).trim(),
      after: heard.slice(index + said.length).trim(),
      sure,
    }))
    .filter(
      ({ before, after }) => before !== '' && after !== '' && (!beginsMessage.test(before) || beginsOrder.test(after)),
    )
    .toReversed();
};

const meant = ({ before, after, sure }: Turn, alone: Alone): string | null => {
  if (!sure) return withOtherTime(before, after);
  const first = alone(before);
  const said = after.replace(preferred, '').replace(/[.!]+$/, '');
  const time = withOtherTime(before, said);
  if (time !== null && (isAct(first) || first.kind === 'answer')) return time;
  if (hasOwnWords(first)) return otherMessage(before, after, first, alone);
  if (first.kind === 'bulk-answer' && alone(after).kind === 'bulk-answer') return after;
  const order = after.replace(laterWord, '');
  if (beginsOrder.test(order) && isRequest(alone(order)) && !pointsBack.test(order)) return order;
  const [part, tail] = parted(said);
  const timeOfPart = tail === '' ? null : withOtherTime(before, part);
  if (timeOfPart !== null) return timeOfPart + tail;
  const kind = kindOf(first);
  const found = candidates(before, part).find((words) => kindOf(alone(words)) === kind && isNarrow(alone(words)));
  if (found !== undefined) return found + tail;
  return isRequest(alone(order)) && !pointsBack.test(order) ? order : pointedBack(before, after, alone);
};

const isAct = (intent: ParsedUtterance): boolean =>
  acts.has(intent.kind) || (intent.kind === 'unsure' && isAct(intent.meant));
const acts: ReadonlySet<string> = new Set([
  'command',
  'bulk',
  'control',
  'draft',
  'several',
  'bulk-answer',
  'answer',
  'talk',
  'inquiry',
]);

/** Whole phrases, no guess of free text. */
const isRequest = (intent: ParsedUtterance): boolean => {
  if (intent.kind === 'control') return !guesses.has(intent.control.kind);
  if (intent.kind === 'draft') return intent.act.kind !== 'dictate';
  return intent.kind !== 'fallback' && intent.kind !== 'unsure' && intent.kind !== 'refused';
};
const guesses: ReadonlySet<string> = new Set(['search', 'refine', 'new-label', 'jump', 'when']);

/** A label of any name, and a search for any words, fit too much. */
const isNarrow = (intent: ParsedUtterance): boolean =>
  !(intent.kind === 'control' && intent.control.kind === 'new-label' && / /.test(intent.control.name));

const pointsBack = /\b(?:them|those|these)\b/i;

const hasOwnWords = (intent: ParsedUtterance): boolean =>
  intent.kind === 'draft' &&
  (intent.act.kind === 'reply' || intent.act.kind === 'reply-all' || intent.act.kind === 'short') &&
  (intent.act.kind === 'short' || intent.act.words !== null);

/** Commas and a 'no' may be part of a message. It changes only for another request, or for words of the same shape. */
const otherMessage = (before: string, after: string, first: ParsedUtterance, alone: Alone): string | null => {
  const next = alone(after);
  if (next.kind === 'draft' && next.act.kind !== 'dictate') return after;
  if (next.kind === 'command' && next.by === 'grammar') return after;
  const words = first.kind === 'draft' && 'words' in first.act ? (first.act.words ?? '') : '';
  const isAlike =
    words !== '' && lastOf(words) === lastOf(after) && words.split(' ').length <= after.split(' ').length + 1;
  return isAlike ? before.slice(0, before.lastIndexOf(words)) + after : null;
};

const lastOf = (words: string): string => normalize(words).split(' ').at(-1) ?? '';

const parted = (after: string): [part: string, tail: string] => {
  const at = after.search(goesOnBehind);
  return at < 1 ? [after, ''] : [after.slice(0, at), after.slice(at)];
};

/** The sentence with the new words instead of each part that they could replace. */
const candidates = (before: string, after: string): string[] => {
  const words = before.split(/\s+/);
  const [lead = ''] = after.split(/\s+/);
  if (ratherWithout.test(after)) return [`${before} except ${after.replace(ratherWithout, '').trim()}`];
  if (objectWord.test(lead)) {
    const same = sameWord.find((each) => each.includes(lead.toLowerCase())) ?? [lead.toLowerCase()];
    const exact = words.findLastIndex((word) => word.toLowerCase() === lead.toLowerCase());
    const near = words.findLastIndex((word) => same.includes(word.toLowerCase()));
    return [exact, near].filter((at) => at > 0).map((at) => `${words.slice(0, at).join(' ')} ${after}`);
  }
  const object = words.findLastIndex((word) => objectWord.test(word));
  const afterObject = object > 0 ? [`${words.slice(0, object + 1).join(' ')} ${after}`] : [];
  const afterVerb = [2, 1, 3]
    .filter((count) => count < words.length)
    .map((count) => `${words.slice(0, count).join(' ')} ${after}`);
  return /^(?:the|all|every|everything|my)$/i.test(lead)
    ? [...afterVerb.toReversed(), ...afterObject]
    : [...afterObject, ...afterVerb];
};

/** 'The newsletters, no, mark them as read'. */
const pointedBack = (before: string, after: string, alone: Alone): string | null => {
  if (!pointsBack.test(after)) return null;
  const object = before.replace(/^\S+ /, '');
  const words = after.replace(pointsBack, object);
  return alone(words).kind === 'bulk' ? words : null;
};

const kindOf = (intent: ParsedUtterance): string => {
  if (intent.kind === 'unsure') return kindOf(intent.meant);
  if (intent.kind === 'command') return intent.command.kind.replace(/^(?:mark-|un)/, '').replace('unread', 'read');
  if (intent.kind === 'control') return controlKinds.get(intent.control.kind) ?? intent.control.kind;
  if (intent.kind === 'draft') return intent.act.kind;
  if (intent.kind === 'bulk-answer') return intent.answer.kind;
  return intent.kind === 'bulk' ? intent.request.act : intent.kind;
};

/** A label that there is not yet is still a label. */
const controlKinds: ReadonlyMap<string, string> = new Map([['new-label', 'label']]);
