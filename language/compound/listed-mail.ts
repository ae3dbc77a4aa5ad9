// A command on a mail by its place in the list: 'archive the third one' is 'archive this one' about the third.

import { theNext } from '#language/en/compound/group-words.ts';
import { placed } from '#language/en/compound/place-words.ts';
import { ordinals } from '#language/en/player/inquiry-phrases.ts';
import { withDigits } from '#language/engine/numbers.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';

type Alone = (words: string, situation: Situation) => ParsedUtterance;

/** Null if the words name no place, no such mail is there, or nothing is asked about it. */
export const listedMail = (heard: string, situation: Situation, alone: Alone): ParsedUtterance | null => {
  const next = /,|\b(?:and|then)\b/i.test(heard) ? null : theNext.exec(heard);
  const found = next ?? placed.exec(heard);
  const place = found && next === null ? placeIn(found.groups ?? {}) : null;
  const mail =
    next === null
      ? place === null
        ? null
        : (situation.listed?.(place) ?? null)
      : (situation.around?.after[0] ?? null);
  if (found === null || mail === null || found.index === 0) return null;
  const words = `${heard.slice(0, found.index)}this one${heard.slice(found.index + found[0].length)}`;
  const intent = alone(words, { ...situation, playing: mail });
  const about = intent.kind === 'unsure' ? intent.meant : intent;
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
