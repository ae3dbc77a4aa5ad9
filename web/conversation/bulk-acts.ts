// Asking about many mails, and doing what the person answers: counted first, asked with the biggest senders, and done as one act.

import type { BulkFilter, BulkThread, Counted } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import { Problem, type ProblemCode, problems } from '#domain/problem.ts';
import { wordsIn } from '#domain/words.ts';
import type { BulkAnswer, BulkRequest } from '#language/bulk/bulk.ts';
import { scoped } from '#language/bulk/bulk-request.ts';
import * as say from '#language/en/bulk-replies.ts';
import { now } from '#web/clock.ts';
import { countHere } from '#web/data/bulk-here.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { countOnServer } from '#web/data/search.ts';
import { formatsHere } from '#web/formats.ts';
import type { Acts } from './acts.ts';
import { type Bulk, type BulkQuestion, ticked } from './bulk.ts';
import type { Captions } from './captions.ts';
import { ownTermsHere } from './own-terms.ts';
import type { Player } from './player.ts';
import type { Search } from './search.ts';
import { zoneHere } from './zone.ts';

type Hands = { bulk: Bulk; acts: Acts; captions: Captions; player: Player; search: Search; ownAddress: string };

export const askBulk = async (hands: Hands, request: BulkRequest, heard?: string): Promise<void> => {
  const { act, lesser } = request;
  const filter = request.filter === 'found' ? scoped(foundBy(hands.search), act) : request.filter;
  await askAbout(hands, { act, lesser, filter }, { heard, passed: new Set() });
};

/** Answers with words where the question stands as it was. */
export const answerBulk = (
  hands: Hands,
  answer: BulkAnswer,
  by: { heard?: string; spoken: boolean },
): string | null => {
  const { bulk, captions } = hands;
  const question = bulk.current();
  if (!question) return null;
  switch (answer.kind) {
    case 'no':
      bulk.close();
      captions.say(say.leftAsTheyAre, by.heard);
      return null;
    case 'bare-yes':
      return say.nameTheAct(question.act);
    case 'yes':
      if (by.spoken && now().getTime() - question.askedAt > lapsesAfter) return askAgain(hands, question);
      doBulk(hands, by.heard);
      return null;
    default:
      return narrow(hands, question, answer);
  }
};

/** Does it to those that are ticked. */
export const doBulk = (hands: Hands, heard?: string): void => {
  const { bulk, acts, captions } = hands;
  const question = bulk.current();
  if (!question) return;
  bulk.close();
  const threadIds = ticked(question).map(({ threadId }) => threadId);
  if (threadIds.length === 0) return captions.say(say.noneLeft, heard);
  acts.give({ kind: question.act, args: { threadIds } }, heard === undefined ? {} : { heard });
  if (question.where === 'mailbox' && question.total > question.threads.length) askTheRest(hands, question);
};

/** Milliseconds in which a spoken yes must answer. */
const lapsesAfter = 8000;

type About = Pick<BulkQuestion, 'act' | 'lesser' | 'filter'>;

/** `passed`: those that the person left out of an earlier portion. */
const askAbout = async (
  { bulk, captions, player, ownAddress }: Hands,
  about: About,
  { heard, passed }: { heard?: string | undefined; passed: ReadonlySet<ThreadId> },
): Promise<void> => {
  bulk.close();
  const turn = ++asked;
  const found = await countedFor(about.filter, ownAddress).catch(sentenceOf);
  // Something else was asked meanwhile.
  if (turn !== asked) return;
  if (typeof found === 'string') return captions.say(found, heard);
  const threads = found.threads.filter(({ threadId }) => !passed.has(threadId));
  if (threads.length === 0) return captions.say(say.nothingMeant(about.act), heard);
  const total = found.total - (found.threads.length - threads.length);
  const question = {
    ...about,
    where: found.where,
    total,
    threads,
    without: new Set<ThreadId>(),
    askedAt: now().getTime(),
  };
  player.send({ kind: 'pause' });
  bulk.ask(question);
  tell({ captions, player }, say.bulkQuestion(question, formatsHere()), heard);
};

let asked = 0;

type Found = Counted & Pick<BulkQuestion, 'where'>;

const countedFor = async (filter: BulkFilter, ownAddress: string): Promise<Found> => {
  try {
    return { ...(await countOnServer(filter, zoneHere())), where: 'mailbox' };
  } catch (error) {
    if (!(error instanceof Problem) || !away.has(error.code)) throw error;
    const own = { ...filter, query: ownTermsHere(filter.query, ownAddress) };
    return { ...countHere(mailbox.current().threads, own, zoneHere()), where: 'device' };
  }
};

/** The server is away; whatever else it says is an answer. */
const away: ReadonlySet<ProblemCode> = new Set(['network.offline', 'database.unavailable']);

const sentenceOf = (error: unknown): string => problems[error instanceof Problem ? error.code : 'unexpected'].title;

/** What the server counts next must have this portion in it. */
const askTheRest = (hands: Hands, question: BulkQuestion): void => {
  const turn = asked;
  const leave = mailbox.subscribe(() => {
    if (mailbox.current().waiting > 0) return;
    leave();
    if (turn === asked) void askAbout(hands, question, { passed: question.without });
  });
};

const askAgain = ({ bulk, captions, player }: Hands, question: BulkQuestion): string => {
  bulk.ask({ ...question, askedAt: now().getTime() });
  const words = say.bulkQuestion({ ...question, threads: ticked(question) }, formatsHere());
  tell({ captions, player }, words);
  return words;
};

type Narrowing = Extract<BulkAnswer, { kind: 'only' | 'without' }>;

const narrow = ({ bulk, captions, player }: Hands, question: BulkQuestion, answer: Narrowing): string | null => {
  const those = question.threads.filter((thread, at) =>
    'nth' in answer ? at === answer.nth - 1 : isNamed(thread, answer.words),
  );
  if (those.length === 0) return say.noneOfThese('nth' in answer ? `number ${answer.nth}` : answer.words);
  const named = new Set(those.map(({ threadId }) => threadId));
  const out = question.threads.filter(({ threadId }) => named.has(threadId) === (answer.kind === 'without'));
  const without = new Set([...question.without, ...out.map(({ threadId }) => threadId)]);
  const threads = ticked({ threads: question.threads, without });
  if (threads.length === 0) return say.noneLeft;
  bulk.ask({ ...question, without, askedAt: now().getTime() });
  tell({ captions, player }, say.bulkQuestion({ ...question, threads, total: threads.length }, formatsHere()));
  return null;
};

/** Every word begins one of the sender's, or of the subject's. */
const isNamed = ({ from, subject }: BulkThread, words: string): boolean => {
  const wanted = wordsIn(words);
  const begins = (text: string): boolean => {
    const there = wordsIn(text);
    return wanted.every((word) => there.some((one) => one.startsWith(word)));
  };
  return wanted.length > 0 && (begins(`${from.name} ${from.email}`) || begins(subject));
};

const foundBy = (search: Search): BulkFilter => ({ query: search.state.current()?.query ?? [], mailing: null });

const tell = ({ captions, player }: Pick<Hands, 'captions' | 'player'>, words: string, heard?: string): void => {
  captions.say(words, heard);
  player.tell(words);
};
