// Events that somebody else made to do harm. Anybody can invite a person, so their events arrive unasked.
import { beforeEach, describe, expect, test } from 'vitest';
import { EventKey } from '#domain/event-ref.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { key, moment } from '#test/support/events-desk.ts';
import { cleo, type GuestsDesk, openGuestsDesk } from '#test/support/guests-desk.ts';

let desk: GuestsDesk;
beforeEach(async () => {
  desk = await openGuestsDesk();
});

const atYear = (year: string) => ({
  start: { dateTime: `${year}-01-05T09:00:00Z` },
  end: { dateTime: `${year}-01-05T10:00:00Z` },
});

describe('an invitation from a stranger', () => {
  test.each(['3000', '0999', '9999'])('in the year %s hides no other event', async (year) => {
    const before = await desk.here();
    await desk.elsewhere({ id: 'mallorys0plan', summary: 'Plan', organizer: { email: cleo }, ...atYear(year) });
    await desk.sync();
    expect(await desk.here()).toEqual(before);
  });
});

describe('a meeting with more guests than Flow keeps', () => {
  const everybody = Array.from({ length: 60 }, (_, nth) => ({ email: `guest${nth}@far.example` }));
  const kept = everybody.slice(0, 50).map(({ email }) => email);
  const all = { at: key('town0hall'), tells: kept };

  beforeEach(async () => {
    const attendees = [{ email: ada, self: true, responseStatus: 'accepted' }, ...everybody];
    const organizer = { email: ada, self: true };
    const at = moment('2026-11-26T09:00', '2026-11-26T10:00');
    await desk.elsewhere({ id: 'town0hall', summary: 'Town hall', attendees, organizer, ...at });
    await desk.sync();
  });

  test.each([true, false])('is not cancelled over the heads of the others (spoken: %s)', async (spoken) => {
    const command = { kind: 'cancel-event', args: all } as const;
    await expect(desk.give(command, undefined, spoken)).rejects.toMatchObject({ code: 'event.unseen-guests' });
    await desk.leave();
    expect(await desk.mails()).toEqual([]);
  });

  test('is not renamed over the heads of the others', async () => {
    const command = { kind: 'edit-event', args: { ...all, set: { title: 'Town' } } } as const;
    await expect(desk.give(command)).rejects.toMatchObject({ code: 'event.unseen-guests' });
  });

  test('may still block the time or not, which nobody hears of', async () => {
    await desk.give({ kind: 'edit-event', args: { ...all, set: { busy: false } } });
    expect((await desk.eventAt(all.at))?.busy).toBe(false);
  });
});

test('a command on an event that no calendar can name is refused as invalid', async () => {
  const names = ['bad!id', 'a whenever', 'a 2026-99-99T09:00:00Z', 'pricing0review 2026-99-99T99:99:99Z'];
  const codes = await Promise.all(
    names.map((name) =>
      desk.give({ kind: 'cancel-event', args: { at: EventKey.parse(`${ada} ${name}`) } }).catch(({ code }) => code),
    ),
  );
  expect(codes).toEqual(names.map(() => 'request.invalid'));
});
