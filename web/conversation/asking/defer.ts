import type { Command } from '#commands/registry.ts';
import { normalize } from '#language/engine/normalize.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import { now } from '#web/clock.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { settings } from '#web/data/settings.ts';
import type { Asked } from './asking.ts';

export const momentIn = (words: string): Date | null => {
  const when = parseWhen(normalize(words).split(' '));
  return when && momentOf(when, now(), zoneHere(), settings.current());
};

export const deferUntil = ({ command, threadId }: Asked, at: Date, unlessAnswered: boolean): Command =>
  command === 'snooze'
    ? { kind: command, args: { threadIds: [threadId], until: at.toISOString() } }
    : { kind: command, args: { threadIds: [threadId], at: at.toISOString(), unlessAnswered, archive: false } };
