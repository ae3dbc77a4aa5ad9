// When other people are busy: by the provider, kept for five minutes, at most 60 questions an hour, and no word of what they do.
import { beforeEach, describe, expect, test } from 'vitest';
import { ada } from '#emulators/google/small-seed.ts';
import { openFreeBusy } from '#server/calendar/free-busy.ts';
import { moment } from '#test/support/events-desk.ts';
import { type GuestsDesk, openGuestsDesk } from '#test/support/guests-desk.ts';

const outsider = 'cleo@far.example';
const day = { from: '2026-11-26T00:00:00.000Z', to: '2026-11-27T00:00:00.000Z' };

let desk: GuestsDesk;
beforeEach(async () => {
  desk = await openGuestsDesk();
  await desk.elsewhere({
    id: 'canary0private',
    summary: 'CANARY doctor',
    visibility: 'private',
    ...moment('2026-11-26T09:00', '2026-11-26T10:00'),
  });
});

describe('free and busy', () => {
  test('shows times without titles, and says whose calendar cannot be seen', async () => {
    const freeBusy = openFreeBusy(desk.world.ctx);
    const seen = await freeBusy(desk.account, { people: [ada, outsider], ...day });
    expect(seen.map(({ who, busy }) => [who, busy === null])).toEqual([
      [ada, false],
      [outsider, true],
    ]);
    expect(seen[0]?.busy?.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toContain('CANARY');
  });

  test('asks the provider once within five minutes, and again afterwards', async () => {
    const freeBusy = openFreeBusy(desk.world.ctx);
    const first = await freeBusy(desk.account, { people: [ada], ...day });
    await desk.elsewhere({ id: 'later0meeting', summary: 'Later', ...moment('2026-11-26T15:00', '2026-11-26T16:00') });
    expect(await freeBusy(desk.account, { people: [ada], ...day })).toEqual(first);
    await desk.world.later(5 * 60_000);
    expect(await freeBusy(desk.account, { people: [ada], ...day })).not.toEqual(first);
  });

  test('refuses more than 60 questions within an hour', async () => {
    const freeBusy = openFreeBusy(desk.world.ctx);
    let answered = 0;
    for (let nth = 0; nth < 90; nth += 1) {
      const people = [`guest${nth}@far.example`];
      answered += await freeBusy(desk.account, { people, ...day }).then(
        () => 1,
        (error) => {
          expect(error).toMatchObject({ code: 'free-busy.too-many' });
          return 0;
        },
      );
      await desk.world.later(40_000);
    }
    expect(answered).toBeLessThanOrEqual(60);
    expect(answered).toBeGreaterThan(30);
  });

  test('refuses a span that ends before it starts, or is longer than eight weeks', async () => {
    const freeBusy = openFreeBusy(desk.world.ctx);
    for (const span of [
      { from: day.to, to: day.from },
      { from: day.from, to: '2027-03-01T00:00:00.000Z' },
    ])
      await expect(freeBusy(desk.account, { people: [ada], ...span })).rejects.toMatchObject({ code: 'event.time' });
  });
});
