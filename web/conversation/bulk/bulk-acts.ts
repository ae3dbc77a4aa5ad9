// Bulk commands: count the mails, ask with the biggest senders, then run one command.

import type { BulkFilter, BulkThread } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import { Problem, problems } from '#domain/problem.ts';
import type { BulkAnswer, BulkRequest } from '#language/bulk/bulk-intent.ts';
import { question as ask } from '#language/en/app/questions.ts';
import * as say from '#language/en/bulk/bulk-replies.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import { now } from '#web/clock.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Acts } from '#web/conversation/mail/acts.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { isBegunIn } from '#web/conversation/script/begun-in.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import type { Search } from '#web/conversation/search/search.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { settings } from '#web/data/settings.ts';
import { perDevice } from '#web/device.ts';
import { formatsHere } from '#web/formats.ts';
import { type Bulk, type BulkQuestion, ticked } from './bulk.ts';
import { type BulkMatches, matchesFor } from './bulk-matches.ts';
import { type Plan, planOf } from './bulk-plan.ts';

type AssistantSession = {
  bulk: Bulk;
  acts: Acts;
  captions: Captions;
  player: Player;
  search: Search;
  questions: Questions;
  ownAddress: string;
};

export const askBulk = (assistant: AssistantSession, request: BulkRequest, heard?: string): string | null => {
  const { goal } = request;
  if (goal && 'options' in goal && goal.options.length > 1) return askWhich(assistant, request, goal.options, heard);
  const plan = planOf(request, filterOf(assistant.search));
  if (plan === null) return askUntilWhen(assistant, request, heard);
  void askAbout(assistant, plan, { heard, passed: new Set() });
  return null;
};

const askWhich = (
  assistant: AssistantSession,
  request: BulkRequest,
  labels: readonly OwnLabel[],
  heard?: string,
): null => {
  const options = labels.slice(0, 3);
  const names = options.map(({ name }) => name);
  const words = ask.whichOne(names);
  tell(assistant, words, heard);
  assistant.questions.ask({
    question: { kind: 'which', options: names },
    words,
    answered: (answer, said) => {
      const chosen = answer.kind === 'option' ? options[answer.nth] : undefined;
      if (chosen) askBulk(assistant, { ...request, goal: { called: chosen.name, options: [chosen] } }, said);
      else assistant.captions.say(ask.left, said);
    },
  });
  return null;
};

/** Without an open question, a bare time would apply to the current mail. */
const askUntilWhen = (assistant: AssistantSession, request: BulkRequest, heard?: string): null => {
  tell(assistant, say.untilWhen, heard);
  assistant.questions.ask({
    question: { kind: 'when' },
    words: say.untilWhen,
    answered: (answer, said) => {
      if (answer.kind !== 'time') return assistant.captions.say(ask.left, said);
      const until = momentOf(answer.when, now(), zoneHere(), settings.current()).toISOString();
      askBulk(assistant, { ...request, goal: { until } }, said);
    },
  });
  return null;
};

export const answerBulk = (assistant: AssistantSession, answer: BulkAnswer, heard?: string): string | null => {
  const { bulk, captions } = assistant;
  const question = bulk.current();
  if (!question) return null;
  switch (answer.kind) {
    case 'no':
      bulk.close();
      captions.say(say.leftAsTheyAre, heard);
      return null;
    case 'bare-yes':
      return say.nameTheAct(question.act);
    case 'yes':
      doBulk(assistant, heard);
      return null;
    default:
      return narrow(assistant, question, answer);
  }
};

export const doBulk = (assistant: AssistantSession, heard?: string): void => {
  const { bulk, acts, captions } = assistant;
  const question = bulk.current();
  if (!question) return;
  bulk.close();
  const threadIds = ticked(question).map(({ threadId }) => threadId);
  if (threadIds.length === 0) return captions.say(say.noneLeft, heard);
  acts.give(question.command(threadIds), heard === undefined ? {} : { heard });
  if (question.where === 'mailbox' && question.total > question.threads.length) askTheRest(assistant, question);
};

/** `passed`: threads that the person unticked in an earlier batch. */
const askAbout = async (
  { bulk, captions, player, ownAddress }: AssistantSession,
  about: Plan,
  { heard, passed }: { heard?: string | undefined; passed: ReadonlySet<ThreadId> },
): Promise<void> => {
  bulk.close();
  const own = questions();
  own.turn += 1;
  const { turn } = own;
  const matches: BulkMatches | string = await matchesFor(about, ownAddress, passed).catch(sentenceOf);
  if (turn !== own.turn) return;
  if (typeof matches === 'string') return captions.say(matches, heard);
  const notes = [...about.notes, ...matches.notes];
  if (matches.threads.length === 0)
    return captions.say(matches.notes.length > 0 ? matches.notes.join(' ') : say.nothingMeant(about.act), heard);
  const { here } = player.state.current().views.aside;
  const aside = matches.threads.filter(({ threadId }) => here.has(threadId)).length;
  const question = { ...about, ...matches, notes, aside, without: new Set<ThreadId>() };
  player.send({ kind: 'pause' });
  bulk.ask(question);
  tell({ captions, player }, say.bulkQuestion(question, formatsHere()), heard);
};

const questions = perDevice(() => ({ turn: 0 }));

const sentenceOf = (error: unknown): string => problems[error instanceof Problem ? error.code : 'unexpected'].title;

/** Wait until the server has this batch, or it counts these mails again. */
const askTheRest = (assistant: AssistantSession, question: BulkQuestion): void => {
  const own = questions();
  const { turn } = own;
  const leave = mailbox.subscribe(() => {
    if (mailbox.current().waiting > 0) return;
    leave();
    if (turn === own.turn) void askAbout(assistant, question, { passed: passedBy(question) });
  });
};

const passedBy = ({ act, threads, without }: BulkQuestion): ReadonlySet<ThreadId> =>
  act === 'unsubscribe' ? new Set(threads.map(({ threadId }) => threadId)) : without;

type Narrowing = Extract<BulkAnswer, { kind: 'only' | 'without' }>;

const narrow = (
  { bulk, captions, player }: AssistantSession,
  question: BulkQuestion,
  answer: Narrowing,
): string | null => {
  const those = question.threads.filter((thread, at) =>
    'nth' in answer ? at === answer.nth - 1 : isNamed(thread, answer.words),
  );
  if (those.length === 0) return say.noneOfThese('nth' in answer ? `number ${answer.nth}` : answer.words);
  const named = new Set(those.map(({ threadId }) => threadId));
  const out = question.threads.filter(({ threadId }) => named.has(threadId) === (answer.kind === 'without'));
  const without = new Set([...question.without, ...out.map(({ threadId }) => threadId)]);
  const threads = ticked({ threads: question.threads, without });
  if (threads.length === 0) return say.noneLeft;
  bulk.ask({ ...question, without });
  tell({ captions, player }, say.bulkQuestion({ ...question, threads, total: threads.length }, formatsHere()));
  return null;
};

const isNamed = ({ from, subject }: BulkThread, words: string): boolean =>
  isBegunIn(`${from.name} ${from.email}`, words) || isBegunIn(subject, words);

const filterOf = (search: Search): BulkFilter => ({ query: search.state.current()?.query ?? [], mailing: null });

const tell = (
  { captions, player }: Pick<AssistantSession, 'captions' | 'player'>,
  words: string,
  heard?: string,
): void => {
  captions.say(words, heard);
  player.tell(words);
};
