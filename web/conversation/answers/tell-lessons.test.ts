// What Flow knows, said by threes, and forgotten by words.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lesson } from '#domain/lesson.ts';
import { LessonId } from '#domain/lesson-note.ts';
import { PromiseId } from '#domain/promise.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { until } from '#test/support/until.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { journal } from '#web/commands/dispatch.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { meetingHabits } from '#web/data/lessons.ts';
import { askMail } from './ask-mail.ts';
import { hasSaidLessons } from './tell-lessons.ts';

const since = '2026-10-01T09:00:00.000Z';
const lesson = (id: string, more: Partial<Lesson>): Lesson => ({
  id: LessonId.parse(id),
  kind: 'greeting',
  who: null,
  words: '',
  count: 4,
  of: 5,
  since,
  ...more,
});
const dana = { name: 'Dana Cole', email: 'dana@cole.example' };

const lessons = [
  lesson('called:my boss', { kind: 'called', who: dana, words: 'my boss', said: 'remember that Dana is my boss' }),
  lesson('greeting', { words: 'Hi {name},' }),
  lesson('with:dana@cole.example', { kind: 'with', who: dana, words: 'Hey {name},', closing: 'Cheers,' }),
  lesson('answers:dana@cole.example', { kind: 'answers', who: dana, words: 'always', count: 5, of: 5 }),
  lesson('promise:m.0.1', { kind: 'promise', words: 'See you soon.', promiseId: PromiseId.parse('m.0.1') }),
];
const friday = lesson('meetings:day-5-after-four', { kind: 'meetings', words: 'day-5-after-four', count: 6, of: 7 });

let assistant: AssistantSession;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', { onLine: true, languages: ['en-GB'] });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ revision: 0, lessons, forgotten: [] })));
  meetingHabits().ask = async () => [friday];
  assistant = quietAssistant({ queue: [] });
});
afterEach(() => {
  assistant.player.close();
  vi.unstubAllGlobals();
});

const said = (): string => assistant.captions.current()?.flow ?? '';
const ask = async (): Promise<void> => {
  askMail({ does: 'lessons' }, 'what have you learned about me', assistant);
  await until(() => said().startsWith('I know'));
};

test('it comes by threes, each with its evidence, and goes on after a yes', async () => {
  await ask();
  expect(said()).toBe(
    'I know 6 things about you. First, Dana Cole is your boss: you said “remember that Dana is my boss”. ' +
      'Second, you greet with “Hi Name,”: 4 of 5 emails you sent. ' +
      'Third, to Dana you write “Hey Dana,” and “Cheers,”: 4 of 5 emails you sent. 3 more. Go on?',
  );
  assistant.questions.answer({ kind: 'yes' }, 'yes');
  expect(said()).toBe(
    'First, you always answer Dana: 5 of the last 5 emails. ' +
      'Second, you said this is no promise: “See you soon.”: you told Flow. ' +
      'Third, you move meetings on Fridays after four: 6 of 7 meetings with guests.',
  );
});

test('one of those just said is forgotten by its place, by a command that undo can name', async () => {
  await ask();
  const before = journal.current().length;
  askMail({ does: 'forget', nth: 1 }, 'forget the second', assistant);
  expect(said()).toBe('Forgotten: you greet with “Hi Name,”.');
  expect(journal.current().slice(before)).toMatchObject([
    { command: { kind: 'mark-lessons', args: { lessonIds: ['greeting'], mark: 'forgotten' } } },
  ]);
  // The list still stands, so another of it can go.
  expect(hasSaidLessons(assistant)).toBe(true);
  assistant.captions.say('Something else.');
  expect(hasSaidLessons(assistant)).toBe(false);
});

test('a sentence that is a promise after all, and a habit with meetings, are forgotten where they are kept', async () => {
  await ask();
  assistant.questions.answer({ kind: 'yes' }, 'yes');
  const before = journal.current().length;
  askMail({ does: 'forget', nth: 1 }, 'forget the second', assistant);
  askMail({ does: 'forget', nth: 2 }, 'forget the third', assistant);
  expect(journal.current().slice(before)).toMatchObject([
    { command: { kind: 'mark-promise', args: { promiseId: 'm.0.1', mark: 'open' } } },
    { command: { kind: 'change-setting', args: { name: 'forgottenHabits', value: [{ habit: 'day-5-after-four' }] } } },
  ]);
});

test('“forget everything” gives no command: it takes a touch', async () => {
  await ask();
  const before = journal.current().length;
  askMail({ does: 'forget-all' }, 'forget everything you know about me', assistant);
  expect(said()).toMatch(/press Forget all/);
  expect(journal.current()).toHaveLength(before);
});
