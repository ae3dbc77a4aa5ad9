// Unsubscribes on request, with one click, by mail or on a web page. Then offers to archive the list's other inbox mail.
import type { Command } from '#commands/registry.ts';
import { type Draft, DraftId } from '#domain/draft.ts';
import type { ThreadId } from '#domain/id.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { hasLabel, type Message, type Thread, unanswered } from '#domain/mail.ts';
import type { DraftControlAct } from '#language/drafting/draft-intent.ts';
import { question } from '#language/en/app/questions.ts';
import { now } from '#web/clock.ts';
import { openDraft } from '#web/commands/draft-box.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { type Acts, threadOf } from './acts.ts';

type World = {
  acts: Acts;
  captions: Captions;
  questions: Questions;
  drafting: { act: (act: DraftControlAct, heard?: string) => void };
};

export const leaveList = (threadId: ThreadId, world: World, heard?: string): void => {
  const thread = threadOf(threadId);
  const message = thread && unanswered(thread).at(-1);
  if (!message) return;
  const list = message.from.name || message.from.email;
  byWay({ thread, message, list }, world, heard);
};

const byWay = (left: Left, world: World, heard: string | undefined): void => {
  const { thread, message, list } = left;
  const way = message.unsubscribe?.way ?? { kind: 'refused' };
  switch (way.kind) {
    case 'one-click':
      return message.labels.includes('spam')
        ? fromSpam(world, left, heard)
        : oneClick(world, left, { heard, anyway: false });
    case 'mail':
      openDraft(draftTo(way), 'ready');
      return world.drafting.act({ kind: 'read-back' }, heard);
    case 'link':
      return onPage(world, list, way.url, heard);
    case 'refused':
      return noWay(world, thread, list, heard);
  }
};

type Left = { thread: Thread; message: Message; list: string };

const oneClick = (
  { acts, captions, questions }: World,
  { thread, message, list }: Left,
  { heard, anyway }: { heard: string | undefined; anyway: boolean },
): void => {
  acts.give(
    { kind: 'unsubscribe', args: { threadIds: [thread.id], messageId: message.id, anyway } },
    heard === undefined ? {} : { heard },
  );
  const rest = inboxOf(message);
  if (rest.length === 0) return;
  const others = rest.filter((id) => id !== thread.id).length;
  const words = question.archiveRest(list, others, !hasNetwork());
  captions.say(words, heard);
  questions.ask({
    question: { kind: 'yes-no', act: 'archive' },
    words,
    yes: 'Archive',
    answered: ({ kind }, said) =>
      kind === 'yes' ? acts.give(archive(rest), spoken(said)) : captions.say(question.left),
  });
};

const fromSpam = (world: World, left: Left, heard: string | undefined): void => {
  const words = question.fromSpam(left.list);
  world.captions.say(words, heard);
  world.questions.ask({
    question: { kind: 'yes-no', act: 'unsubscribe' },
    words,
    yes: 'Unsubscribe',
    answered: ({ kind }, said) =>
      kind === 'yes' ? oneClick(world, left, { heard: said, anyway: true }) : world.captions.say(question.left, said),
  });
};

const onPage = ({ captions, questions }: World, list: string, url: string, heard: string | undefined): void => {
  const words = question.openPage(list, new URL(url).hostname);
  captions.say(words, heard);
  questions.ask({
    question: { kind: 'yes-no', act: 'open' },
    words,
    yes: 'Open',
    answered: ({ kind }, said) => {
      if (kind === 'yes') window.open(url, '_blank', 'noopener,noreferrer');
      else captions.say(question.left, said);
    },
  });
};

const noWay = ({ acts, captions, questions }: World, thread: Thread, list: string, heard: string | undefined): void => {
  const words = question.noWay(list);
  captions.say(words, heard);
  questions.ask({
    question: { kind: 'which', options: ['Archive', 'Spam'] },
    words,
    answered: (answer, said) => {
      if (answer.kind !== 'option') return captions.say(question.left, said);
      acts.give({ kind: answer.nth === 0 ? 'archive' : 'spam', args: { threadIds: [thread.id] } }, spoken(said));
    },
  });
};

const inboxOf = ({ from }: Message): ThreadId[] =>
  [...mailbox.current().threads.values()]
    .filter((thread) => hasLabel(thread, 'inbox') && unanswered(thread).at(-1)?.from.email === from.email)
    .map(({ id }) => id)
    .slice(0, 200);

const archive = (threadIds: ThreadId[]): Command => ({ kind: 'archive', args: { threadIds } });

const spoken = (heard: string | undefined) => (heard === undefined ? {} : { heard });

/** The exact text that the list requests. */
const draftTo = ({ to, subject }: { to: string; subject: string }): Draft => ({
  id: DraftId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10)))),
  kind: 'new',
  about: null,
  to: [{ name: '', email: to }],
  cc: [],
  bcc: [],
  subject,
  text: 'unsubscribe',
  files: [],
});
