// Times kept for somebody outside: read back on their clock, kept and sent with one yes, and booked only when the person says so.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarEvent } from '#domain/calendar.ts';
import { eventWith } from '#test/support/calendar-event.ts';
import { contact } from '#test/support/contact.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { threadWith } from '#test/support/thread.ts';
import { until } from '#test/support/until.ts';
import { discard, writing } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { offered } from '#web/conversation/calendar/finding/offered.ts';
import { offeredIn } from '#web/conversation/calendar/times/offered-options.ts';
import { enterTimes } from '#web/conversation/calendar/times/times-scene.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';

/** 40 private events in the two weeks to come. */
const secret = (nth: number): CalendarEvent => {
  const day = String(24 + (nth % 5)).padStart(2, '0');
  const minutes = String(5 * Math.floor(nth / 5)).padStart(2, '0');
  return eventWith(`secret${nth}`, {
    title: `Canary${nth}`,
    place: `Canary place ${nth}`,
    start: `2026-11-${day}T07:${minutes}`,
    end: `2026-11-${day}T07:55`,
    visibility: 'private',
  });
};

const { say, sent, assistant, shown } = spokenCalendar(
  [
    eventWith('board', { title: 'Board prep', start: '2026-11-25T09:00', end: '2026-11-25T12:00' }),
    ...[...Array(40).keys()].map(secret),
  ],
  [contact('Dana Cole', ['dana@far.example'], { written: 4 }), contact('Eva New', ['eva@new.example'], { written: 0 })],
);

/** From New York, by the clock of its Date header. */
const mailFrom = (offset: number, at: string, id: string, sentences = ['Hello.']) => {
  const thread = threadWith(id, {
    from: { name: 'Dana Cole', email: 'dana@far.example' },
    to: [{ name: 'Alex Moreau', email: 'alex@northwind.example' }],
    subject: 'Pricing pilot',
    at,
    sentences,
  });
  const messages = thread.messages.map((one) => ({ ...one, reading: { ...one.reading, offset } }));
  return { ...thread, messages };
};

beforeEach(() => {
  discard();
});
afterEach(() => forget());

const ask = async (words: string): Promise<string> => {
  const before = assistant().captions.current()?.turn ?? 0;
  say(words);
  await until(() => {
    const now = assistant().captions.current();
    return now !== null && now.turn > before && !now.flow.startsWith('Looking');
  });
  return assistant().captions.current()?.flow ?? '';
};

const keep = async (words = 'hold times with Dana this week'): Promise<void> => {
  await ask(words);
  say('yes');
  await until(() => assistant().captions.current()?.flow.startsWith('Kept') === true);
};

describe('times for somebody outside', () => {
  test('are read back on their clock, and nothing happens before the yes', async () => {
    learn({ put: [mailFrom(-300, '2026-11-23T15:00:00Z', 'a')] });
    const words = await ask('hold times with Dana this week');
    expect(words).toMatch(/^To Dana: \w+ at \d+:\d\d.* and \w+ at \d+:\d\d, Dana’s time\. Keep them and send\?$/);
    expect(offered.current()?.hold).toEqual({ zone: 'America/New_York' });
    expect(offered.current()?.slots).toHaveLength(3);
    expect([sent(), leaving.current(), writing.current()]).toEqual([[], [], null]);
  });

  test('are on three different days where three are free', async () => {
    await ask('hold times with Dana next week');
    const days = offered.current()?.slots.map(({ span }) => new Date(span.from).toISOString().slice(0, 10));
    expect(new Set(days).size).toBe(3);
  });

  test('are in the person’s zone where theirs is unknown, and Flow says so', async () => {
    expect(await ask('hold times with Dana this week')).toMatch(
      /^I don’t know Dana’s time zone, so these are in yours\. To Dana: .*, your time\. Keep them and send\?$/,
    );
  });

  test('are in the person’s zone where the mails disagree', async () => {
    learn({ put: [mailFrom(-300, '2026-11-23T15:00:00Z', 'a'), mailFrom(540, '2026-11-20T15:00:00Z', 'b')] });
    expect(await ask('hold times with Dana this week')).toContain('I don’t know Dana’s time zone');
  });

  test('become private events without guests and one mail in their time, with one yes', async () => {
    learn({ put: [mailFrom(-300, '2026-11-23T15:00:00Z', 'a')] });
    await keep();
    expect(sent().map(({ kind }) => kind)).toEqual(['hold-times']);
    const held = [...currentCalendar().events.values()].filter(({ title }) => title === 'Hold: Dana');
    expect(held).toHaveLength(3);
    for (const one of held) expect(one).toMatchObject({ visibility: 'private', busy: true, guests: [], place: '' });
    // No draft opens, so the screen in front stays.
    expect(writing.current()).toBeNull();
    const [mail] = leaving.current();
    expect(mail?.draft.to).toEqual([{ name: 'Dana Cole', email: 'dana@far.example' }]);
    expect(mail?.draft.text).toContain('Would one of these times suit you? They are in your time.');
    expect(mail?.draft.text.match(/^\w+day, \d+ \w+ at \d+:\d\d$/gm)).toHaveLength(3);
  });

  test('leave with instants alone: none of 40 private events is in the mail, the events or the answer', async () => {
    await keep();
    const outward = JSON.stringify([leaving.current(), sent(), assistant().captions.current()]);
    expect(outward).not.toMatch(/Canary|Board/);
  });

  test('“no” keeps and sends nothing', async () => {
    await ask('hold times with Dana this week');
    expect(say('no')).toBe('All right. Nothing kept and nothing sent.');
    expect([sent(), leaving.current(), offered.current()]).toEqual([[], [], null]);
  });

  test('a person never written to needs a press', async () => {
    await ask('hold times with Eva this week');
    expect(say('yes')).toBe('You have never written to eva@new.example. Press Keep and send to do it.');
    expect([sent(), leaving.current()]).toEqual([[], []]);
    assistant().questions.answer({ kind: 'yes' });
    await until(() => leaving.current().length > 0);
    expect(shown('Hold: Eva')).toHaveLength(3);
  });

  test('“the second one” offers that one alone', async () => {
    await ask('hold times with Dana this week');
    const second = offered.current()?.slots[1];
    expect(await ask('the second one')).toMatch(/Keep it and send\?$/);
    expect(offered.current()?.slots).toEqual([second]);
  });

  test('“Friday instead” and “make it an hour” look again, still for Dana', async () => {
    await ask('hold times with Dana this week');
    expect(await ask('Friday instead')).toMatch(/To Dana: Friday at .* Keep them and send\?$/);
    expect(await ask('make it an hour')).toMatch(/Keep (?:it|them) and send\?$/);
    expect(offered.current()?.ask.minutes).toBe(60);
  });

  test.each([
    ['offer Dana Thursday', /To Dana: Thursday at .*Keep them and send\?$/],
    ['propose two times to Dana', /To Dana: [^,]+ and [^,]+, your time\. Keep them and send\?$/],
    ['find a time for us both with Dana this week', /To Dana: .*Keep them and send\?$/],
    ['find 30 minutes with Dana this week', /^I can’t see Dana’s calendar\. .*(?:Which|Shall I)\?$/],
    ['offer her Thursday', /^With whom\?/],
    ['hold times with Zoltan', /^I know nobody called Zoltan/],
  ])('“%s”', async (heard, expected) => expect(await ask(heard)).toMatch(expected));
});

describe('kept times', () => {
  test('“drop the holds” frees them, and “undo” brings them back', async () => {
    await keep();
    const before = shown('Hold: Dana');
    expect(await ask('drop the holds')).toBe('Three times for Dana are free again.');
    expect(shown('Hold: Dana')).toEqual([]);
    say('undo');
    expect(shown('Hold: Dana')).toEqual(before);
  });

  test('are listed, and those of others are none', async () => {
    expect(await ask('drop the holds')).toBe('You keep no times for anybody.');
    await keep();
    expect(await ask('what times am I holding')).toMatch(/^For Dana: \w+/);
    expect(await ask('drop the holds for Eva')).toBe('You keep no times for Eva.');
    expect(shown('Hold: Dana')).toHaveLength(3);
  });

  test('do not count as busy when Dana is asked again', async () => {
    await ask('hold times with Dana this week');
    const first = offered.current()?.slots.map(({ span }) => span);
    say('yes');
    await until(() => assistant().captions.current()?.flow.startsWith('Kept') === true);
    await ask('hold times with Dana this week');
    expect(offered.current()?.slots.map(({ span }) => span)).toEqual(first);
  });
});

describe('an answer that takes a kept time', () => {
  const offeredBy = (sentences: string[]) =>
    offeredIn(
      mailFrom(60, '2026-11-24T08:00:00Z', 'answer', sentences),
      'alex@northwind.example',
      worldOf(currentCalendar()),
    );
  const enter = (sentences: string[]) => {
    const found = offeredBy(sentences);
    if (found === null) throw new Error('no times');
    enterTimes(() => found, assistant());
    return found;
  };
  /** The last that is kept: 'Thursday' and '10:00'. */
  const kept = (): { day: string; clock: string } => {
    const last = shown('Hold: Dana').at(-1) ?? '';
    const names: Record<string, string> = { '24': 'Tuesday', '25': 'Wednesday', '26': 'Thursday', '27': 'Friday' };
    return { day: names[last.slice(0, 2)] ?? '', clock: last.slice(3, 8) };
  };

  test('is asked and never booked by itself', async () => {
    await keep();
    const { day, clock } = kept();
    const found = enter([`${day} at ${clock} works for me.`]);
    expect(found.options[0]?.said.fate).toBe('kept');
    expect(say('what times does she offer')).toMatch(/: you keep it for Dana\. Say “book it” to book it\.$/);
    expect(sent().map(({ kind }) => kind)).toEqual(['hold-times']);
  });

  test('a yes books it with Dana as one act that frees all kept times', async () => {
    await keep();
    const { day, clock } = kept();
    enter([`${day} at ${clock} works for me.`]);
    expect(say('book it')).toMatch(/^“Meeting with Dana”, .* Book it and send\?$/);
    say('yes');
    await until(() => shown('Meeting with Dana').length > 0);
    expect(shown('Hold: Dana')).toEqual([]);
    expect(sent().map(({ kind }) => kind)).toEqual(['hold-times', 'schedule']);
  });

  test.each<[string, number]>([
    ['The second one works for me.', 1],
    ['Let’s take the last one!', 2],
    ['Option 1 is perfect.', 0],
  ])('“%s” is asked as that time, and a yes books it', async (words, nth) => {
    await keep();
    const start = shown('Hold: Dana')[nth];
    const found = enter([words]);
    expect(found.options.map(({ said }) => said.fate)).toEqual(['kept']);
    expect(say('book it')).toMatch(
      /^“Meeting with Dana”, .* it is\. I’m sending you an invitation\.” Book it and send\?$/,
    );
    expect(sent().map(({ kind }) => kind)).toEqual(['hold-times']);
    say('yes');
    await until(() => shown('Meeting with Dana').length > 0);
    expect([shown('Meeting with Dana'), shown('Hold: Dana')]).toEqual([[start], []]);
  });

  test('another part of the day than the kept one takes nothing', async () => {
    await keep();
    const { day, clock } = kept();
    const isEarly = Number(clock.slice(0, 2)) < 12;
    const fates = (part: string) => offeredBy([`${day} ${part} works for me.`])?.options.map(({ said }) => said.fate);
    expect(fates(isEarly ? 'morning' : 'afternoon')).toEqual(['kept']);
    expect(fates(isEarly ? 'afternoon' : 'morning')).toEqual(['loose']);
    await ask('drop the holds');
    expect(fates(isEarly ? 'morning' : 'afternoon')).toEqual(['loose']);
  });

  test('“That works” takes nothing of three times, and “the second one doesn’t work” takes none', async () => {
    await keep();
    expect(offeredBy(['That works for me.'])).toBeNull();
    expect(offeredBy(['The second one doesn’t work for me.'])).toBeNull();
  });

  test('a kept time that was dropped meanwhile is said', async () => {
    await keep();
    const { day, clock } = kept();
    await ask('drop the holds');
    const found = enter([`${day} at ${clock} works for me.`]);
    expect(found.options[0]?.said.fate).toBe('kept-no-more');
  });

  test('a no to all frees the times', async () => {
    await keep();
    enter(['Thursday at 7:15 would be better.']);
    say('decline', 'yes');
    await until(() => shown('Hold: Dana').length === 0);
    expect(sent().map(({ kind }) => kind)).toEqual(['hold-times', 'cancel-event']);
  });
});
