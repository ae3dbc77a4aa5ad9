// A scene adds words, intents and state before Flow's own, and removes them when it leaves.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { understand, understandPhrases } from '#language/understand.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { mailOf } from '#test/support/spoken-world.ts';
import { carryOut, utter } from '#web/conversation/handlers/utter.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';
import type { AssistantSession } from './assistant-session.ts';
import type { ConversationScene } from './conversation-scene.ts';
import { phrasesNow } from './hints.ts';
import { situationOf } from './situation.ts';

const threads = [mailOf('mara', 'Here is the plan.'), mailOf('ben', 'Lunch?')];

const setUp = (): AssistantSession => {
  forget();
  learn({ put: threads });
  return quietAssistant({ queue: threads.map(({ id }) => id) });
};

const listScene = (done: string[]): ConversationScene => ({
  name: 'list',
  situation: () => ({ searching: 'list' }),
  understand: (heard) =>
    heard === 'paint it green'
      ? { kind: 'scene', scene: 'list', name: 'paint', words: heard, steers: false, asked: 'Paint it green?' }
      : null,
  handlers: {
    scene: ({ name }, heard) => {
      done.push(`${name}: ${heard}`);
      return { kind: 'done' };
    },
    control: ({ control }) => {
      if (control.kind !== 'next') return null;
      done.push('next row');
      return { kind: 'done' };
    },
  },
  hints: () => ['paint it green'],
});

describe('a scene in front', () => {
  let assistant = setUp();
  let done: string[] = [];
  beforeEach(() => {
    assistant = setUp();
    done = [];
  });
  afterEach(() => assistant.player.close());

  test('the words of a scene reach its own handler', () => {
    assistant.scenes.enter(listScene(done));
    expect(utter('paint it green', assistant)).toEqual({ kind: 'done' });
    expect(done).toEqual(['paint: paint it green']);
  });

  test('the voice also recognizes the words of a scene', () => {
    assistant.scenes.enter(listScene(done));
    expect(understandPhrases('paint it green', situationOf(assistant)).kind).toBe('scene');
  });

  test('the scene handles a control before the player', () => {
    const before = queueViewOf(assistant.player.state.current()).current;
    assistant.scenes.enter(listScene(done));
    utter('next', assistant);
    expect(done).toEqual(['next row']);
    expect(queueViewOf(assistant.player.state.current()).current).toBe(before);
  });

  test('an intent that the scene ignores goes to the mail behind it', () => {
    assistant.scenes.enter(listScene(done));
    utter('faster', assistant);
    expect(assistant.player.state.current().speed).toBeGreaterThan(1);
    expect(done).toEqual([]);
  });

  test('the latest scene wins', () => {
    assistant.scenes.enter(listScene(['never']));
    assistant.scenes.enter({ name: 'over', handlers: { control: () => ({ kind: 'reply', words: 'Not now.' }) } });
    expect(utter('next', assistant)).toEqual({ kind: 'reply', words: 'Not now.' });
  });

  test('the scene adds to the situation and the hints', () => {
    assistant.scenes.enter(listScene(done));
    expect(situationOf(assistant).searching).toBe('list');
    expect(phrasesNow(assistant)[0]).toBe('paint it green');
  });

  test('an open question gets the words first', () => {
    assistant.scenes.enter(listScene(done));
    assistant.questions.ask({ question: { kind: 'yes-no', act: 'archive' }, words: 'Archive?', answered: () => {} });
    expect(understand('paint it green', situationOf(assistant)).kind).not.toBe('scene');
  });

  test('a scene that has left ignores its words and late intents', () => {
    const leave = assistant.scenes.enter(listScene(done));
    const late = understand('paint it green', situationOf(assistant));
    leave();
    expect(assistant.scenes.current()).toEqual([]);
    expect(understand('paint it green', situationOf(assistant)).kind).not.toBe('scene');
    expect(carryOut(late, 'paint it green', assistant)).toEqual({ kind: 'done' });
    expect(done).toEqual([]);
  });
});
