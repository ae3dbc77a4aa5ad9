// Questions about a command group: they name each part, so that a yes covers all. In US English.

import { askedBack } from '#language/en/app/voice-words.ts';
import { commandWords, isAct } from '#language/en/mail/command-words.ts';
import type { AskedBack } from '#language/en/mail/commands/words.ts';
import type { Intent } from '#language/intents/intent.ts';

export type Named = { of: Intent; whose: string | null };

export const confirmGroup = (parts: readonly Named[]): AskedBack => ({
  words: `${counts[parts.length] ?? 'Several'} things: ${parts.map(called).join(', then ')}?`,
  act: parts.length === 2 ? 'both' : 'all',
});

export const whoseMail = (sender: string): string => (sender === '' ? 'another one' : `${sender}’s mail`);

export const restMissed = 'I did not get the rest.';

export const notTogether = 'Not both at once.';

const counts = ['None', 'One', 'Two', 'Three', 'Four'];

const called = ({ of, whose }: Named): string => {
  const words = wordsOf(of);
  if (whose === null) return words;
  return /\bit\b/.test(words) ? words.replace(/\bit\b/, whose) : `${words} for ${whose}`;
};

const wordsOf = (of: Intent): string => {
  const kind = kindOf(of);
  if (isAct(kind)) return plainly(commandWords[kind].asked?.words ?? commandWords[kind].example);
  return isAsked(kind) ? plainly(askedBack[kind].words) : (steps[kind] ?? 'the rest');
};

const kindOf = (of: Intent): string => {
  if (of.kind === 'command') return of.command.kind;
  if (of.kind === 'bulk') return 'bulk';
  if (of.kind === 'draft') return of.act.kind;
  if (of.kind !== 'control') return of.kind;
  return 'command' in of.control ? of.control.command : of.control.kind;
};

const isAsked = (kind: string): kind is keyof typeof askedBack => kind in askedBack;

const plainly = (words: string): string => words.replace(/\?$/, '').replace(/^\p{Lu}/u, (first) => first.toLowerCase());

/** Parts that change no mail. */
const steps: Readonly<Record<string, string>> = {
  next: 'go on to the next one',
  previous: 'go back',
  resume: 'go on',
  pause: 'pause',
  stop: 'stop',
  inquiry: 'tell you what you asked',
  answer: 'yes',
  bulk: 'see to the others',
  search: 'search',
  jump: 'go to that one',
  reply: 'write that answer',
  'reply-all': 'write that to everyone',
  short: 'write that answer',
  forward: 'forward it',
  new: 'write that email',
  note: 'keep that note',
};
