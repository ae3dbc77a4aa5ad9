/** Decides which events reach the webhook endpoints, in which order. */
import { integer, text } from '#emulators/rows.ts';
import { find, list } from './collection.ts';
import { type Carriage, type Carried, openDeliveries } from './deliveries.ts';
import type { EventNetwork } from './event-delivery.ts';
import type { RecordOf } from './records.ts';
import type { LocalAccount } from './stripe.ts';
import { type StoredWebhookSettings, storedWebhookSettings } from './webhook-settings.ts';

export const eventNetwork = (account: () => LocalAccount, carriage: Carriage): EventNetwork => {
  let kept: StoredWebhookSettings | null = null;
  const settings = (): StoredWebhookSettings => {
    kept ??= storedWebhookSettings(account().store);
    return kept;
  };
  const deliveries = openDeliveries(account, carriage, () => settings().now());
  let overtaken: Carried | null = null;
  let held: Carried[] = [];

  const release = (): void => {
    const before = overtaken;
    overtaken = null;
    if (before) deliveries.start(before);
  };
  const direct = (carried: Carried): void => {
    const { lose, reorder, hold } = settings().now();
    if (lose > 0) {
      settings().set({ lose: lose - 1 });
      deliveries.lose(carried);
    } else if (hold) held.push(carried);
    else if (reorder && overtaken === null) overtaken = carried;
    else {
      deliveries.start(carried);
      release();
    }
  };
  return {
    settings: () => settings().now(),
    set(some) {
      settings().set(some);
      if (some.reorder === false) release();
      if (some.hold === false) for (const carried of held.splice(0)) direct(carried);
    },
    carry(event) {
      for (const carried of addressed(account(), event)) direct(carried);
    },
    resume() {
      for (const carried of leftOver(account())) deliveries.start(carried);
    },
    sent: deliveries.sent,
    underway: deliveries.underway,
    clear() {
      deliveries.clear();
      [overtaken, held, kept] = [null, [], null];
    },
    stop: deliveries.stop,
  };
};

/** One for each endpoint that wants it. */
const addressed = ({ store }: LocalAccount, event: RecordOf<'event'>): Carried[] =>
  list(store, 'webhook', { enabled: true })
    .filter(({ events }) => events.includes('*') || events.includes(event.type))
    .map((endpoint) => {
      const row = store.insert('INSERT INTO delivery (event, endpoint) VALUES (?, ?)', event.id, endpoint.id);
      return { row, event, endpoint };
    });

const leftOver = ({ store }: LocalAccount): Carried[] =>
  store.all('SELECT * FROM delivery ORDER BY id').flatMap((row) => {
    const event = find(store, 'event', text(row, 'event'));
    const endpoint = find(store, 'webhook', text(row, 'endpoint'));
    return event && endpoint ? [{ row: integer(row, 'id'), event, endpoint }] : [];
  });
