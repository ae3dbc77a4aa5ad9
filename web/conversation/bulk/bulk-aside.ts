// Asks whether to archive all mail set aside now. Later arrivals stay.
import { mostAtOnce } from '#domain/bulk.ts';
import type { Message } from '#domain/mail.ts';
import { bulkQuestion, restStaysAside } from '#language/en/bulk/bulk-replies.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import type { Player } from '#web/conversation/player/player.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { formatsHere } from '#web/formats.ts';
import type { Bulk, BulkQuestion } from './bulk.ts';

export const askAside = ({ bulk, captions, player }: { bulk: Bulk; captions: Captions; player: Player }): void => {
  const all = [...player.state.current().views.aside.here].flatMap((id) => {
    const newest = threadOf(id)?.messages.at(-1);
    return newest ? [{ threadId: id, ...shown(newest) }] : [];
  });
  const threads = all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, mostAtOnce);
  if (threads.length === 0) return;
  const question: BulkQuestion = {
    act: 'archive',
    to: '',
    notes: all.length > threads.length ? [restStaysAside(threads.length, all.length, formatsHere())] : [],
    lesser: false,
    // Select by id only, because a query could match other mail.
    filter: { query: [], mailing: null },
    command: (threadIds) => ({ kind: 'archive', args: { threadIds } }),
    total: threads.length,
    threads,
    without: new Set(),
    where: 'mailbox',
  };
  const words = bulkQuestion(question, formatsHere());
  player.send({ kind: 'pause' });
  bulk.ask(question);
  captions.say(words);
  player.tell(words);
};

const shown = ({ from, subject, at }: Message) => ({ from, subject, at });
