// Words about the times that a mail offers: one yes makes the event and the reply.
import { beforeEach, describe, expect, test } from 'vitest';
import { eventWith } from '#test/support/calendar-event.ts';
import { contact } from '#test/support/contact.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { threadWith } from '#test/support/thread.ts';
import { until } from '#test/support/until.ts';
import { discard, writing } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { doTimes } from './do-times.ts';
import { offeredIn } from './offered-options.ts';
import { enterTimes } from './times-scene.ts';

const { say, shown, assistant } = spokenCalendar(
  [eventWith('board', { title: 'Board call', start: '2026-11-25T10:00', end: '2026-11-25T11:00' })],
  [contact('Dana Park', ['dana@far.example'], { written: 4 })],
);

const mail = (from = 'dana@far.example', sentences?: readonly string[]) =>
  threadWith('t', {
    from: { name: 'Dana Park', email: from },
    to: [{ name: 'Alex Moreau', email: 'alex@northwind.example' }],
    cc: [{ name: 'Tom Reed', email: 'tom@far.example' }],
    subject: 'Re: Pricing pilot',
    at: '2026-11-23T15:00:00Z',
    sentences: sentences ?? [
      'Could you do Tuesday at 8:00 or Wednesday at 10:00?',
      'Thursday at 15:00 would work as well.',
      'Friday morning is possible too.',
    ],
  });

const open = (thread = mail()) => {
  const offered = offeredIn(thread, 'alex@northwind.example', worldOf(currentCalendar()));
  if (offered === null) throw new Error('no times');
  enterTimes(() => offered, assistant());
  return offered;
};

beforeEach(() => {
  discard();
});

const question =
  '“Pricing pilot”, Thursday 15:00 to 16:00, with Dana Park and Tom Reed. My reply: “Thursday, 26 November at 15:00 works for me. I’m sending you an invitation.” Book it and send?';

describe('times that a mail offers', () => {
  test('past, taken and free are told apart', () => {
    open();
    expect(say('what times does she offer')).toBe(
      'Four times: Today at 8:00: past. Tomorrow at 10:00: clashes with “Board call”. Thursday at 15:00: free. And 1 more on the screen.',
    );
  });

  test.each(['accept the third', 'the third one', 'take Thursday', 'Thursday works', 'Thursday at three works for me'])(
    '“%s” reads the event and the reply back, and books nothing yet',
    (heard) => {
      open();
      expect(say(heard)).toBe(question);
      expect(shown('Pricing pilot')).toEqual([]);
      expect(leaving.current()).toEqual([]);
    },
  );

  test('a guest never written to needs a press, and then event and reply go together', async () => {
    open();
    expect(say('accept the third', 'yes')).toBe(
      'You have never written to tom@far.example. Press Book and send to do it.',
    );
    expect(shown('Pricing pilot')).toEqual([]);
    assistant().questions.answer({ kind: 'yes' });
    await until(() => shown('Pricing pilot').length > 0 && leaving.current().length > 0);
    expect(shown('Pricing pilot')).toEqual(['26T15:00 16:00']);
    const [sent] = leaving.current();
    expect(sent?.draft.to).toEqual([{ name: 'Dana Park', email: 'dana@far.example' }]);
    expect(sent?.draft.cc).toEqual([{ name: 'Tom Reed', email: 'tom@far.example' }]);
    expect(sent?.draft.text).toContain('Thursday, 26 November at 15:00 works for me.');
  });

  test('a no books and sends nothing', () => {
    open();
    expect(say('accept the third', 'no')).toBe('All right. Nothing booked and nothing sent.');
    expect([shown('Pricing pilot'), leaving.current(), writing.current()]).toEqual([[], [], null]);
  });

  test('a no to several times books and sends nothing', () => {
    open(mail('dana@far.example', ['Could you do Thursday at 15:00 or Friday at 10:00?']));
    expect(say('book it')).toMatch(/^Which\? /);
    expect(say('no')).toBe('All right. Nothing booked and nothing sent.');
  });

  test.each([
    ['accept the first', 'Today at 8:00 has passed.'],
    ['accept the fourth', 'Friday morning: at what time?'],
    ['take number nine', 'It offers 4 times.'],
    ['Monday works', 'The mail doesn’t offer that time. To propose it, say “suggest” and the time.'],
    ['accept the second', 'It clashes with “Board call”.'],
    ['Friday at ten works', 'Friday 10:00 to 11:00'],
  ])('%s', (heard, words) => {
    open();
    expect(say(heard)).toContain(words);
  });

  test.each([
    [
      'none of these work, suggest Wednesday at ten',
      'To Dana: “I’m afraid none of those times works for me. Would Wednesday, 25 November at 10:00 suit you?” You have “Board call” then. Send?',
    ],
    ['decline', 'To Dana: “I’m afraid none of those times works for me. Could you suggest a few others?” Send?'],
  ])('“%s” asks before it answers', (heard, words) => {
    open();
    expect(say(heard)).toBe(words);
    expect(leaving.current()).toEqual([]);
  });

  test.each([
    ['suggest Friday at ten', 'Would Friday, 27 November at 10:00 suit you?'],
    [
      'suggest Wednesday at four',
      'I’m afraid none of those times works for me. Would Wednesday, 25 November at 16:00 suit you?',
    ],
  ])('“%s” turns down only what the mail does not offer', (heard, reply) => {
    open();
    expect(say(heard)).toBe(`To Dana: “${reply}” Send?`);
  });

  describe('an answer to a time that the person wrote', () => {
    const answered = (words: string, own: string) => {
      const theirs = mail('dana@far.example', [words]);
      const mine = threadWith('t', {
        messageId: 'mine',
        from: { name: 'Alex Moreau', email: 'alex@northwind.example' },
        at: '2026-11-23T14:00:00Z',
        labels: ['sent'],
        sentences: [own],
      });
      return { ...theirs, messages: [...mine.messages, ...theirs.messages] };
    };

    test('“That works” offers it for booking', () => {
      open(answered('That works for me, thanks!', 'Would Thursday at 15:00 suit you?'));
      expect(say('book it')).toBe(question);
      expect(leaving.current()).toEqual([]);
    });

    test('“the second one” is the second that the person wrote', () => {
      open(answered('The second one works.', 'Could you do Wednesday at 16:00 or Thursday at 15:00?'));
      expect(say('book it')).toBe(question);
    });
  });

  test('a press takes a time without words', () => {
    const offered = open();
    doTimes({ does: 'take', nth: 2 }, undefined, offered, {
      assistant: assistant(),
      world: worldOf(currentCalendar()),
    });
    expect(assistant().captions.current()?.flow).toBe(question);
  });

  test('a mail without times understands none of it', () => {
    expect(
      offeredIn(mail('dana@far.example', ['Thanks.']), 'alex@northwind.example', worldOf(currentCalendar())),
    ).toBeNull();
  });
});
