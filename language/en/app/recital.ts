// Lists what a person did in one sentence: 'Archived two, starred Maria, snoozed Tom to Monday at 8:00.'

import type { NewDraftAct } from '#language/drafting/draft-intent.ts';
import { commandWords } from '#language/en/mail/command-words.ts';
import type { MailCommandKind } from '#language/mail/command-kinds.ts';

export type SentKind = NewDraftAct['kind'];

/** `when`: the time at which mail returns, or at which it leaves. */
export type RecitedAct = { kind: MailCommandKind | SentKind; count: number; sender: string; when?: string };

/** In order. Equal acts in a row form one part. */
export const partsOf = (acts: readonly RecitedAct[]): string[] => groupsOf(acts).map(part);

export const recital = (acts: readonly RecitedAct[]): string => {
  const parts = partsOf(acts);
  return parts.length === 0 ? nothingDone : `${capital(parts.join(', '))}.`;
};

/** 'Archived Maria, not trashed.' */
export const lesserRecital = (acts: readonly RecitedAct[]): string => recital(acts).replace(/\.$/, ', not trashed.');

/** 'Undone, 3: archived two, starred Maria.' Acts on meetings have no sender to name. */
export const invertedAll = (redo: boolean, acts: readonly RecitedAct[]): string => {
  const lead = redo ? 'Done again' : 'Undone';
  return acts.length === 0 ? `${lead}.` : `${lead}, ${acts.length}: ${partsOf(acts).join(', ')}.`;
};

export const nothingDone = 'You have not done anything in this session yet.';

export type Acted = RecitedAct & { kind: MailCommandKind };

const groupsOf = (acts: readonly RecitedAct[]): RecitedAct[] => {
  const groups: RecitedAct[] = [];
  for (const act of acts) {
    const before = groups.at(-1);
    if (before?.kind === act.kind && before.when === act.when)
      groups[groups.length - 1] = { ...before, count: before.count + act.count };
    else groups.push(act);
  }
  return groups;
};

const part = ({ kind, count, sender, when }: RecitedAct): string => {
  if (isSent(kind)) return sentPart(kind, count > 1 ? numberWord(count) : sender || 'one', when);
  const [verb, after] = commandWords[kind].recited;
  const whom = count > 1 ? numberWord(count) : sender || 'one';
  return [verb, whom, after, when === undefined ? '' : `${kind === 'remind' ? 'for' : 'to'} ${when}`]
    .filter((one) => one !== '')
    .join(' ');
};

/** 'Replied to Maria', 'scheduled a reply to Maria for Monday at 8:00'. */
const sentPart = (kind: SentKind, whom: string, when: string | undefined): string =>
  when === undefined ? `${sentVerbs[kind]} ${whom}` : `scheduled ${sentNouns[kind]} ${whom} for ${when}`;

const isSent = (kind: MailCommandKind | SentKind): kind is SentKind => kind in sentVerbs;

const sentVerbs: Record<SentKind, string> = {
  reply: 'replied to',
  'reply-all': 'replied to everyone with',
  forward: 'forwarded to',
  new: 'wrote to',
};

const sentNouns: Record<SentKind, string> = {
  reply: 'a reply to',
  'reply-all': 'a reply to everyone with',
  forward: 'a forward to',
  new: 'an email to',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const numberWord = (count: number): string => small[count] ?? String(count);

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
