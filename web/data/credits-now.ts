// How many credits are left, as far as this device knows: what the server last said, less what waits here.
import * as z from 'zod/mini';
import { CreditsNow } from '#domain/credits-now.ts';
import { UserId } from '#domain/id.ts';
import { perDevice } from '#web/device.ts';
import { deviceObservable, type Observed } from './observable.ts';
import { browserKeeps } from './stand-in.ts';

const unlimited: CreditsNow = { counted: false, left: 0, charged: [] };

type Own = { now: CreditsNow; owed: Set<string>; userId: UserId | null };
const own = perDevice((): Own => ({ now: unlimited, owed: new Set(), userId: null }));

const shown = deviceObservable((): number | null => null);

/** Null: this Flow counts no credits. */
export const creditsLeft: Observed<number | null> = { current: shown.current, subscribe: shown.subscribe };

export const canPay = (): boolean => shown.current() !== 0;

/** Shows what this browser kept of the person. Returns how to close. */
export const openCredits = (userId: UserId): (() => void) => {
  own().userId = userId;
  learn(stored(userId));
  return () => {
    Object.assign(own(), { now: unlimited, owed: new Set(), userId: null });
    show();
  };
};

/** The server's word wins over what this device reckoned. */
export const heardCredits = (now: CreditsNow): void => {
  learn(now);
  const { userId } = own();
  try {
    if (userId !== null) browserKeeps().setItem(key, JSON.stringify({ userId, now }));
    // What this device answered offline. The server is here now.
    if (browserKeeps().getItem(owedAnswers) !== null) void import('./credits.ts').then(({ payOwed }) => payOwed());
  } catch {
    // Without storage, the next visit asks the server.
  }
};

/** The storage key of answers that are not paid for. */
export const owedAnswers = 'flow_owed_answers';

/** A spoken request waits to be charged. Idempotent. */
export const owe = (id: string): void => {
  if (own().now.charged.some((charged) => charged === id)) return;
  own().owed.add(id);
  show();
};

/** It was refused or taken back before the server had it. */
export const oweNoMore = (id: string): void => {
  if (own().owed.delete(id)) show();
};

/** The server accepted it. Asks what that did, unless the live channel was faster. */
export const owedIsAccepted = async (id: string): Promise<void> => {
  if (!own().owed.has(id)) return;
  const { userId } = own();
  const answer = await import('./credits.ts').then(({ askCredits }) => askCredits()).catch(() => null);
  if (answer === null || own().userId !== userId) return;
  heardCredits(answer.now);
  oweNoMore(id);
};

const learn = (now: CreditsNow): void => {
  own().now = now;
  for (const id of now.charged) own().owed.delete(id);
  show();
};

const show = (): void => {
  const { now, owed } = own();
  shown.become(now.counted ? Math.max(0, now.left - owed.size) : null);
};

const key = 'flow_credits';
const Kept = z.object({ userId: UserId, now: CreditsNow });

const stored = (userId: UserId): CreditsNow => {
  try {
    const kept = Kept.parse(JSON.parse(browserKeeps().getItem(key) ?? ''));
    return kept.userId === userId ? kept.now : unlimited;
  } catch {
    return unlimited;
  }
};
