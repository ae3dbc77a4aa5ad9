/** Delivers notifications like Pub/Sub, with every failure that can happen on the way. */

import type { Timers } from '#emulators/timers.ts';
import type { Google } from './google.ts';
import type { Notification, PushDelivery } from './push.ts';
import type { PushSettings, StoredPushSettings } from './push-settings.ts';
import { pushToken } from './push-token.ts';

export type PushNetwork = {
  carry(notification: Notification): void;
  /** The last hundred deliveries, oldest first. */
  sent(): PushDelivery[];
  /** Deliveries in flight or waiting for a retry, without those held back to be overtaken. */
  underway(): number;
  clear(): void;
};

/** Retries a delivery without a success status. */
const retriesMs = [1_000, 2_000, 4_000, 8_000];

export const pushNetwork = (google: () => Google, settings: StoredPushSettings, timers: Timers): PushNetwork => {
  let sent: PushDelivery[] = [];
  const underway = new Set<symbol>();
  let overtaken: Notification | undefined;
  const noted = ({ messageId, email, historyId, publishTime }: Notification, status: number | null): void => {
    sent = [...sent.slice(-99), { messageId, email, historyId, publishTime, status }];
  };
  const post = async (notification: Notification, delivery: symbol, tries: number): Promise<void> => {
    const status = await postOnce(google(), settings.now(), notification);
    noted(notification, status);
    const wait = retriesMs[tries];
    const taken = status >= 200 && status <= 299;
    if (!taken && wait !== undefined) timers.after(wait, () => void post(notification, delivery, tries + 1));
    else underway.delete(delivery);
  };
  const send = (notification: Notification): void => {
    const { duplicate, delayMs } = settings.now();
    for (let copy = 0; copy <= duplicate; copy += 1) {
      const delivery = Symbol();
      underway.add(delivery);
      timers.after(delayMs, () => void post(notification, delivery, 0));
    }
  };
  return {
    carry(notification) {
      const { lose, reorder } = settings.now();
      if (lose > 0) {
        settings.set({ lose: lose - 1 });
        noted(notification, null);
        return;
      }
      const before = overtaken;
      overtaken = reorder && !before ? notification : undefined;
      if (overtaken) return;
      send(notification);
      if (before) send(before);
    },
    sent: () => sent,
    underway: () => underway.size,
    clear() {
      sent = [];
      underway.clear();
      overtaken = undefined;
    },
  };
};

const postOnce = async (google: Google, settings: PushSettings, notification: Notification): Promise<number> => {
  const { endpoint } = settings;
  if (endpoint === null) return 0;
  const { data, messageId, publishTime } = notification;
  const token = pushToken(google, settings.token, {
    audience: settings.audience ?? endpoint,
    issuer: settings.issuer ?? google.url(),
    email: settings.email,
  });
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({
        message: { data, messageId, message_id: messageId, publishTime, publish_time: publishTime },
        subscription: 'projects/local-google/subscriptions/flow',
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
};
