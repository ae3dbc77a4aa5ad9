// Reads a request about many mails: 'archive everything from GitHub older than two weeks'.
import { registry } from '#commands/registry.ts';
import type { BulkFilter } from '#domain/bulk.ts';
import { dayOf } from '#domain/day.ts';
import type { DayTimes } from '#domain/day-times.ts';
import type { OwnLabel } from '#domain/label.ts';
import { type Clause, isEmpty } from '#domain/search-query.ts';
import {
  allLists,
  bulkActs,
  bulkFrames,
  bulkVerbs,
  oneMail,
  onlyThis,
  theRest,
  theResults,
  theWhole,
} from '#language/en/bulk/bulk-words.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { type Word, wordsOf } from '#language/engine/tokens.ts';
import { parseBulkFilter } from './bulk-filter.ts';
import type { BulkKind, BulkRequest, BulkTarget } from './bulk-intent.ts';
import { targetsIn } from './bulk-target.ts';
import { type Excluded, hasExclusion, withoutExcluded } from './excluded.ts';

type Asked = { act: BulkKind; which: readonly Word[]; lesser: boolean; goal?: BulkTarget };
export type At = { now: Date; zone: string; times?: DayTimes; listed: boolean; labels: readonly OwnLabel[] };

/** `listed`: search results are on the screen, and 'all of them' refers to them. */
export const parseBulkRequest = (heard: string, at: At): BulkRequest | null => {
  if (!bulkActs.test(heard)) return null;
  const bare = heard.replace(onward, '').replace(thereBehind, '').replace(remark, '');
  return (bare === heard ? null : requestOfAll(bare, at)) ?? requestOfAll(heard, at);
};

/** 'I don’t care about them', behind a request. */
const remark = /,\s+(?:those|these|they|i|we|it|he|she|that)\s+[^,]{3,50}$/i;

/** Flow asks about many mails, so it goes on afterwards anyway. */
const onward =
  /,? (?:and |then )+(?:please )?(?:go on|carry on|move on|continue|next|keep going|read on|proceed)[.!]*$/i;

const thereBehind = / (?:that (?:is|are) |that's )?in (?:there|here)[.!]*$/i;

const requestOfAll = (heard: string, at: At): BulkRequest | null => {
  const words = withRest(withoutHere(wordsOf(withoutPoliteness(heard))));
  if (words.length > longest) return null;
  const left = withoutExcluded(words, dayOf(at.now, at.zone));
  if (left === null) return requestIn(words, at);
  // Without the part that is left out, the request would be about the wrong mails.
  if (left === 'unclear') return null;
  const request = requestIn(left.words, at) ?? requestIn([...left.words, everything], at);
  return request && withoutOut(request, left.out, at);
};

const everything: Word = { text: 'everything', plain: 'everything', possessive: false };

const withoutOut = (request: BulkRequest, { clauses, mailing }: Excluded, at: At): BulkRequest | null => {
  const filter = request.filter === 'found' ? (at.listed ? null : inboxOnly) : request.filter;
  if (filter === null || (mailing !== null && filter.mailing !== null)) return null;
  const query = [...clauses, ...filter.query];
  return { ...request, filter: scopeOf({ query, mailing: mailing ?? filter.mailing }, request) };
};

const inboxOnly: BulkFilter = { query: [{ kind: 'label', label: 'inbox', not: false }], mailing: null };

/** 'Everything in here but the ones from Tom' is everything but those. */
const withoutHere = (words: readonly Word[]): readonly Word[] =>
  hasExclusion(words)
    ? words.filter(
        ({ plain }, at) => !(plain === 'here' && at > 1) && !(plain === 'in' && words[at + 1]?.plain === 'here'),
      )
    : words;

/** 'The rest' is everything in the inbox. */
const withRest = (words: readonly Word[]): readonly Word[] => {
  const plain = plainOf(words);
  const rest = theRest.exec(plain) ?? (hasExclusion(words) ? theWhole.exec(plain) : null);
  if (rest === null) return words;
  const from = countOf(plain.slice(0, rest.index));
  return [
    ...words.slice(0, rest.index === 0 ? 0 : from),
    everything,
    ...words.slice((rest.index === 0 ? 0 : from) + countOf(rest[0])),
  ];
};

const requestIn = (words: readonly Word[], at: At): BulkRequest | null => {
  const said = framed(words);
  const ways: (Asked | null)[] = said ? [said] : [...targetsIn(words, at).map(unambiguous), verbFirst(words)];
  for (const asked of ways) {
    const request = asked && requestOf(asked, at);
    if (request) return request;
  }
  return null;
};

const unambiguous = <T>(aim: T): T & { lesser: false } => ({ ...aim, lesser: false });

const requestOf = ({ which, ...asked }: Asked, at: At): BulkRequest | null => {
  if (onlyThis.test(plainOf(which))) return null;
  if (theResults.test(plainOf(which))) return at.listed ? { ...asked, filter: 'found' } : null;
  if (namesOrder(which)) return null;
  const filter = isEveryList(asked.act, which) ? newsletters : parseBulkFilter(which, dayOf(at.now, at.zone));
  if (filter === null || holdsTalk(filter)) return null;
  return { ...asked, filter: scopeOf(oneMail.test(plainOf(which)) ? inInboxToo(filter) : filter, asked) };
};

/** Small words are no search terms: Flow took a remark, or words of the action, for a condition. */
const holdsTalk = ({ query }: BulkFilter): boolean =>
  query.some((clause) => {
    if (clause.kind !== 'words' || clause.exact) return false;
    if (clause.field === 'any' && talk.test(clause.text)) return true;
    return clause.text.split(' ').some((word) => ofAction.test(word));
  });

const talk =
  /^(?:i|i['’]m|we|you|they|them|it|so|but|except|because|well|though|just|please|no|wait|actually|still|want|need|care|keep|don['’]?t|doesn['’]?t|do|does|be|can|could|should|would|as|if|then|and|or)$/i;

/** No name and no subject of mail is one of these alone. */
const ofAction =
  /^(?:what|come|comes|came|should|get|gets|got|give|gives|put|sitting|lying|out|inbox|all|a|be|to|stuff|there|here|that|which|who|before|archive|trash|star|mark)$/i;

/** 'All newsletters and delete all promotions' are two requests. */
const namesOrder = (which: readonly Word[]): boolean =>
  which.some(
    ({ plain }, at) =>
      at > 0 &&
      orderWord.test(plain) &&
      !/^(?:about|on|regarding|subject|called|the|my|to|in)$/.test(which[at - 1]?.plain ?? ''),
  );

const orderWord = /^(?:archive|delete|trash|snooze|unsubscribe|remind)$/;

/** One mail that the person has before them. */
const inInboxToo = ({ query, mailing }: BulkFilter): BulkFilter => ({ query: [...query, ...inboxOnly.query], mailing });

const isEveryList = (act: BulkKind, which: readonly Word[]): boolean =>
  act === 'unsubscribe' && allLists.test(plainOf(which));

const newsletters: BulkFilter = { query: [], mailing: 'newsletter' };

/** Words. A longer sentence is probably dictation, or addressed to somebody else. */
const longest = 20;

const framed = (words: readonly Word[]): Asked | null => {
  const plain = plainOf(words);
  for (const { frame, act } of bulkFrames) {
    const [, which] = frame.exec(plain) ?? [];
    if (which !== undefined) return { act, which: words.slice(1, 1 + countOf(which)), lesser: false };
  }
  return null;
};

const verbFirst = (words: readonly Word[]): Asked | null => {
  const plain = plainOf(words);
  for (const { begins, act, lesser } of bulkVerbs) {
    const [verb] = begins.exec(plain) ?? [];
    if (verb !== undefined) return { act, which: words.slice(countOf(verb)), lesser: lesser ?? false };
  }
  return null;
};

/** Only mail that the action changes. Without another condition, only the inbox. */
export const scopeOf = (
  { query, mailing }: BulkFilter,
  { act, goal }: Pick<BulkRequest, 'act' | 'goal'>,
): BulkFilter => {
  const { onlyFor } = registry[act];
  const filter: Clause[] = [...query, ...(onlyFor ? [{ kind: 'label', ...onlyFor } as const] : [])];
  const inbox = inInbox.has(act) || (mailing === null && isEmpty(query));
  const clauses: Clause[] = [
    ...filter,
    ...labelled(act, goal),
    ...(inbox ? [{ kind: 'label', label: 'inbox', not: false } as const] : []),
  ];
  return { query: [...new Map(clauses.map((clause) => [JSON.stringify(clause), clause])).values()], mailing };
};

const labelled = (act: BulkKind, goal: BulkTarget | undefined): Clause[] => {
  const [label, another] = goal && 'options' in goal ? goal.options : [];
  if (!label || another || (act !== 'label' && act !== 'unlabel')) return [];
  return [{ kind: 'label', label: label.id, not: act === 'label' }];
};

const inInbox: ReadonlySet<BulkKind> = new Set(['archive', 'mark-unread', 'mute', 'snooze', 'move']);

const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

const countOf = (plain: string): number => plain.trim().split(' ').length;
