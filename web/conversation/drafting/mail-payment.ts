// What a mail costs: a credit if the person tells Flow aloud to send it. By hand it is free.
import { saidAloud } from '#web/commands/said-aloud.ts';
import { canPay, creditsLeft } from '#web/data/credits-now.ts';
import { hasNetwork } from '#web/data/stand-in.ts';

/** `heard`: the words that send it. `none`: no credit is left. `later`: it waits for the network, and is charged then. */
export const mailPayment = (heard: string | undefined): 'free' | 'none' | 'now' | 'later' => {
  if (creditsLeft.current() === null || heard === undefined || !saidAloud()) return 'free';
  if (!canPay()) return 'none';
  return hasNetwork() ? 'now' : 'later';
};
