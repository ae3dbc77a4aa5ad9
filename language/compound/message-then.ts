// Where the words of a message, a label or a name end, because another command begins: 'reply thanks and archive it'.
import {
  alsoBehind,
  answersLater,
  beginsOwnWords,
  commandBehind,
  instructs,
  messageBehind,
} from '#language/en/compound/message-end-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { Intent, IntentGroup, ParsedUtterance } from '#language/intents/intent.ts';
import { hasOwnWords } from './request-kinds.ts';
import { withoutPreamble } from './reword.ts';

type Alone = (words: string) => ParsedUtterance;

/** `head` understands a sentence with words of the person's own, `tail` only whole commands. */
export const messageThenCommand = (heard: string, head: Alone, tail: Alone): ParsedUtterance | null => {
  for (const { before, between, after } of splitsOf(heard, commandBehind)) {
    if (after === '' || !withOrder(before)) continue;
    const then = commandsIn(tail(after.replace(alsoBehind, '')));
    const first = then && withWords(head(before));
    if (then === null || first === null || isTheirs(first, { before, between, after })) continue;
    // What asks comes last.
    return groupOf(first.kind === 'control' ? [...then, first] : [first, ...then]);
  }
  return null;
};

/** 'Archive it and thank him': the draft begins first, as the mail is gone afterwards. */
export const commandThenMessage = (heard: string, head: Alone, tail: Alone): ParsedUtterance | null => {
  for (const { before, after } of splitsOf(heard, messageBehind)) {
    if (answersLater.test(after)) continue;
    const first = commandsIn(head(before));
    const draft = first?.every(({ kind }) => kind === 'command') ? withWords(tail(after)) : null;
    if (first !== null && draft?.kind === 'draft' && !isTimeAlone(draft)) return groupOf([draft, ...first]);
  }
  return null;
};

/** `isFirst`: the words mean the first command. `tail`: one more command, that only the rest names. */
export const commandThen = (
  heard: string,
  first: Extract<Intent, { kind: 'command' }>,
  { isFirst, tail }: { isFirst: (words: string) => boolean; tail: Alone },
): ParsedUtterance | null => {
  for (const { before, after } of splitsOf(heard, commandBehind)) {
    const [next, more] = commandsIn(tail(after)) ?? [];
    if (next?.kind !== 'command' || more !== undefined || next.command.kind === first.command.kind) continue;
    // The model found the first command in the whole, so Flow asks.
    return isFirst(before)
      ? groupOf([first, next])
      : { kind: 'unsure', meant: { kind: 'several', parts: [first, next] } };
  }
  return null;
};

type Split = { before: string; between: string; after: string };

const splitsOf = (heard: string, pattern: RegExp): Split[] =>
  heard.length > longest
    ? []
    : Array.from(heard.matchAll(pattern), ({ 0: between, index }) => ({
        before: heard.slice(0, index).trim(),
        between,
        after: heard.slice(index + between.length).trim(),
      }));

const longest = 200;

/** A destructive group needs a confirmation. */
const groupOf = (parts: readonly Intent[]): ParsedUtterance => {
  const several: IntentGroup = { kind: 'several', parts };
  return isGrave(several) ? { kind: 'unsure', meant: several } : several;
};

/** 'Answer him tomorrow' has no message. */
const isTimeAlone = (intent: Intent): boolean =>
  intent.kind === 'draft' &&
  'words' in intent.act &&
  intent.act.words !== null &&
  parseWhen(normalize(intent.act.words).split(' ')) !== null;

/** One of its clauses begins with an order that goes on in the person's own words. */
const withOrder = (before: string): boolean =>
  !answersLater.test(before) &&
  before.split(/[,.;]\s+/).some((clause) => beginsOwnWords.test(withoutPreamble(clause)[0] ?? clause));

/** A message may itself ask its reader to archive something, and 'answer him tomorrow' has none. */
const isTheirs = (first: Intent, { before, between, after }: Split): boolean => {
  if (isTimeAlone(first)) return true;
  const isGivenOn = /^\s+and\s+$/i.test(between) && instructs.test(before) && !flowsOwn.test(after);
  return isGivenOn && hasMessage(first);
};

/** Nobody is told to do these to a mail of theirs. */
const flowsOwn = /^(?:snooze|star|mute|mark|label|remind|next|go on|move on)\b/i;

const hasMessage = (intent: Intent): boolean =>
  intent.kind === 'draft' && 'words' in intent.act && intent.act.words !== null;

/** The words could have gone on. */
const withWords = (intent: ParsedUtterance): Intent | null => {
  if (intent.kind === 'draft')
    return opens.has(intent.act.kind) && (intent.act.kind === 'short' || hasOwnWords(intent)) ? intent : null;
  if (intent.kind === 'control' && intent.control.kind === 'which-label') return intent;
  if (intent.kind === 'control')
    return intent.control.kind === 'new-label' && !/,|(?: \S+){3}/.test(intent.control.name) ? intent : null;
  return null;
};

const opens: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'new', 'short', 'note']);

const commandsIn = (intent: ParsedUtterance): Intent[] | null => {
  const parts = intent.kind === 'several' ? [...intent.parts] : [intent];
  const commands = parts.filter(isCommand);
  return commands.length === parts.length ? commands : null;
};

const isCommand = (of: ParsedUtterance): of is Intent => {
  if (of.kind === 'command') return of.command.kind !== 'undo' && of.command.kind !== 'redo';
  return of.kind === 'bulk' || (of.kind === 'control' && onward.has(of.control.kind));
};

const onward: ReadonlySet<string> = new Set(['next', 'resume']);
