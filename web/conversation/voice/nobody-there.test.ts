import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTalk, endTalk, mailOf, type spokenWorld } from '#test/support/spoken-world.ts';

const mail = (name: string) => mailOf(name, 'A quiet sentence about the autumn.');
const threads = [mail('Maya'), mail('Tomas'), mail('Priya'), mail('Jonas')];

let world: ReturnType<typeof spokenWorld>;
let page: EventTarget & { hidden?: boolean };
beforeEach(async () => {
  ({ page, world } = await beginTalk(threads));
});
afterEach(() => endTalk(world));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const heardToTheEnd = async () => {
  for (let waited = 0; waited < 120_000 && world.current() !== 'Jonas'; waited += 500) await pass(500);
  return { at: world.current(), asked: world.voice.said.includes('Still there?') };
};
const all = { at: 'Jonas', asked: false };

describe('the reading goes on', () => {
  test('while the page is hidden and the microphone rests', async () => {
    world.assistant.player.send({ kind: 'play' });
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await heardToTheEnd()).toEqual(all);
  });

  test('when the person refused the microphone', async () => {
    world.listener.state.become('denied');
    world.assistant.player.send({ kind: 'play' });
    expect(await heardToTheEnd()).toEqual(all);
  });

  test('when the person closed the microphone between two mails', async () => {
    world.assistant.player.send({ kind: 'play' });
    for (let waited = 0; waited < 60_000 && world.current() !== 'Tomas'; waited += 500) await pass(500);
    while (!world.assistant.player.state.current().atEnd) await pass(100);
    world.conversation.stop();
    expect(await heardToTheEnd()).toEqual(all);
  });
});

describe('a question', () => {
  const asked = (): boolean => world.assistant.questions.current() !== null;
  const ask = (): void =>
    world.assistant.questions.ask({ question: { kind: 'yes-no', act: null }, words: 'Is it?', answered: () => {} });

  test('outside the reading stays open for eight seconds', async () => {
    await pass(60_000);
    ask();
    await pass(7800);
    expect(asked()).toBe(true);
    await pass(400);
    expect(asked()).toBe(false);
  });

  test('stays open longer while the person uses the keyboard', async () => {
    ask();
    await pass(6000);
    page.dispatchEvent(new Event('keydown'));
    await pass(6000);
    expect(asked()).toBe(true);
    await pass(2200);
    expect(asked()).toBe(false);
  });

  describe('pauses the reading', () => {
    const playing = (): boolean => world.assistant.player.state.current().playing;
    const answer = () => world.assistant.questions.answer({ kind: 'yes' });
    beforeEach(async () => {
      world.assistant.player.send({ kind: 'play' });
      await pass(1000);
      ask();
    });

    test('with an answer by hand resumes the reading at once', async () => {
      expect(playing()).toBe(false);
      answer();
      await pass(0);
      expect(playing()).toBe(true);
    });

    test('with an answer by hand after the microphone closed resumes the reading at once', async () => {
      world.conversation.stop();
      answer();
      await pass(0);
      expect(playing()).toBe(true);
    });

    test('with a follow-up keeps the reading paused', async () => {
      answer();
      ask();
      await pass(1000);
      expect(playing()).toBe(false);
    });

    test('ends when the person plays on, and a later pause stays', async () => {
      world.assistant.player.send({ kind: 'play' });
      await pass(1000);
      world.assistant.player.send({ kind: 'pause' });
      world.assistant.questions.drop();
      await pass(20_000);
      expect(playing()).toBe(false);
    });
  });

  test('waits while Flow does not listen', async () => {
    world.listener.state.become('denied');
    ask();
    await pass(60_000);
    expect(asked()).toBe(true);
  });
});
