// What a person did, told back in one breath: 'Archived two, starred Maria, snoozed Tom to Monday at 8:00.' Complete by kind.
import type { ActKind } from '#language/understanding.ts';

/** One act, with the sender called as one says it; `when`: until when it was put off. */
export type Recited = { kind: ActKind; count: number; sender: string; when?: string };

/** Acts in the order in which they were done; what is alike and follows each other is one part. */
export const partsOf = (acts: readonly Recited[]): string[] => groupsOf(acts).map(part);

export const recital = (acts: readonly Recited[]): string => {
  const parts = partsOf(acts);
  return parts.length === 0 ? nothingDone : `${capital(parts.join(', '))}.`;
};

/** 'Undone, 3: archived two, starred Maria.' */
export const invertedAll = (redo: boolean, acts: readonly Recited[]): string =>
  `${redo ? 'Done again' : 'Undone'}, ${acts.length}: ${partsOf(acts).join(', ')}.`;

export const nothingDone = 'You have not done anything in this session yet.';

export const noSuchAct = (redo: boolean): string =>
  redo ? 'I find nothing like that to do again.' : 'I find nothing like that to undo in this session.';

/** Why an act cannot be taken back by itself. */
export const blockedBy = ({ kind, sender }: Recited): string =>
  `${sender === '' ? 'That mail' : `${sender}’s mail`} was ${verbs[kind][0]} after that. Undo that first.`;

const groupsOf = (acts: readonly Recited[]): Recited[] => {
  const groups: Recited[] = [];
  for (const act of acts) {
    const before = groups.at(-1);
    if (before?.kind === act.kind && before.when === act.when)
      groups[groups.length - 1] = { ...before, count: before.count + act.count };
    else groups.push(act);
  }
  return groups;
};

const part = ({ kind, count, sender, when }: Recited): string => {
  const [verb, after] = verbs[kind];
  const whom = count > 1 ? numberWord(count) : sender || 'one';
  return [verb, whom, after, when === undefined ? '' : `${kind === 'remind' ? 'for' : 'to'} ${when}`]
    .filter((one) => one !== '')
    .join(' ');
};

const verbs: Record<ActKind, readonly [before: string, after: string]> = {
  archive: ['archived', ''],
  trash: ['trashed', ''],
  'mark-read': ['marked', 'read'],
  'mark-unread': ['marked', 'unread'],
  star: ['starred', ''],
  unstar: ['unstarred', ''],
  mute: ['muted', ''],
  unmute: ['unmuted', ''],
  spam: ['moved to spam', ''],
  snooze: ['snoozed', ''],
  remind: ['set a reminder on', ''],
  label: ['labelled', ''],
  move: ['moved', ''],
  unlabel: ['took a label off', ''],
  unsubscribe: ['unsubscribed from', ''],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const numberWord = (count: number): string => small[count] ?? String(count);

const small = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
