// Reads a bulk request in a person's own words: which action, which mails, until when. Flow counts and asks before it acts.
import type { BulkFilter } from '#domain/bulk.ts';
import type { BulkKind, BulkRequest } from '#language/bulk/bulk-intent.ts';
import { parseBulkRequest } from '#language/bulk/bulk-request.ts';
import { hasExclusion } from '#language/bulk/excluded.ts';
import { bulkActWords, bulkNouns, bulkWhich, onlyOne, theHeap } from '#language/en/classifier/intent-words.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import { wordsOf } from '#language/engine/tokens.ts';
import type { Situation } from '#language/intents/situation.ts';
import { matchLabels } from '#language/mail/match-labels.ts';
import { labelIn, whenIn } from './named-entities.ts';

const verbs: Partial<Record<BulkKind, string>> = {
  archive: 'archive',
  trash: 'delete',
  'mark-read': 'mark as read',
  'mark-unread': 'mark as unread',
  star: 'star',
  unstar: 'unstar',
  spam: 'junk',
  mute: 'mute',
  snooze: 'snooze',
  unsubscribe: 'unsubscribe me from',
};

/** The words around the label's name. */
const labelling: Partial<Record<BulkKind, (which: string, label: string) => string>> = {
  label: (which, label) => `label ${which} as ${label}`,
  move: (which, label) => `move ${which} to ${label}`,
  unlabel: (which, label) => `remove the ${label} label from ${which}`,
};

/** Null if the words do not say which mails, or what to do with them. */
export const bulkInOwnWords = (heard: string, act: BulkKind | null, situation: Situation): BulkRequest | null => {
  const said = withoutPoliteness(heard);
  const kind = act ?? bulkActWords.find(({ said: words }) => words.test(said.toLowerCase()))?.act;
  if (kind === undefined || onlyOne.test(said)) return null;
  const phrase = phraseOf(kind, said, situation);
  const request = phrase && whichIn(heard, phrase, situation);
  if (!request || request.act !== kind || isInverted(said, request)) return null;
  return kind === 'snooze' ? putOff(request, heard, situation) : request;
};

const putOff = (request: BulkRequest, heard: string, situation: Situation): BulkRequest => {
  const when = whenIn(heard);
  const until = when && momentOf(when, situation.now, situation.zone, situation.times).toISOString();
  return { ...request, goal: { until } };
};

/** Something is left out, and the request covers it too. */
const isInverted = (said: string, { filter }: BulkRequest): boolean =>
  filter !== 'found' &&
  (hasExclusion(wordsOf(said)) || (leavesSomething.test(said) && isWholeInbox(filter))) &&
  !filter.mailing?.startsWith('not-') &&
  !filter.query.some((clause) => clause.kind === 'before' || ('not' in clause && clause.not));

const isWholeInbox = ({ query, mailing }: BulkFilter): boolean =>
  mailing === null && query.every((clause) => clause.kind === 'label');

const leavesSomething = /\b(?:not|without|except|but|apart|minus|keep|leave|unstarred)\b|n['’]t\b/i;

/** 'I don’t care about promotions, archive them all': the mails are named before. */
const namedBefore = /[,;.].*\b(?:them|those|these)\b/i;

type Phrase = { of: (which: string) => string; rest: string };

const phraseOf = (kind: BulkKind, said: string, { labels }: Situation): Phrase | null => {
  const verb = verbs[kind];
  if (verb !== undefined) return { of: (which) => `${verb} ${which}`, rest: said };
  const named = labelling[kind];
  const label = named && labelIn(said.replace(/^\S+/, ''), labels)?.join(' ');
  if (named === undefined || label === undefined || matchLabels(label, labels).length === 0) return null;
  const words = label.replace(/[^\w ]/g, '.').replaceAll(' ', '[ /]');
  const rest = said.replace(
    new RegExp(
      `,?(?: (?:with|as|under|into|in|to|off|from|called))*(?: the)?(?: (?:label|tag|folder|category))? ${words}(?: (?:label|tag|folder|category|off|from|on))*`,
      'i',
    ),
    '',
  );
  return { of: (which) => named(which, label), rest };
};

const whichIn = (heard: string, { of, rest }: Phrase, situation: Situation): BulkRequest | null => {
  const tokens = rest.replace(/[,;:]/g, '').split(/\s+/).slice(0, most);
  for (let from = 0; from < tokens.length; from += 1) {
    if (!bulkWhich.test(tokens.slice(from).join(' '))) continue;
    for (let to = tokens.length; to > from; to -= 1) {
      const stretch = tokens.slice(from, to).join(' ');
      if (theHeap.test(stretch) && namedBefore.test(heard)) continue;
      const which = stretch.replace(theHeap, 'everything');
      const request = parseBulkRequest(of(which), { ...situation, listed: situation.searching === 'list' });
      if (request !== null && !isVague(request, which)) return request;
    }
  }
  return null;
};

/** Any words could be search terms, so it requires a word for mail. It never trashes all mail. */
const isVague = ({ act, filter }: BulkRequest, which: string): boolean => {
  if (filter === 'found') return false;
  if (filter.query.some((clause) => clause.kind === 'words' && clause.field === 'any')) return !bulkNouns.test(which);
  return isDestructiveBulk(act) && filter.mailing === null && filter.query.every(({ kind }) => kind === 'label');
};

export const isDestructiveBulk = (act: BulkKind): boolean => act === 'trash' || act === 'spam';

const most = 24;
