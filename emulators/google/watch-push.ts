/** Announces changes of watched mailboxes, at most once a second for each user, with the history id at that time. */
import { randomInt } from 'node:crypto';
import type { Store } from '#emulators/store.ts';
import { timers } from '#emulators/timers.ts';
import type { Google } from './google.ts';
import { currentHistoryId } from './history.ts';
import type { Notification, Push } from './push.ts';
import { pushNetwork } from './push-network.ts';
import { type PushSettings, storedPushSettings } from './push-settings.ts';
import { activeWatch } from './watches.ts';

export const watchPush = (store: Store, google: () => Google): Push => {
  const settings = storedPushSettings(store);
  const waiting = timers();
  const network = pushNetwork(google, settings, waiting);
  const due = new Set<string>();
  const lastAt = new Map<string, number>();
  let count = 0;

  const publish = (mailbox: string): void => {
    due.delete(mailbox);
    if (settings.now().endpoint === null || !activeWatch(google(), mailbox)) return;
    lastAt.set(mailbox, performance.now());
    count += 1;
    network.carry(notificationOf(google(), mailbox, asText(settings.now(), count)));
  };
  const announce = (mailbox: string): void => {
    const { endpoint, everyMs } = settings.now();
    if (endpoint === null || due.has(mailbox)) return;
    due.add(mailbox);
    const since = performance.now() - (lastAt.get(mailbox) ?? Number.NEGATIVE_INFINITY);
    // Never synchronous: the transaction must end first.
    waiting.after(Math.max(0, everyMs - since), () => publish(mailbox));
  };
  return {
    settings: settings.now,
    set: settings.set,
    changed(mailbox, labels) {
      if (settings.now().endpoint === null || due.has(mailbox)) return;
      if (activeWatch(google(), mailbox)?.concerns(labels)) announce(mailbox);
    },
    announce,
    sent: network.sent,
    underway: network.underway,
    clear() {
      waiting.clear();
      due.clear();
      lastAt.clear();
      count = 0;
      network.clear();
      settings.clear();
    },
    stop: waiting.close,
  };
};

const asText = ({ historyIdAs }: PushSettings, count: number): boolean =>
  historyIdAs === 'mixed' ? count % 2 === 0 : historyIdAs === 'string';

/** Writes numbers beyond 2^53 as text into the JSON. */
const notificationOf = (google: Google, email: string, text: boolean): Notification => {
  const historyId = String(currentHistoryId(google, email));
  const data = `{"emailAddress":${JSON.stringify(email)},"historyId":${text ? `"${historyId}"` : historyId}}`;
  return {
    messageId: String(randomInt(2 ** 47, 2 ** 48 - 1)),
    email,
    historyId,
    data: Buffer.from(data, 'utf8').toString('base64url'),
    publishTime: google.clock.now().toISOString(),
  };
};
