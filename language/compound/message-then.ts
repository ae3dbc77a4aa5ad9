// Where the words of a message, a label or a name end, because another command begins: 'reply thanks and archive it'.
import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { commandBehind, instructs, messageBehind } from '#language/en/compound/message-end-words.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { Intent, IntentGroup, ParsedUtterance } from '#language/intents/intent.ts';

type Alone = (words: string) => ParsedUtterance;

/** `head` understands a sentence with words of the person's own, `tail` only whole commands. */
export const messageThenCommand = (heard: string, head: Alone, tail: Alone): ParsedUtterance | null => {
  if (heard.length > longest) return null;
  for (const { 0: between, index } of heard.matchAll(commandBehind)) {
    const [before, after] = [heard.slice(0, index).trim(), heard.slice(index + between.length).trim()];
    if (before === '' || after === '') continue;
    const then = commandsIn(tail(after));
    const first = then === null ? null : withWords(head(before));
    if (then === null || first === null || (isText(first) && isTheirs(before, between, after))) continue;
    const several: IntentGroup = { kind: 'several', parts: [first, ...then] };
    return isGrave(several) ? { kind: 'unsure', meant: several } : several;
  }
  return null;
};

/** 'Archive it and thank him': the draft begins first, as the mail is gone afterwards. */
export const commandThenMessage = (heard: string, head: Alone, tail: Alone): ParsedUtterance | null => {
  if (heard.length > longest || !messageBehind.test(heard)) return null;
  for (const { 0: between, index } of heard.matchAll(new RegExp(messageBehind.source, 'gi'))) {
    const first = commandsIn(head(heard.slice(0, index).trim()));
    const draft = first?.every(({ kind }) => kind === 'command')
      ? withWords(tail(heard.slice(index + between.length)))
      : null;
    if (first === null || draft?.kind !== 'draft') continue;
    const several: IntentGroup = { kind: 'several', parts: [draft, ...first] };
    return isGrave(several) ? { kind: 'unsure', meant: several } : several;
  }
  return null;
};

/** A command that the first part means, and one that only the rest names. */
export const commandThen = (
  heard: string,
  isFirst: (words: string) => boolean,
  tail: Alone,
  first: Extract<Intent, { kind: 'command' }>,
): ParsedUtterance | null => {
  for (const { 0: between, index } of heard.matchAll(commandBehind)) {
    const then = commandsIn(tail(heard.slice(index + between.length)));
    const [next, more] = then ?? [];
    if (next?.kind !== 'command' || more !== undefined || next.command.kind === first.command.kind) continue;
    if (!isFirst(heard.slice(0, index).trim())) continue;
    const several: IntentGroup = { kind: 'several', parts: [first, next] };
    return isGrave(several) ? { kind: 'unsure', meant: several } : several;
  }
  return null;
};

const longest = 200;

/** A message may itself ask its reader to archive something. */
const isTheirs = (before: string, between: string, after: string): boolean =>
  /^\s+and\s+$/i.test(between) && instructs.test(before) && !flowsOwn.test(after);

/** Nobody is told to do these to a mail of theirs. */
const flowsOwn = /^(?:snooze|star|mute|mark|label|remind|next|go on|move on)\b/i;

const isText = (intent: Intent): boolean =>
  intent.kind === 'draft' && 'words' in intent.act && intent.act.words !== null;

/** The words could have gone on. */
const withWords = (intent: ParsedUtterance): Intent | null => {
  if (intent.kind === 'draft') return opens.has(intent.act.kind) && saysSomething(intent.act) ? intent : null;
  if (intent.kind === 'control')
    return intent.control.kind === 'new-label' && !/,|(?: \S+){3}/.test(intent.control.name) ? intent : null;
  return null;
};

/** A message, a person, or a stock answer. */
const saysSomething = (act: DraftAct): boolean =>
  act.kind === 'short' || ('words' in act && act.words !== null) || ('who' in act && act.who !== null);

const opens: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'new', 'short', 'note']);

const commandsIn = (intent: ParsedUtterance): Intent[] | null => {
  const parts = intent.kind === 'several' ? intent.parts : [intent];
  const all: Intent[] = [];
  for (const part of parts) {
    if (part.kind === 'command' && part.command.kind !== 'undo' && part.command.kind !== 'redo') all.push(part);
    else if (part.kind === 'control' && onward.has(part.control.kind)) all.push(part);
    else if (part.kind === 'bulk') all.push(part);
    else return null;
  }
  return all;
};

const onward: ReadonlySet<string> = new Set(['next', 'resume']);
