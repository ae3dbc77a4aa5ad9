/** Plans the mails of a filling: threads of several kinds, spread over the years. Writes each mail only in its turn. */
import { type Random, randomFrom } from './random.ts';

export type Kind = 'conversation' | 'newsletter' | 'notice';

export type PlannedThread = {
  number: number;
  kind: Kind;
  length: number;
  /** For each position, whether the mailbox's owner wrote it. */
  mine: boolean[];
};

export type PlannedMail = { thread: PlannedThread; place: number; at: number };

/** Oldest first. `from` and `to` are in milliseconds since 1970. */
export const planMails = (asked: { count: number; seed: number; from: number; to: number }): PlannedMail[] => {
  const random = randomFrom(asked.seed);
  const mails: PlannedMail[] = [];
  for (let number = 0; mails.length < asked.count; number += 1) {
    const thread = planThread(number, asked.count - mails.length, random);
    let at = asked.from + random.number() * (asked.to - asked.from);
    for (let place = 0; place < thread.length; place += 1) {
      mails.push({ thread, place, at: Math.floor(Math.min(at, asked.to)) });
      at += pause(random);
    }
  }
  return mails.toSorted((a, b) => a.at - b.at || a.thread.number - b.thread.number || a.place - b.place);
};

const planThread = (number: number, most: number, random: Random): PlannedThread => {
  const kind = kindOf(random.number());
  const length = Math.min(most, kind === 'conversation' ? lengthOf(random) : 1);
  const begun = random.chance(0.25);
  const mine = Array.from({ length }, (_, place) => kind === 'conversation' && (place % 2 === 0) === begun);
  return { number, kind, length, mine };
};

const kindOf = (share: number): Kind => {
  if (share < 0.3) return 'newsletter';
  return share < 0.5 ? 'notice' : 'conversation';
};

/** Most conversations are short, a few are very long. */
const lengthOf = (random: Random): number => {
  if (random.chance(0.5)) return 1;
  return random.chance(0.9) ? random.between(2, 5) : random.between(6, 20);
};

/** Between half an hour and five days until the answer, mostly hours. */
const pause = (random: Random): number => 1_800_000 + random.number() ** 4 * 5 * 86_400_000;
