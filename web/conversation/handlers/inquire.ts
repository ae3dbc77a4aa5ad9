// Answers questions about the current mail, the queue and past actions from local data only. Flow never makes up an answer.
import { saidClock } from '#domain/formats.ts';
import { type Message, type Thread, unanswered } from '#domain/mail.ts';
import { codesOf, holdsCode } from '#domain/sign-in-code.ts';
import { recital } from '#language/en/app/recital.ts';
import { notHereYet } from '#language/en/app/replies.ts';
import { spellWords } from '#language/en/engine/spelling.ts';
import { blockedReply } from '#language/en/mail/blocked-list.ts';
import { codeHeld, codeWords } from '#language/en/player/code-words.ts';
import * as say from '#language/en/player/inquiry-replies.ts';
import { whyReply } from '#language/en/player/why-words.ts';
import type { Inquiry, InquiryRequest, LateInquiry } from '#language/player/inquiry.ts';
import { secondsOfThread } from '#reading/announcement.ts';
import { type Ask, asksIn, asksInSubject, deadlineIn } from '#reading/asks.ts';
import { reasonIn } from '#reading/reason.ts';
import { now } from '#web/clock.ts';
import { payment } from '#web/commands/pay-for-answer.ts';
import { needCredits, type UnpaidAct } from '#web/commands/unpaid-act.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { timeToHear, unitsOf } from '#web/conversation/player/playback.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { onScreen } from '#web/conversation/player/queue-view.ts';
import { shownFile } from '#web/conversation/player/viewing.ts';
import { lastDone, tell, tellingOf } from '#web/conversation/script/recent-acts.ts';
import { type ScriptMessage, saidSubject, scriptOf } from '#web/conversation/script/script.ts';
import { nameOfSender } from '#web/conversation/script/sender-names.ts';
import { senderWarningsIn } from '#web/conversation/script/sender-warnings.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { dayWithin } from '#web/conversation/search/search-replies.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { phrasesNow } from '#web/conversation/session/hints.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { formatsHere } from '#web/formats.ts';

export const answerInquiry = ({ about, count }: InquiryRequest, heard: string, assistant: AssistantSession): void => {
  const pay = summaries.has(about) ? payment('summary') : () => {};
  if (pay === null) return assistant.captions.say(needCredits(summaryOf(assistant)), heard);
  if (isLate(about)) {
    void import('./thread-answers.ts').then(
      ({ answerLate }) => answerLate(about, heard, assistant) && pay(),
      () => assistant.captions.say(notHereYet, heard),
    );
    return;
  }
  const words = isGeneral(about) ? general[about](assistant, count) : ofMail(about, assistant, count);
  if (words !== say.noMailOpen && words !== say.textToCome) pay();
  assistant.captions.say(words, heard);
  assistant.player.tell(words);
};

const summaries: ReadonlySet<Inquiry> = new Set(['gist', 'thread', 'newsletters', 'notices']);

const lateInquiries = {
  thread: true,
  changed: true,
  decided: true,
  newsletters: true,
  notices: true,
} satisfies Record<LateInquiry, true>;
const isLate = (about: Inquiry): about is LateInquiry => about in lateInquiries;

const summaryOf = ({ player }: AssistantSession): UnpaidAct | null => {
  const { current } = queueViewOf(player.state.current());
  return current === null ? null : { kind: 'summary', threadId: current };
};

const general = {
  done: (_hands: AssistantSession, count: number | null): string => {
    const done = lastDone(count ?? usually);
    tell(done);
    return recital(done.flatMap((one) => tellingOf(one) ?? []));
  },
  status: ({ player }: AssistantSession): string => {
    const state = player.state.current();
    const left = onScreen(queueViewOf(state)).flatMap((id) => threadOf(id) ?? []);
    const seconds = timeToHear(
      left.map((thread) => secondsOfThread(thread, unitsOf[state.detail])),
      state.speed,
    );
    const done = new Set(player.session()?.acts.flatMap(({ threadIds }) => threadIds)).size;
    return say.statusReply(left.length, Math.round(seconds / 60), done);
  },
  blocked: (): string => blockedReply([...mailbox.current().blocked].map(nameOfSender)),
  help: (assistant: AssistantSession): string => say.helpReply(phrasesNow(assistant).slice(0, 4)),
} as const;

const usually = 10;

type General = keyof typeof general;
const isGeneral = (about: Inquiry): about is General => about in general;

type InPlay = {
  thread: Thread;
  first: ScriptMessage;
  sentences: readonly string[];
  assistant: AssistantSession;
  count: number | null;
};

const ofMail = (
  about: Exclude<Inquiry, General | LateInquiry>,
  assistant: AssistantSession,
  count: number | null,
): string => {
  const thread = threadOf(queueViewOf(assistant.player.state.current()).current);
  const first = thread && scriptOf(thread).messages[0];
  if (!thread || !first) return say.noMailOpen;
  return answers[about]({ thread, first, assistant, count, sentences: sentencesOf(thread) });
};

const answers: Record<Exclude<Inquiry, General | LateInquiry>, (of: InPlay) => string> = {
  sender: ({ first: { message, vouched, codes }, assistant }) =>
    say.senderReply({
      name: (vouched && message.from.name) || message.from.email,
      when: whenOf(message),
      others: othersOn(message, assistant.ownAddress).length,
      subject: saidSubject(message, codes),
    }),
  safe: ({ thread, first: { message } }) =>
    say.safetyReply({
      address: message.from.email,
      written: thread.sender.sent,
      warnings: senderWarningsIn(thread, message),
    }),
  subject: ({ first }) => say.subjectReply(saidSubject(first.message, first.codes)),
  code: ({ thread }) =>
    scriptOf(thread).whole
      ? codeWords(scriptOf(thread).messages.findLast(({ codes }) => codes.length > 0)?.codes ?? [])
      : say.textToCome,
  moment: ({ first }) => say.momentWords(whenOf(first.message)),
  others: ({ first, assistant }) => say.othersReply(othersOn(first.message, assistant.ownAddress)),
  gist: ({ thread, first, sentences }) =>
    first.message.reading.summary === '' && !scriptOf(thread).whole
      ? say.textToCome
      : first.codes.length > 0
        ? codeHeld
        : say.summaryReply(first.summaryText, sentences.join(' ')),
  ask: ({ thread, first, sentences }) => {
    if (!scriptOf(thread).whole) return say.textToCome;
    const asks = [...asksIn(sentences), ...asksInSubject(saidSubject(first.message, first.codes))];
    const [ask] = asks.toSorted((one, other) => gravity[one.kind] - gravity[other.kind]);
    return say.askReply(first.vouched ? calledIn(first) : null, ask?.sentence ?? null);
  },
  deadline: ({ thread, sentences }) =>
    scriptOf(thread).whole
      ? say.deadlineReply(sentences.filter((sentence) => deadlineIn(sentence) !== '').slice(0, 2))
      : say.textToCome,
  attachments: ({ thread }) =>
    say.attachmentsReply(thread.messages.flatMap(({ attachments }) => attachments.map(({ name }) => name))),
  file: ({ thread, count }) => {
    const files = scriptOf(thread).messages.flatMap(({ message: { id, attachments } }) =>
      attachments.map(({ name }, nth) => ({ messageId: id, nth, name })),
    );
    const file = files[(count ?? 1) - 1];
    if (file === undefined) return say.noSuchFile(files.length);
    shownFile.become(file);
    return say.fileWords(file.name);
  },
  links: () => say.linksReply,
  earlier: ({ thread, assistant }) => earlierIn(thread, assistant.ownAddress),
  why: ({ thread, first, assistant }) =>
    whyReply({
      sender: factsAreOf(thread, first),
      ...reasonIn(thread, {
        now: now(),
        ownAddress: assistant.ownAddress,
        timeZone: zoneHere(),
        formats: formatsHere(),
      }),
      isAside: assistant.player.state.current().views.aside.here.has(thread.id),
      facts: thread.sender,
      isNew: now().getTime() - Date.parse(first.message.at) < recently,
    }),
  spell: ({ first: { message } }) => spellWords(message.from.name, message.from.email),
  repeat: ({ thread, assistant }) => {
    const { units } = scriptOf(thread);
    return units[queueViewOf(assistant.player.state.current()).unit]?.text ?? units[0]?.text ?? say.textToCome;
  },
};

/** The facts belong to the author of the last message, who may not have written the first message that Flow reads. */
const factsAreOf = ({ messages }: Thread, first: ScriptMessage): string => {
  const { from } = messages.findLast(({ labels }) => !labels.includes('sent')) ?? first.message;
  return first.vouched ? spokenName(from) || from.email : from.email;
};

/** Flow calls a month "this month" within this many milliseconds. */
const recently = 3 * 86_400_000;

const earlierIn = (thread: Thread, own: string): string => {
  const read = unanswered(thread)[0];
  const before = thread.messages.slice(
    0,
    thread.messages.findIndex(({ id }) => id === read?.id),
  );
  const message = before.findLast(({ labels }) => !labels.some((label) => label === 'drafts' || label === 'trash'));
  if (message === undefined) return say.nothingEarlier;
  const { summary, paragraphs } = message.reading;
  const text = codesOf(message).length > 0 ? codeHeld : summary || paragraphs?.flat().join(' ');
  if (text === undefined) return say.textToCome;
  const isOwn = message.from.email.toLowerCase() === own.toLowerCase();
  return say.earlierReply({ name: isOwn ? null : spokenName(message.from), when: whenOf(message), text });
};

const calledIn = ({ message: { from } }: ScriptMessage): string => spokenName(from) || from.email;

const gravity: Record<Ask['kind'], number> = { decision: 0, 'yes-or-no': 1, question: 2, request: 3 };

const sentencesOf = (thread: Thread): string[] =>
  scriptOf(thread).messages.flatMap(
    ({ message, codes }) => message.reading.paragraphs?.flat().filter((sentence) => !holdsCode(sentence, codes)) ?? [],
  );

const othersOn = ({ from, to, cc }: Message, own: string): string[] =>
  [...to, ...cc]
    .filter(({ email }) => email.toLowerCase() !== own.toLowerCase() && email !== from.email)
    .map((address) => address.name || address.email);

/** 'today at 9:14' */
const whenOf = ({ at }: Message): string => {
  const sent = new Date(at);
  const day = dayWithin(sent, now(), formatsHere());
  return `${day} at ${saidClock(60 * sent.getHours() + sent.getMinutes(), formatsHere())}`;
};
