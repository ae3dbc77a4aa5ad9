// Answers to questions about mail: from the server, or without one from the mail on this device.
import { answerQuestion } from '#api/search.ts';
import type { Answer } from '#domain/answer.ts';
import { roleOf } from '#domain/contact.ts';
import { isWhole } from '#domain/mail.ts';
import type { Question } from '#domain/question.ts';
import { answerFrom } from '#reading/answers/answer.ts';
import { now } from '#web/clock.ts';
import { call } from './call.ts';
import { contactBook } from './contacts.ts';
import { mailbox } from './mailbox-state.ts';
import type { Threads } from './overlay.ts';
import { isAway } from './search.ts';

export type Answered = { answer: Answer; where: 'mailbox' | 'device' };

export const answerOf = async (question: Question, ownAddress: string, cancelled: AbortSignal): Promise<Answered> => {
  try {
    return { answer: await call(answerQuestion, { question }, cancelled), where: 'mailbox' };
  } catch (error) {
    if (!isAway(error) || cancelled.aborted) throw error;
    return { answer: answerHere(question, mailbox.current().threads, ownAddress), where: 'device' };
  }
};

export const answerHere = (question: Question, threads: Threads, ownAddress: string): Answer => {
  const whole = [...threads.values()].filter(isWhole);
  const { byAddress } = contactBook.current();
  const written = new Set(
    whole.flatMap(({ messages }) => messages.filter(isSent).flatMap(({ to }) => to.map(emailOf))),
  );
  const mails = whole.flatMap(({ id, messages }) => messages.map((message) => ({ threadId: id, message })));
  return answerFrom(question, mails, {
    now: now(),
    ownAddress,
    roleOf: (email) => {
      const contact = byAddress.get(email.toLowerCase());
      return contact ? (roleOf(contact) ?? '') : null;
    },
    isStranger: (email) =>
      !byAddress.has(email.toLowerCase()) && !written.has(email.toLowerCase()) && !isOfSameHost(email, ownAddress),
  });
};

const isSent = ({ labels }: { labels: readonly string[] }): boolean => labels.includes('sent');

const emailOf = ({ email }: { email: string }): string => email.toLowerCase();

const isOfSameHost = (one: string, other: string): boolean => hostOf(one) === hostOf(other);

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
