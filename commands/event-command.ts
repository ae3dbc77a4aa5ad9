import * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import { type CalendarChange, eventSubject } from '#domain/change/calendar.ts';
import type { SpendReason } from '#domain/credits.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { type Changes, defineCommand, type Tells } from './command.ts';

type OnEvent = { at: EventKey; tells?: Tells };

/** The server checks the fields strictly (`calendar-shapes.ts`). Here they would load before the first mail. */
const argsOf = <Args extends OnEvent>() =>
  z.custom<Args>(
    (args) =>
      typeof args === 'object' &&
      args !== null &&
      'at' in args &&
      typeof args.at === 'string' &&
      lists.every((name) => Array.isArray(Reflect.get(args, name) ?? [])),
  );

const lists = ['others', 'spans', 'frees'];

export const eventCommand = <const Kind extends string, Args extends OnEvent>({
  changes,
  about = ({ at }) => [at],
  ...of
}: {
  kind: Kind;
  activity: ActionType;
  activityFor?: (args: Args) => ActionType;
  grave: boolean;
  costs?: SpendReason;
  changes: (args: Args) => CalendarChange[];
  /** Where it is more than one event. */
  about?: (args: Args) => EventKey[];
}) =>
  defineCommand<Kind, Args, Changes<Args>>({
    ...of,
    args: argsOf<Args>(),
    effect: { kind: 'changes', ledger: 'calendar', changes, about: (args) => about(args).map(eventSubject) },
  });

export const cancelling = (at: EventKey): CalendarChange => ({ ledger: 'calendar', kind: 'cancel-event', at });
