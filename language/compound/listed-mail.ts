// A command on a mail by its place in the list: 'archive the third one' is 'archive this one' about the third.
import { theNext } from '#language/en/compound/group-words.ts';
import { placed } from '#language/en/compound/place-words.ts';
import { ordinals } from '#language/en/player/inquiry-phrases.ts';
import { withDigits } from '#language/engine/numbers.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Mail } from '#language/mail/mail-intent.ts';
import { certain } from './request-kinds.ts';

type Alone = (words: string, situation: Situation) => ParsedUtterance;

/** Null if the words name no place, no such mail is there, or nothing is asked about it. */
export const listedMail = (heard: string, situation: Situation, alone: Alone): ParsedUtterance | null => {
  const named = nextIn(heard, situation) ?? placedIn(heard, situation);
  if (named === null || named.from === 0) return null;
  const words = `${heard.slice(0, named.from)}this one${heard.slice(named.to)}`;
  return aboutListed(alone(words, { ...situation, playing: named.mail }), named.place);
};

type Named = { mail: Mail; place: number | 'last' | 'next'; from: number; to: number };

const nextIn = (heard: string, { around }: Situation): Named | null => {
  const found = severalParts.test(heard) ? null : theNext.exec(heard);
  const mail = around?.after[0];
  return found && mail ? { mail, place: 'next', from: found.index, to: found.index + found[0].length } : null;
};

/** There 'the next one' depends on the commands before it. */
const severalParts = /,|\b(?:and|then)\b/i;

const placedIn = (heard: string, { listed }: Situation): Named | null => {
  const found = placed.exec(heard);
  const place = found && placeIn(found.groups ?? {});
  const mail = place == null ? null : (listed?.(place) ?? null);
  if (found === null || place === null || mail === null) return null;
  return { mail, place, from: found.index, to: found.index + found[0].length };
};

const aboutListed = (intent: ParsedUtterance, place: Named['place']): ParsedUtterance | null => {
  const about = certain(intent);
  // A draft begins with the mail on the screen, so Flow goes there first.
  if (about.kind === 'draft' && begins.has(about.act.kind) && typeof place === 'number')
    return { kind: 'control', control: { kind: 'jump', to: { kind: 'nth', nth: place }, else: null } };
  if (about.kind !== 'command' || about.command.kind === 'undo') return null;
  // A misheard number must not lose a mail.
  return about.command.kind === 'trash' || about.command.kind === 'spam' ? { kind: 'unsure', meant: about } : intent;
};

const begins: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'short']);

const placeIn = ({ nth, number }: Readonly<Record<string, string | undefined>>): number | 'last' | null => {
  if (number !== undefined) return Number(withDigits([number.toLowerCase()])[0]) || null;
  if (nth === undefined) return null;
  const word = nth.toLowerCase();
  if (word === 'last' || word === 'bottom') return 'last';
  const at = word === 'top' ? 0 : ordinals.indexOf(word);
  return at < 0 ? null : at + 1;
};
