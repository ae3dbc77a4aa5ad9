// Changes of the demo's events that guests would hear of: held for a while, as on the server. Nobody outside the page exists.
import type { HeldChange } from '#api/calendar.ts';
import { targetOf } from '#commands/effect.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import { notifiedOf } from '#domain/change/calendar-notified.ts';
import type { CommandId } from '#domain/id.ts';
import { now } from '#web/clock.ts';
import type { CalendarBook } from './calendar-book.ts';
import type { DemoMailbox, Given } from './mailbox.ts';

type Holding = { mailbox: Pick<DemoMailbox, 'give' | 'tell'>; book: CalendarBook; seconds: () => number };

export type DemoHeldChanges = {
  /** Milliseconds until guests would hear of it. Null: nobody does. */
  given: (given: Given) => number | null;
  /** False if it has left. */
  hold: (id: CommandId, by: CommandId) => boolean;
  list: () => HeldChange[];
};

type Held = Omit<HeldChange, 'leavesIn'> & { leavesAt: number };

export const createHeldChanges = ({ mailbox, book, seconds }: Holding): DemoHeldChanges => {
  const held = new Map<CommandId, Held>();
  const isHeld = (id: CommandId): boolean => leavesIn(held.get(id)) > 0;
  const tellChange = (): void => {
    book.touch();
    mailbox.tell({ kind: 'calendar', revision: book.revision() });
  };
  const given: DemoHeldChanges['given'] = ({ id, command, done }) => {
    const known = held.get(id);
    if (known) return leavesIn(known);
    const target = targetOf(command);
    // Its target has not left, so guests hear of neither.
    if (target !== null && isHeld(target)) {
      held.delete(target);
      tellChange();
      return null;
    }
    const about = aboutOf(done, book);
    if (about.notified.length === 0) return null;
    const wait = seconds() * 1000;
    held.set(id, { id, kind: command.kind, ...about, leavesAt: now().getTime() + wait });
    tellChange();
    setTimeout(tellChange, wait);
    return wait;
  };
  return {
    given,
    hold: (id, by) => {
      if (!isHeld(id)) return false;
      given(mailbox.give(by, { kind: 'undo', args: { commandId: id } }));
      return true;
    },
    list: () =>
      [...held.values()].flatMap(({ leavesAt, ...one }) => {
        const left = leavesIn({ leavesAt });
        return left > 0 ? [{ ...one, leavesIn: left }] : [];
      }),
  };
};

const leavesIn = (held: Pick<Held, 'leavesAt'> | undefined): number =>
  held === undefined ? 0 : Math.max(0, held.leavesAt - now().getTime());

const aboutOf = (done: Given['done'], book: CalendarBook): Pick<HeldChange, 'title' | 'notified'> => {
  const own = done.flatMap((one) => (one.ledger === 'calendar' ? [one] : []));
  const [first] = own.flatMap(({ swaps }) => swaps);
  const events = book.events();
  const gone = first?.of === 'event' ? (first.was ?? first.is) : null;
  return {
    title: (first && eventAt(events, first.key)?.title) ?? gone?.title ?? '',
    notified: notifiedOf(own, events),
  };
};
