/** Announces changed mailboxes to a subscriber. */
import type { PushSettings } from './push-settings.ts';

export type Push = {
  settings(): PushSettings;
  set(some: Partial<PushSettings>): void;
  /** `labels`: those of the change and of its message. */
  changed(mailbox: string, labels: readonly string[]): void;
  /** Pushes the current history id even without a change. */
  announce(mailbox: string): void;
  sent(): PushDelivery[];
  underway(): number;
  clear(): void;
  stop(): void;
};

export type Notification = { messageId: string; email: string; historyId: string; data: string; publishTime: string };

/** `status`: the subscriber's answer, 0 if unreachable, null if lost. */
export type PushDelivery = {
  messageId: string;
  email: string;
  historyId: string;
  publishTime: string;
  status: number | null;
};
