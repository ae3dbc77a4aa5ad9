// The people of a run and their initial mail. Each person's mail contains a unique word, the canary, which must never appear in another's
// data.
import { mailOf } from '#emulators/google/small-seed.ts';
import type { Seed, SeedAccount, SeedMail } from '#emulators/seed/seed.ts';

/** Who changes a thread. `own`: its person through Flow. `theirs`: the provider's side. `shared`: both. `quiet`: nobody. */
export type Hand = 'own' | 'theirs' | 'shared' | 'quiet';

export type Person = { name: string; email: string; canary: string };

const names = ['alder', 'birch', 'cedar', 'damson', 'elder', 'fir'] as const;

export const peopleOf = (count: number): Person[] =>
  names.slice(0, count).map((name) => ({ name, email: `${name}@chaos.example`, canary: `canary-of-${name}-9f2c` }));

/** Threads of each kind. A `shared` one has two messages. */
export const threadsOf = { own: 16, theirs: 12, shared: 8 } as const;

const [minute, day] = [60_000, 86_400_000];

/** A planned mail. Its age identifies it, because listings contain the time. */
type Planned = { hand: Hand; thread: number; age: number; labels: string[] };

export const planned: readonly Planned[] = [
  ...inInbox('own', 1),
  ...inInbox('theirs', 1),
  ...inInbox('shared', 2),
  ...quiet(40, (n) => (n + 1) * 40 * day, []),
  ...quiet(6, (n) => 5 * day + n * minute, ['SENT']),
  // Older than Flow's range.
  ...quiet(3, (n) => 6 * 365 * day + n * day, []),
].map((mail, n) => ({ ...mail, age: mail.age + n * 1000 }));

function inInbox(hand: 'own' | 'theirs' | 'shared', messages: number): Planned[] {
  return Array.from({ length: threadsOf[hand] * messages }, (_, n) => ({
    hand,
    thread: Math.floor(n / messages),
    age: 10 * minute + n * minute,
    labels: n % 3 === 0 ? ['INBOX'] : ['INBOX', 'UNREAD'],
  }));
}

function quiet(count: number, age: (n: number) => number, labels: string[]): Planned[] {
  return Array.from({ length: count }, (_, n) => ({ hand: 'quiet', thread: Math.round(age(n)), age: age(n), labels }));
}

export const seedOf = (people: readonly Person[], now: Date) => (): Seed => ({
  accounts: people.map(accountOf),
  labels: Object.fromEntries(people.map(({ email }) => [email, ['Chaos']])),
  mail: people.flatMap((person) => planned.map((mail) => seedMail(person, mail, now))),
});

/** A letter to a person, with their canary in subject and text. */
export const letterTo = ({ email, canary }: Person, what: string): Uint8Array =>
  mailOf({
    to: email,
    subject: `${what} ${canary}`,
    text: `This is about ${what}, and it says ${canary}.`,
    messageId: `<${what.replaceAll(' ', '-')}.${canary}@far.example>`,
  });

const seedMail = (person: Person, mail: Planned, now: Date): SeedMail => ({
  mailbox: person.email,
  threadKey: `${mail.hand}-${mail.thread}`,
  labels: mail.labels,
  at: new Date(now.getTime() - mail.age),
  raw: letterTo(person, `${mail.hand} ${mail.thread} aged ${mail.age}`),
});

const accountOf = ({ email, name }: Person, n: number): SeedAccount => ({
  sub: `20000000000000000000${n}`,
  email,
  name: `${name} Chaos`,
  givenName: name,
  familyName: 'Chaos',
  locale: 'en-GB',
});
