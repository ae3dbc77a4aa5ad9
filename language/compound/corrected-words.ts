// What the words behind a correction replace: a time, an object, the whole order, or part of a message.
import {
  beginsOrder,
  beginsOtherOrder,
  exclusionInside,
  fromThere,
  goesOnBehind,
  laterWord,
  newMessage,
  objectWord,
  preferred,
  ratherWithout,
  sameWord,
} from '#language/en/compound/correction-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { withOtherTime } from './corrected-time.ts';

/** `sure`: words that take something back stand between the two. */
export type Turn = { before: string; after: string; sure: boolean };

type Alone = (words: string) => ParsedUtterance;

/** The sentence with the words behind the correction in place of what they replace, or null. */
export const replacedIn = ({ before, after, sure }: Turn, alone: Alone): string | null => {
  if (fromThere.test(after)) return null;
  if (!sure) return withOtherTime(before, after);
  const first = alone(before);
  const said = after
    .replace(preferred, '')
    .replace(laterWord, '')
    .replace(/[.!]+$/, '');
  const time = isAct(first) ? withOtherTime(before, said) : null;
  if (time !== null) return time;
  if (hasMessage(first)) return otherMessage({ before, after }, first, alone);
  if (first.kind === 'bulk-answer' && alone(after).kind === 'bulk-answer') return after;
  const order = otherOrder({ before, after }, first, alone);
  return order ?? otherPart(before, said, first, alone) ?? otherRequest(before, after, alone);
};

/** Another order takes the place of the whole. 'Delete the newsletters, no, archive them' keeps the mails. */
const otherOrder = (
  { before, after }: Pick<Turn, 'before' | 'after'>,
  first: ParsedUtterance,
  alone: Alone,
): string | null => {
  const ofSame = first.kind === 'bulk' ? pointedBack(before, after, alone) : null;
  if (ofSame !== null) return ofSame;
  const order = after.replace(laterWord, '');
  return (beginsOrder.test(order) || beginsOtherOrder.test(order)) && isWhole(order, alone) ? order : null;
};

/** Of the sentence only a part changes: its time, or its object. */
const otherPart = (before: string, said: string, first: ParsedUtterance, alone: Alone): string | null => {
  const [part, tail] = parted(said);
  const time = tail === '' ? null : withOtherTime(before, part);
  if (time !== null) return time + tail;
  const kind = kindOf(first);
  const found = candidates(before, part).find((words) => {
    const intent = alone(words);
    return kindOf(intent) === kind && isNarrow(intent) && (!isGuess(intent) || isGuess(first));
  });
  return found === undefined ? null : found + tail;
};

const otherRequest = (before: string, after: string, alone: Alone): string | null => {
  const request = after.replace(laterWord, '');
  return isWhole(request, alone) ? request : pointedBack(before, after, alone);
};

const isWhole = (words: string, alone: Alone): boolean =>
  !pointsBack.test(words) && !isTimeAlone(words) && isRequest(alone(words));

/** Alone it would be a request of its own. */
export const isTimeAlone = (words: string): boolean => parseWhen(normalize(words).split(' ')) !== null;

export const isAct = (intent: ParsedUtterance): boolean =>
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

const isGuess = (intent: ParsedUtterance): boolean => 'by' in intent && intent.by === 'model';

/** A label of any name, and a search for any words, fit too much. */
const isNarrow = (intent: ParsedUtterance): boolean =>
  !(intent.kind === 'control' && intent.control.kind === 'new-label' && / /.test(intent.control.name));

const pointsBack = /\b(?:them|those|these)\b/i;
const pointsAt = /\b(?:them|those|these|it|that)\b/i;

const hasMessage = (intent: ParsedUtterance): boolean =>
  intent.kind === 'draft' &&
  (intent.act.kind === 'short' || (messages.has(intent.act.kind) && messageOf(intent) !== ''));
const messages: ReadonlySet<string> = new Set(['reply', 'reply-all']);

const messageOf = (intent: ParsedUtterance): string =>
  intent.kind === 'draft' && 'words' in intent.act ? (intent.act.words ?? '') : '';

/** Commas and a 'no' may be part of a message. It changes only for another request, or for words of the same shape. */
const otherMessage = (
  { before, after }: Pick<Turn, 'before' | 'after'>,
  first: ParsedUtterance,
  alone: Alone,
): string | null => {
  const next = alone(after);
  const isOther =
    next.kind === 'draft' ? next.act.kind !== 'dictate' : next.kind === 'command' && next.by === 'grammar';
  if (isOther || newMessage.test(after)) return after;
  const words = messageOf(first);
  return words === '' ? null : (otherName(before, after) ?? alike(words, before, after));
};

/** 'That's great, Tom, I mean, Sarah'. */
const otherName = (before: string, after: string): string | null => {
  const name = /\p{Lu}[\p{L}'-]+$/u.exec(before.replace(/[,.]+$/, ''));
  return name && /^\p{Lu}[\p{L}'-]+[.!]?$/u.test(after) ? before.slice(0, name.index) + after : null;
};

/** 'Thursday works, no, Friday works'. */
const alike = (words: string, before: string, after: string): string | null =>
  lastOf(words) === lastOf(after) && words.split(' ').length <= after.split(' ').length + 1
    ? before.slice(0, before.lastIndexOf(words)) + after
    : null;

const lastOf = (words: string): string => normalize(words).split(' ').at(-1) ?? '';

const parted = (after: string): [part: string, tail: string] => {
  const at = after.search(goesOnBehind);
  return at < 1 ? [after, ''] : [after.slice(0, at), after.slice(at)];
};

/** The sentence with the new words instead of each part that they could replace. */
const candidates = (before: string, after: string): string[] => [
  ...sameForm(before, after),
  ...otherObjects(before, after),
];

/** 'The Travel label, no, the Legal one', 'Tom’s mail about the lease, no, Maya’s': the words of the same form change. */
const sameForm = (before: string, after: string): string[] => {
  if (/^the \S+$/i.test(after) && ofMonth.test(before)) return [before.replace(ofMonth, after)];
  const [, one] = /^(?:the )?(\S+) one[.!]*$/i.exec(after) ?? [];
  if (one !== undefined)
    return [before.replace(/\bthe \S+(?= (?:label|tag|folder)\b)/i, `the ${one}`)].filter((words) => words !== before);
  const owner = /^(?:the )?(\p{Lu}[\p{L}-]+['’]s?)(?: .+)?$/u.exec(after)?.[1];
  const owned = /\p{Lu}[\p{L}-]+['’]s?(?= )/u.exec(before);
  if (owner === undefined || owned === null) return [];
  return [after.includes(' ') ? before.slice(0, owned.index) + after : before.replace(owned[0], owner)];
};

/** 'The second of December, no, the first'. */
const ofMonth = /\bthe \S+(?= of \p{Lu})/u;

/** Everything, whatever stood there before. */
const ofAll = /^everything\b/i;

const withoutThose = (before: string, after: string): string => {
  const out = before.search(exclusionInside);
  const [verb = ''] = before.split(/\s+/);
  const isOther = ofAll.test(after) && /\bfrom\b/i.test(before);
  const kept = isOther ? `${verb} everything` : out === -1 ? before : before.slice(0, out);
  return `${kept} except ${after.replace(ratherWithout, '').trim()}`;
};

const otherObjects = (before: string, after: string): string[] => {
  const words = before.split(/\s+/);
  const [lead = ''] = after.split(/\s+/);
  if (ratherWithout.test(after)) return [withoutThose(before, after)];
  if (objectWord.test(lead)) {
    const same = sameWord.find((each) => each.includes(lead.toLowerCase())) ?? [lead.toLowerCase()];
    const exact = words.findLastIndex((word) => word.toLowerCase() === lead.toLowerCase());
    const near = words.findLastIndex((word) => same.includes(word.toLowerCase()));
    return [exact, near].filter((at) => at > 0).map((at) => `${words.slice(0, at).join(' ')} ${after}`);
  }
  const isDetermined = /^(?:the|all|every|everything|my)$/i.test(lead);
  const object = words.findLastIndex((word) => objectWord.test(word));
  const afterObject = object > 0 ? [`${words.slice(0, object + 1).join(' ')} ${after}`] : [];
  const afterVerb = (isDetermined ? [1, 2, 3] : [2, 1, 3])
    .filter((count) => count < words.length)
    .map((count) => `${words.slice(0, count).join(' ')} ${after}`);
  return isDetermined ? [...afterVerb, ...afterObject] : [...afterObject, ...afterVerb];
};

/** 'The newsletters, no, mark them as read'. */
const pointedBack = (before: string, after: string, alone: Alone): string | null => {
  if (!pointsAt.test(after)) return null;
  const object = before
    .replace(/^(?:(?:please|just|can you|could you) )*\S+ /i, '')
    .replace(/,? (?:as |to )?(?:un)?read$/i, '');
  const words = after.replace(pointsAt, object);
  return alone(words).kind === 'bulk' ? words : null;
};

/** Both of a pair, as 'read' and 'unread', are one kind. */
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
