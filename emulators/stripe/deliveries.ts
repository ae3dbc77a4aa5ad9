/** Carries events to webhook endpoints like Stripe: signed, and again until the endpoint takes them. */
import { timers } from '#emulators/timers.ts';
import { find } from './collection.ts';
import type { EventDelivery } from './event-delivery.ts';
import { eventObject } from './objects/hosted.ts';
import type { RecordOf } from './records.ts';
import { signatureOf } from './signature.ts';
import type { LocalAccount } from './stripe.ts';
import type { WebhookSettings } from './webhook-settings.ts';

/** `row`: where the store remembers that it is under way. */
export type Carried = { row: number; event: RecordOf<'event'>; endpoint: RecordOf<'webhook'> };

export type Deliveries = {
  start(carried: Carried): void;
  lose(carried: Carried): void;
  sent(): EventDelivery[];
  underway(): number;
  clear(): void;
  stop(): void;
};

/** Sends one event. Returns the status, 0 if nothing answered. */
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

/** `retriesMs`: the pauses before each retry. */
export type Carriage = { post: Post; retriesMs: readonly number[] };

/** Stripe tries for three days. Here somebody waits. */
export const usualRetries: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000];

export const openDeliveries = (
  account: () => LocalAccount,
  { post, retriesMs }: Carriage,
  settings: () => WebhookSettings,
): Deliveries => {
  const waiting = timers();
  const underway = new Set<symbol>();
  let sent: EventDelivery[] = [];

  const note = ({ event, endpoint }: Carried, status: number | null): void => {
    sent = [...sent.slice(-999), { event: event.id, type: event.type, endpoint: endpoint.url, status }];
  };
  const forget = ({ row }: Carried): void => void account().store.run('DELETE FROM delivery WHERE id = ?', row);
  const send = async (carried: Carried, delivery: symbol, tries: number): Promise<void> => {
    // The work that made it may have failed, and its transaction with it.
    const exists = find(account().store, 'event', carried.event.id) !== undefined;
    const status = exists ? await postOnce(account(), post, carried) : 200;
    if (!underway.has(delivery)) return;
    if (exists) note(carried, status);
    const wait = retriesMs[tries];
    if ((status >= 200 && status <= 299) || wait === undefined) {
      forget(carried);
      underway.delete(delivery);
    } else waiting.after(wait, () => void send(carried, delivery, tries + 1));
  };
  return {
    start(carried) {
      const { duplicate, delayMs } = settings();
      for (let copy = 0; copy <= duplicate; copy += 1) {
        const delivery = Symbol();
        underway.add(delivery);
        waiting.after(delayMs, () => void send(carried, delivery, 0));
      }
    },
    lose(carried) {
      note(carried, null);
      forget(carried);
    },
    sent: () => sent,
    underway: () => underway.size,
    clear() {
      waiting.clear();
      underway.clear();
      sent = [];
    },
    stop() {
      waiting.close();
      underway.clear();
    },
  };
};

const postOnce = async (account: LocalAccount, post: Post, { event, endpoint }: Carried): Promise<number> => {
  const body = JSON.stringify(eventObject(event, 1), null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+local)',
    'stripe-signature': signatureOf(body, endpoint.secret, account.wall()),
  };
  return post(endpoint.url, headers, body);
};

export const postByHttp: Post = async (url, headers, body) => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
};
