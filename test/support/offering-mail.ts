// Counts ordinary mails that seem to offer a time. Each would show a card that nobody needs.
import { stdout } from 'node:process';
import type { Reading } from '#domain/mail.ts';
import { proposedTimes } from '#reading/times/proposed.ts';
import { companyMorning } from './labelled-mail.ts';

export type ReadMail = { name: string; reading: Reading };

const zone = 'Europe/Berlin';

/** Their names. All came this morning. */
export const offering = (mails: readonly ReadMail[]): string[] =>
  mails
    .filter(({ reading }) =>
      proposedTimes(reading, companyMorning, zone, { now: companyMorning, zone }).some(({ state }) => state !== 'past'),
    )
    .map(({ name }) => name);

/** Prints it too. */
export const perHundred = (what: string, wrong: number, all: number): number => {
  const rate = (100 * wrong) / all;
  stdout.write(`\n${what}: ${wrong} of ${all} mails seem to offer a time, ${rate.toFixed(1)} in 100\n`);
  return rate;
};
