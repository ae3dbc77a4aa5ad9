import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginTalk, endTalk, labelsOf, mailOf, type spokenWorld } from '#test/support/spoken-world.ts';
import { writing } from '#web/commands/draft-box.ts';
import { waits } from './voice-events.ts';

const mail = (name: string) =>
  mailOf(name, 'A first quiet sentence about the autumn.', 'A second one about the winter.');
const threads = [mail('Maya'), mail('Tomas'), mail('Priya')];

let world: ReturnType<typeof spokenWorld>;
let page: EventTarget & { hidden?: boolean };
beforeEach(async () => {
  ({ page, world } = await beginTalk(threads));
  world.assistant.player.send({ kind: 'play' });
  await pass(1500);
});
afterEach(() => {
  world.assistant.drafting.act({ kind: 'discard' });
  endTalk(world);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const untouched = (): boolean => threads.every(({ id }) => labelsOf(id)?.join(' ') === 'inbox unread');
const note = () => world.conversation.state.current().note;

const slowly = async (words: string): Promise<() => Promise<void>> => {
  const text = Promise.withResolvers<void>();
  await world.hear(words, { after: text.promise });
  return async () => {
    text.resolve();
    await pass(100);
  };
};

describe('a late transcript', () => {
  test('applies to the mail at the time of speech', async () => {
    const arrives = await slowly('archive it');
    await pass(3000);
    await arrives();
    expect([labelsOf('Maya')?.includes('inbox'), world.taken.at(-1)?.outcome]).toEqual([false, 'done']);
  });

  test('does nothing if the person moved to another mail, and Flow reports it', async () => {
    const arrives = await slowly('archive it');
    world.assistant.player.send({ kind: 'next' });
    await pass(1000);
    await arrives();
    expect([world.current(), untouched(), world.taken.at(-1)?.outcome]).toEqual(['Tomas', true, 'refused']);
    expect(world.voice.said.at(-1)).toMatch(/^That was understood too late/);
  });

  test('still navigates', async () => {
    const arrives = await slowly('slower');
    world.assistant.player.send({ kind: 'next' });
    await arrives();
    expect(world.assistant.player.state.current().speed).toBeLessThan(1);
  });

  test('does not answer a closed question', async () => {
    await world.hear('delete it', { agreed: false, grammar: null });
    await pass(1500);
    const arrives = await slowly('yes');
    world.assistant.questions.drop();
    await arrives();
    expect([untouched(), world.taken.at(-1)?.outcome]).toEqual([true, 'refused']);
  });

  test('does nothing after Flow reports a timeout', async () => {
    const arrives = await slowly('archive it');
    await pass(waits.transcript + 1000);
    expect(note()).toMatch(/^That took too long/);
    await arrives();
    expect([untouched(), world.taken]).toEqual([true, []]);
  });

  test('does nothing after a timeout and another turn', async () => {
    const arrives = await slowly('archive it');
    await pass(5000);
    await world.hear('mm-hm', { agreed: false, grammar: null });
    await pass(waits.transcript);
    await arrives();
    expect([untouched(), note()]).toEqual([true, expect.stringMatching(/^That took too long/)]);
  });
});

describe('words from before', () => {
  test.each([
    ['the microphone was switched off', () => world.conversation.stop()],
    ['the microphone was gone', () => world.listener.state.become('lost')],
    [
      'the page was out of sight',
      () => {
        page.hidden = true;
        page.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('%s do nothing, whenever the transcript arrives', async (_when, end) => {
    const arrives = await slowly('archive it');
    end();
    await pass(10);
    await arrives();
    expect([untouched(), world.taken, note()]).toEqual([true, [], expect.not.stringMatching(/server/)]);
  });

  test('the microphone closed do nothing, even after another action', async () => {
    const arrives = await slowly('archive it');
    await world.hear('slower');
    world.conversation.stop();
    await arrives();
    expect([untouched(), world.taken.length]).toEqual([true, 1]);
  });

  test('the microphone went to sleep do nothing', async () => {
    world.assistant.player.send({ kind: 'pause' });
    const arrives = await slowly('archive it');
    await pass(181_000);
    expect(world.conversation.state.current().voice).toBe('asleep');
    await arrives();
    expect(untouched()).toBe(true);
  });
});

test('the conversation ended do nothing', async () => {
  const arrives = await slowly('archive it');
  world.conversation.end();
  world.conversation.end();
  await arrives();
  await pass(2000);
  expect([untouched(), world.conversation.state.current().voice, world.listener.ended()]).toEqual([true, 'off', 2]);
});

describe('the person speaks again before Flow understands', () => {
  const begin = (): void => {
    const at = performance.now() / 1000;
    world.listener.tell({ kind: 'started', at, since: at });
    world.listener.tell({ kind: 'speech', at });
  };

  test('Flow waits for the person to finish before it reports', async () => {
    const arrives = await slowly('star it');
    begin();
    await pass(300);
    const [before, sounds] = [world.voice.said.length, world.earcons.length];
    await arrives();
    expect(labelsOf('Maya')).toContain('starred');
    await pass(1500);
    expect([world.voice.said.length, world.earcons.length, world.voice.voice.speaking()]).toEqual([
      before,
      sounds,
      false,
    ]);
    world.listener.tell({ kind: 'misfire', at: performance.now() / 1000 });
    await pass(2000);
    expect(world.voice.said.slice(before).join(' ')).toMatch(/^Starred/);
    expect(world.voice.voice.speaking()).toBe(true);
  });

  test('Flow reports only the last request', async () => {
    const arrives = await slowly('star it');
    const before = world.voice.said.length;
    const all = world.hear('mark it unread', { seconds: 1.5 });
    await pass(500);
    await arrives();
    await all;
    await pass(500);
    expect(labelsOf('Maya')).toContain('starred');
    expect(world.voice.said.slice(before).join(' ')).not.toMatch(/Starred/);
  });

  test('Flow reads search results after the person finishes', async () => {
    begin();
    await pass(300);
    const before = world.voice.said.length;
    world.assistant.captions.say('Two mails from Priya.', 'anything from priya');
    await pass(1000);
    expect([world.voice.said.length, world.voice.voice.speaking()]).toEqual([before, false]);
    world.listener.tell({ kind: 'misfire', at: performance.now() / 1000 });
    await pass(2000);
    expect(world.voice.said[before]).toBe('Two mails from Priya.');
  });

  const becomes = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) {
      await vi.dynamicImportSettled();
      await pass(20);
    }
  };
  const write = async (): Promise<void> => {
    await world.hear('reply');
    await becomes(() => writing.current() !== null);
    await world.hear('see you at ten');
    await becomes(() => writing.current()?.draft.text !== '');
    await pass(3000);
  };

  test.each<[string, (() => Promise<void>) | null, RegExp]>([
    ['a reply is begun', null, /^Ready/],
    ['a draft is read back', write, /See you at ten/],
  ])('a draft waits for the person to finish: %s', async (_what, first, expected) => {
    await first?.();
    const arrives = await slowly(first === null ? 'reply' : 'that is it');
    const before = world.voice.said.length;
    begin();
    await pass(300);
    await arrives();
    await pass(1500);
    expect([world.voice.said.slice(before), world.voice.voice.speaking()]).toEqual([[], false]);
    world.listener.tell({ kind: 'misfire', at: performance.now() / 1000 });
    // The read-back's code loads in real time, which the fake clock does not know.
    await becomes(() => world.voice.said.length > before);
    await pass(2000);
    expect(world.voice.said.slice(before).join(' ')).toMatch(expected);
  });
});
