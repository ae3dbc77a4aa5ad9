// Other people's changes to a person's mailbox at the provider, with every version of each message, so Flow's copy can be checked at any
// moment.
import type { LocalGoogle } from './google.ts';
import { type Hand, letterTo, type Person, planned, threadsOf } from './people.ts';
import type { Trouble } from './trouble.ts';

/** A message's labels since the history id. Null if deleted. */
export type Version = { historyId: bigint; labels: string[] | null };

export type PlacedLetter = { id: string; threadId: string; labels: string[]; hand: Hand; thread: number };

export type Mailroom = {
  letters: readonly PlacedLetter[];
  /** Threads for a person's commands, in schedule order: their own first, then shared ones. */
  threads: readonly string[];
  /** Messages that only the provider's side changes. The first version is the initial one. */
  versions: ReadonlyMap<string, readonly Version[]>;
  change(what: Extract<Trouble, { kind: 'deliver' | 'delete' | 'relabel' }>): Promise<void>;
  /** Nobody changes the mailbox during `work`. */
  undisturbed<T>(work: () => Promise<T>): Promise<T>;
};

export const openMailroom = async (google: LocalGoogle, person: Person, now: Date): Promise<Mailroom> => {
  const letters = await placed(google, person, now);
  const versions = new Map<string, Version[]>(
    letters.filter(({ hand }) => hand === 'theirs').map(({ id, labels }) => [id, [{ historyId: 0n, labels }]]),
  );
  const threadIds = (hand: Hand) => [...new Set(letters.filter((one) => one.hand === hand).map((one) => one.threadId))];
  const arrived = { theirs: threadIds('theirs'), shared: threadIds('shared') };
  let turn: Promise<unknown> = Promise.resolve();
  let delivered = 0;

  const undisturbed = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };
  const note = async (messageId: string, historyId: string): Promise<void> => {
    const labels = (await google.mailbox(person.email)).find(({ id }) => id === messageId)?.labelIds ?? null;
    const before = versions.get(messageId);
    if (before !== undefined) before.push({ historyId: BigInt(historyId), labels });
  };
  const deliver = async (thread: number | null): Promise<void> => {
    delivered += 1;
    const raw = Buffer.from(letterTo(person, `delivery ${delivered}`)).toString('base64url');
    const threadId = thread === null ? undefined : arrived.shared[thread % arrived.shared.length];
    const placed = asPlaced(
      await google.control('deliver', { mailbox: person.email, raw, ...(threadId === undefined ? {} : { threadId }) }),
    );
    if (thread !== null) return;
    arrived.theirs.push(placed.threadId);
    versions.set(placed.id, []);
    await note(placed.id, placed.historyId);
  };
  const touch = async (what: Extract<Trouble, { kind: 'delete' | 'relabel' }>): Promise<void> => {
    const threadId = arrived[what.hand][what.thread % arrived[what.hand].length];
    for (const message of (await google.mailbox(person.email)).filter((one) => one.threadId === threadId)) {
      const about = { mailbox: person.email, id: message.id };
      const { historyId } = asPlaced(
        what.kind === 'delete'
          ? await google.control('delete-message', about)
          : await google.control('relabel', { ...about, add: what.add, remove: what.remove }),
      );
      await note(message.id, historyId);
    }
  };
  return {
    letters,
    threads: [...threadIds('own'), ...arrived.shared].slice(0, threadsOf.own + threadsOf.shared),
    versions,
    change: (what) => undisturbed(() => (what.kind === 'deliver' ? deliver(what.thread) : touch(what))),
    undisturbed,
  };
};

/** Identifies each mail by its planned time. */
const placed = async (google: LocalGoogle, person: Person, now: Date): Promise<PlacedLetter[]> => {
  const byTime = new Map(planned.map((mail) => [new Date(now.getTime() - mail.age).toISOString(), mail]));
  return (await google.mailbox(person.email)).flatMap(({ id, threadId, at, labelIds }) => {
    const mail = byTime.get(at);
    return mail === undefined ? [] : [{ id, threadId, labels: labelIds, hand: mail.hand, thread: mail.thread }];
  });
};

const asPlaced = (answer: unknown): { id: string; threadId: string; historyId: string } => {
  const fields = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  const known = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
  return { id: known['id'] ?? '', threadId: known['threadId'] ?? '', historyId: known['historyId'] ?? '0' };
};
