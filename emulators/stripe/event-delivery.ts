/** Delivers events to webhook endpoints. */
import type { RecordOf } from './records.ts';
import type { WebhookSettings } from './webhook-settings.ts';

/** `status`: the endpoint's answer, 0 if unreachable, null if lost. */
export type EventDelivery = { event: string; type: string; endpoint: string; status: number | null };

export type EventNetwork = {
  settings(): WebhookSettings;
  set(some: Partial<WebhookSettings>): void;
  /** Delivers after the running work, so that its transaction ends first. */
  carry(event: RecordOf<'event'>): void;
  /** Goes on with what a stopped process left. */
  resume(): void;
  /** The last thousand deliveries, oldest first. */
  sent(): EventDelivery[];
  /** Deliveries in flight or waiting, without one that waits for another to overtake it. */
  underway(): number;
  clear(): void;
  stop(): void;
};
