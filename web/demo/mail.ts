// What a mail of the demonstration is before it was read: as its sender wrote it, at a moment counted back from now.
import { type Address, type Invitation, type Label, LabelId } from '#domain/mail.ts';
import type { UnsubscribeWay } from '#domain/unsubscribe.ts';

export type DemoFile = { name: string; mimeType: string; content: string };

export type DemoMail = {
  from: Address;
  /** The person themselves, where nobody is named. */
  to?: readonly Address[];
  cc?: readonly Address[];
  at: Date;
  text: string;
  /** As it is laid out, where that is more than its paragraphs. */
  html?: string;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  files?: readonly DemoFile[];
  invitation?: Invitation;
  unsubscribe?: UnsubscribeWay;
};

export const demoLabels = {
  board: LabelId.parse('Label_board'),
  gothenvik: LabelId.parse('Label_gothenvik'),
  travel: LabelId.parse('Label_travel'),
};

export type DemoThread = {
  key: string;
  subject: string;
  /** `new`: its last mail was not read yet. */
  state: 'new' | 'read' | 'archived';
  labels?: readonly Label[];
  /** Oldest first. */
  mails: readonly DemoMail[];
};

export type Writer = (on: Days) => DemoThread;

export type Days = {
  /** So many minutes ago. */
  ago: (minutes: number) => Date;
  /** At a time of the clock so many days ago, at least one. */
  before: (days: number, clock: string) => Date;
  /** In so many hours, on the hour. */
  inHours: (hours: number) => Date;
  /** The name of the day so many working days from today. */
  workday: (days: number) => string;
};

export const daysFrom = (now: Date): Days => ({
  ago: (minutes) => new Date(now.getTime() - minutes * 60_000),
  before: (days, clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const at = new Date(now);
    at.setDate(at.getDate() - days);
    at.setHours(hours, minutes, 0, 0);
    return at;
  },
  inHours: (hours) => {
    const at = new Date(now.getTime() + hours * 3_600_000);
    at.setMinutes(0, 0, 0);
    return at;
  },
  workday: (days) => {
    const at = new Date(now);
    for (let left = days; left > 0; ) {
      at.setDate(at.getDate() + 1);
      if (at.getDay() % 6 !== 0) left -= 1;
    }
    return at.toLocaleDateString('en-US', { weekday: 'long' });
  },
});
