// Answers about a whole thread and about several mails, each from words of the mail. It loads with the first such question.
import type { Quoted } from '#domain/answer.ts';
import type { Thread } from '#domain/mail.ts';
import { noMailOpen } from '#language/en/player/inquiry-replies.ts';
import * as say from '#language/en/player/thread-replies.ts';
import type { LateInquiry } from '#language/player/inquiry.ts';
import { changesSince, lastDecision, threadSummary } from '#reading/thread-summary.ts';
import { now } from '#web/clock.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { dayWithin } from '#web/conversation/search/search-replies.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { formatsHere } from '#web/formats.ts';

type AboutThread = 'thread' | 'changed' | 'decided';

/** True where the answer is worth its credit. */
export const answerLate = (about: LateInquiry, heard: string, assistant: AssistantSession): boolean => {
  if (about === 'newsletters') return tellDigest('newsletter', heard, assistant);
  if (about === 'notices') return tellDigest('notification', heard, assistant);
  const thread = threadOf(queueViewOf(assistant.player.state.current()).current);
  if (!thread) {
    tell(noMailOpen, heard, assistant);
    return false;
  }
  tell(threadAnswer(about, thread, assistant.ownAddress), heard, assistant);
  return true;
};

export const threadAnswer = (about: AboutThread, thread: Thread, ownAddress: string): string => {
  if (about === 'changed') {
    const changes = changesSince(thread, ownAddress);
    return changes.length === 0 ? say.noChange : changes.map((quote) => say.decidedWords(saidOf(quote))).join(' ');
  }
  if (about === 'decided') {
    const decision = lastDecision(thread, ownAddress);
    return decision === null ? say.noDecision : say.decidedWords(saidOf(decision));
  }
  const lines = threadSummary(thread, ownAddress).map(({ kind, quote }) => ({ kind, ...saidOf(quote) }));
  return lines.length === 0 ? say.noThreadSummary : say.threadWords(lines.slice(0, mostSaid));
};

/** Sentences in one breath. */
const mostSaid = 2;

const saidOf = ({ by, own, at, text }: Quoted): { who: string | null; when: string; words: string } => ({
  who: own ? null : spokenName(by) || by.email,
  when: dayWithin(new Date(at), now(), formatsHere()),
  words: text,
});

const atOnce = 4;

/** One line each of the newsletters, or of the other automatic mail, that lie in the inbox. */
const tellDigest = (of: 'newsletter' | 'notification', heard: string, assistant: AssistantSession): boolean => {
  const lines = digestLines([...mailbox.current().threads.values()], of);
  if (lines.length === 0) {
    tell(say.noneOfThem, heard, assistant);
    return false;
  }
  const left = lines.length - atOnce;
  goOn(lines, say.digestWords(lines.length, lines.slice(0, atOnce), Math.max(0, left)), heard, assistant);
  return true;
};

export const digestLines = (threads: readonly Thread[], of: 'newsletter' | 'notification'): string[] =>
  threads
    .filter(({ messages }) =>
      messages.some(({ labels, reading }) => labels.includes('inbox') && reading.mailing === of),
    )
    .flatMap(({ messages }) => messages.findLast(({ reading }) => reading.mailing === of) ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ from, subject, reading }) => {
      const says = subject.split(/\s+/).length >= fewestWords ? subject : reading.summary || subject;
      return `${spokenName(from) || from.email}: “${says}”`;
    });

/** A shorter subject says too little. */
const fewestWords = 3;

const goOn = (lines: readonly string[], words: string, heard: string, assistant: AssistantSession): void => {
  const rest = lines.slice(atOnce);
  if (rest.length > 0)
    assistant.questions.ask({
      question: { kind: 'yes-no', act: 'go-on' },
      words,
      answered: ({ kind }, answer) => {
        if (kind !== 'yes') return;
        const left = Math.max(0, rest.length - atOnce);
        goOn(rest, say.digestNext(rest.slice(0, atOnce), left), answer ?? heard, assistant);
      },
    });
  tell(words, heard, assistant);
};

const tell = (words: string, heard: string, { captions, player }: AssistantSession): void => {
  captions.say(words, heard);
  player.tell(words);
};
