// What the mail on this device gives to the briefing.
import type { BriefingFacts, BriefingMail, BriefingNews } from '#domain/briefing.ts';
import { dayOf, plusDays } from '#domain/day.ts';
import type { Invitation, Message, Thread } from '#domain/mail.ts';
import { holdsCode } from '#domain/sign-in-code.ts';
import { quotedTitle } from '#language/en/calendar/answer-replies.ts';
import { spokenSubject } from '#reading/announcement.ts';
import { type Ask, asksIn } from '#reading/asks.ts';
import { needAnswer, type QueueItem, type Ranking } from '#reading/ranking.ts';
import { type RankingContext, waitingMessages } from '#reading/reason.ts';
import { rankedHere } from '#web/conversation/player/ranked-here.ts';
import { type ScriptMessage, saidSubject, scriptOf } from '#web/conversation/script/script.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { quotedInSummary } from '#web/conversation/script/whose-words.ts';
import type { Mailbox } from '#web/data/mailbox-state.ts';

export type MailAround = Pick<RankingContext, 'now' | 'ownAddress'> & { zone: string } & Required<
    Pick<RankingContext, 'formats'>
  >;

export const mailFacts = (box: Mailbox, { now, ownAddress, zone, formats }: MailAround): BriefingFacts['mail'] => {
  const ranking = rankedHere(box.threads.values(), { now, ownAddress, timeZone: zone, formats });
  const { queue, aside, ranks } = ranking;
  return {
    state: stateOf(box),
    queue: queue.length,
    seconds: queue.reduce((sum, { seconds }) => sum + seconds, 0),
    needs: needAnswer(ranks.values(), ownAddress),
    top: topOf(ranking, { now, ownAddress, zone }),
    aside: asideOf(aside, ranks),
  };
};

const stateOf = ({ state, online, sync }: Mailbox): BriefingFacts['mail']['state'] => {
  if (!online || state === 'unreachable') return 'away';
  if (state === 'first-load') return 'first-load';
  return sync.isActive ? 'syncing' : 'ready';
};

/** As many as the briefing may name. */
const most = 5;

const topOf = ({ queue, ranks }: Ranking, around: Omit<MailAround, 'formats'>): BriefingMail[] => {
  const found: BriefingMail[] = [];
  for (const { threadId, tier } of queue) {
    const thread = ranks.get(threadId)?.thread;
    if (thread === undefined || tier > 1 || found.length === most) break;
    const message = waitingMessages(thread, around.ownAddress).find(({ reading }) => reading.asks);
    if (message !== undefined) found.push(mailOf(thread, message, around));
  }
  return found;
};

const mailOf = (thread: Thread, message: Message, { now, zone }: Omit<MailAround, 'formats'>): BriefingMail => {
  const said = scriptOf(thread).messages.find((one) => one.message.id === message.id);
  const { by } = message.reading;
  return {
    threadId: thread.id,
    who: whoOf(message, said),
    asks: asksOf(message, said),
    needs: needsOf(message.reading.askWords),
    subject: spokenSubject(said ? saidSubject(message, said.codes) : ''),
    // A day that is long over says nothing of today.
    by: by === undefined || by < plusDays(dayOf(now, zone), -longOver) ? null : by,
    more: moreOf(message, said),
  };
};

const longOver = 14;

/** Anybody can write under any name, so Flow names a doubtful sender by the address. */
const whoOf = ({ from }: Message, said: ScriptMessage | undefined): string =>
  (said?.vouched === true && spokenName(from)) || from.email;

/** The gravest ask in the text, or the one in the summary if the text is not here. */
const asksOf = (message: Message, said: ScriptMessage | undefined): string | null => {
  const [ask] = asksIn(sentencesOf(message, said)).toSorted((one, other) => gravity[one.kind] - gravity[other.kind]);
  if (ask !== undefined) return ask.sentence;
  const summary = said?.vouched ? said.summaryText : '';
  const { from } = quotedInSummary(summary, message.from);
  return summary.slice(0, from).endsWith(' asks: ') ? summary.slice(from) : null;
};

const gravity: Record<Ask['kind'], number> = { decision: 0, 'yes-or-no': 1, question: 2, request: 3 };

const sentencesOf = ({ reading }: Message, said: ScriptMessage | undefined): string[] =>
  (reading.paragraphs?.flat() ?? []).filter((sentence) => !holdsCode(sentence, said?.codes ?? []));

const moreOf = (message: Message, said: ScriptMessage | undefined): string[] => {
  const text = sentencesOf(message, said).slice(0, sentencesOfMore);
  return text.length > 0 || !said?.summaryText ? text : [said.summaryText];
};

const sentencesOfMore = 4;

/** As the sender's verb. */
const needsOf = (askWords: string): string => {
  if (askWords === '' || /^(?:asks|needs) /.test(askWords)) return askWords;
  if (askWords.startsWith('decision')) return 'wants a decision';
  return askWords.startsWith('yes or no') ? 'wants a yes or no' : 'wants something from you';
};

const asideOf = (aside: readonly QueueItem[], ranks: Ranking['ranks']): BriefingFacts['mail']['aside'] => {
  const newsletters = aside.filter(
    ({ threadId }) => ranks.get(threadId)?.thread.messages.at(-1)?.reading.mailing === 'newsletter',
  ).length;
  return { newsletters, notices: aside.length - newsletters };
};

/** Invitations that changed or were cancelled since six in the evening before. */
export const newsIn = ({ threads }: Mailbox, since: Date): BriefingNews[] =>
  [...threads.values()].flatMap((thread): BriefingNews[] => {
    const { at = '', invitation = null } = thread.messages.at(-1) ?? {};
    const how = invitation && changeIn(invitation);
    if (!how || Date.parse(at) < since.getTime() || thread.sender.sent === 0) return [];
    return [{ threadId: thread.id, title: quotedTitle(invitation.title), how }];
  });

const changeIn = ({ method, changed }: Invitation): BriefingNews['how'] | null => {
  if (method === 'cancel') return 'cancelled';
  return method === 'request' && changed === true ? 'moved' : null;
};
