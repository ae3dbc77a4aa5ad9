import { describe, expect, test } from 'vitest';
import { CalendarId } from '#domain/id.ts';
import { eventOf, GoogleEvent } from './event-shape.ts';

const shaped = (more: object) => {
  const span = { start: { dateTime: '2026-11-26T09:00:00Z' }, end: { dateTime: '2026-11-26T10:00:00Z' } };
  return eventOf(CalendarId.parse('ada@small.example'), GoogleEvent.parse({ id: 'plan', ...span, ...more }), 'UTC');
};
const textOf = (description: string) => {
  const one = shaped({ description });
  return one?.kind === 'event' ? one.event.text : null;
};

describe('the description of an event', () => {
  test.each([
    ['Bring <b>the figures</b>,<br>and a pen.', 'Bring the figures,\nand a pen.'],
    ['<p class="x">One</p><div>Two</div>', 'One\nTwo'],
    ['5 &lt; 6 &amp;&nbsp;7', '5 < 6 & 7'],
    ['<<b>Bold</b>', '<Bold'],
  ])('%s becomes text', (description, text) => {
    expect(textOf(description)).toBe(text);
  });

  // A page of events took 20 times as long, and nothing else ran meanwhile.
  test.each(['<', '<br ', '</p'])('full of open tags ("%s") costs little', (tag) => {
    const description = tag.repeat(20_000 / tag.length);
    const began = performance.now();
    for (let nth = 0; nth < 50; nth++) textOf(description);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

test.each(['+012000-01-01T00:00:00Z', '-000050-01-01T00:00:00Z'])(
  'a changed instance of an impossible time (%s) is left out',
  (dateTime) => {
    expect(shaped({ id: 'plan_x', recurringEventId: 'plan', originalStartTime: { dateTime } })).toBeNull();
  },
);
