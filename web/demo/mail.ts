// A demo mail before reading: as its sender wrote it, at a time counted back from now.
import { type Address, type Invitation, type Label, LabelId } from '#domain/mail.ts';
import type { UnsubscribeWay } from '#domain/unsubscribe.ts';

export type DemoFile = { name: string; mimeType: string; content: string };

export type DemoMail = {
  from: Address;
  /** Default: the person. */
  to?: readonly Address[];
  cc?: readonly Address[];
  at: Date;
  text: string;
  /** The HTML, if it is more than the paragraphs. */
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
  /** `new`: the last mail is unread. */
  state: 'new' | 'read' | 'archived';
  labels?: readonly Label[];
  mails: readonly DemoMail[];
};

export type Writer = (on: Days) => DemoThread;

export type Days = {
  /** Minutes before now. */
  ago: (minutes: number) => Date;
  /** A clock time some days ago, at least one. */
  before: (days: number, clock: string) => Date;
  /** The next hour in which people meet: four hours from now, or the next morning. */
  meetingHour: () => Date;
  /** The weekday some working days from today. */
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
  meetingHour: () => {
    const at = new Date(now.getTime() + 4 * 3_600_000);
    at.setMinutes(0, 0, 0);
    if (at.getHours() >= 8 && at.getHours() < 18) return at;
    if (at.getHours() >= 18) at.setDate(at.getDate() + 1);
    at.setHours(10);
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
