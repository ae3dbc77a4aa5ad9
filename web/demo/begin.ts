// Begins the demonstration: a mailbox made up anew, read here, and kept only as long as the page. From then on this page talks to
// itself; the one call that goes out is the way to a real account.
import { signIn } from '#api/accounts.ts';
import type { User } from '#domain/account.ts';
import { Problem } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import { type StandIn, standFor } from '#web/data/stand-in.ts';
import { createHistory } from './history.ts';
import { createMailbox, type DemoMailbox } from './mailbox.ts';
import { fileOf, pageAddress } from './original.ts';
import { newUser } from './people.ts';
import { readMails } from './read-mails.ts';
import { createSending } from './sending.ts';
import { answersOf, type World } from './server.ts';

/** Whose mailbox it is. */
export const beginDemonstration = (): User => {
  standFor(inPage(makeWorld()));
  return newUser(now());
};

const ownLabels = [
  { id: 'Label_board', name: 'Board' },
  { id: 'Label_gothenvik', name: 'Gothenvik' },
  { id: 'Label_travel', name: 'Travel' },
];

/** Milliseconds between looks at what was put off. */
const looksEvery = 5_000;

const makeWorld = (): World => {
  const { threads, sources } = readMails(now());
  const mailbox = createMailbox(threads, ownLabels);
  const history = createHistory(() => mailbox);
  const sending = createSending(mailbox, (draft, id, message) => {
    sources.set(message.id, message.mail);
    history.sent(draft, id);
  });
  setInterval(mailbox.wakeDue, looksEvery);
  return { mailbox, history, sending, sources };
};

export const inPage = (world: World): StandIn => {
  const answers = answersOf(world);
  const store = memoryStore();
  return {
    answer: (endpoint, request) => {
      if (isSignIn(endpoint)) return null;
      return Promise.resolve().then(() => {
        const answer = answers.get(endpoint);
        // What nobody demonstrates is as if there were no server to do it.
        if (answer === undefined) throw new Problem('network.offline');
        return answer(request);
      });
    },
    listen: ({ event, look }, stopped) => {
      const deafen = world.mailbox.listen(event);
      stopped.addEventListener('abort', deafen, { once: true });
      begin(world.mailbox, look);
    },
    openStore: () => store,
    originalPage: (id) => pageAddress(world.sources, id),
    file: async (id, nth) => fileOf(world.sources, id, nth),
  };
};

const isSignIn = ({ path }: { path: string }): boolean => path === signIn.path;

/** As a channel does when it opens: what there is to know of is told, a moment later. */
const begin = (mailbox: DemoMailbox, look: () => void): void =>
  queueMicrotask(() => {
    look();
    mailbox.tell({ kind: 'contacts', revision: 1 });
  });
