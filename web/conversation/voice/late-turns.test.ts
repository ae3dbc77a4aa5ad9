// What was said long ago: a text that comes late does nothing to what is there by then, and Flow does not speak over who says more meanwhile.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginTalk, endTalk, labelsOf, mailOf, type spokenWorld } from '#test/support/spoken-world.ts';
import { writing } from '#web/commands/draft-box.ts';

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

/** Said now, and understood when the function returned is called. */
const slowly = async (words: string): Promise<() => Promise<void>> => {
  const text = Promise.withResolvers<void>();
  await world.hear(words, { after: text.promise });
  return async () => {
    text.resolve();
    await pass(100);
  };
};

describe('a text that comes late', () => {
  it('is done to the mail it was said of', async () => {
    const arrives = await slowly('archive it');
    await pass(3000);
    await arrives();
    expect([labelsOf('Maya')?.includes('inbox'), world.taken.at(-1)?.outcome]).toEqual([false, 'done']);
  });

  it('is not done to the mail that the person has gone to, and that is told', async () => {
    const arrives = await slowly('archive it');
    world.assistant.player.send({ kind: 'next' });
    await pass(1000);
    await arrives();
    expect([world.current(), untouched(), world.taken.at(-1)?.outcome]).toEqual(['Tomas', true, 'refused']);
    expect(world.voice.said.at(-1)).toMatch(/^That was understood too late/);
  });

  it('steers all the same', async () => {
    const arrives = await slowly('slower');
    world.assistant.player.send({ kind: 'next' });
    await arrives();
    expect(world.assistant.player.state.current().speed).toBeLessThan(1);
  });

  it('is no answer to a question that is no longer asked', async () => {
    await world.hear('delete it', { agreed: false, grammar: null });
    await pass(1500);
    const arrives = await slowly('yes');
    world.assistant.questions.drop();
    await arrives();
    expect([untouched(), world.taken.at(-1)?.outcome]).toEqual([true, 'refused']);
  });

  it('does nothing once Flow has said that it took too long', async () => {
    const arrives = await slowly('archive it');
    await pass(9000);
    expect(note()).toMatch(/^That took too long/);
    await arrives();
    expect([untouched(), world.taken]).toEqual([true, []]);
  });

  it('does nothing either where something else was said meanwhile', async () => {
    const arrives = await slowly('archive it');
    await pass(5000);
    await world.hear('mm-hm', { agreed: false, grammar: null });
    await pass(5000);
    await arrives();
    expect([untouched(), note()]).toEqual([true, expect.stringMatching(/^That took too long/)]);
  });
});

describe('what was said before', () => {
  it.each([
    ['the microphone was switched off', () => world.conversation.stop()],
    ['the microphone was gone', () => world.ears.state.become('lost')],
    [
      'the page was out of sight',
      () => {
        page.hidden = true;
        page.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('%s does nothing, whenever its text comes', async (_when, end) => {
    const arrives = await slowly('archive it');
    end();
    await pass(10);
    await arrives();
    expect([untouched(), world.taken, note()]).toEqual([true, [], expect.not.stringMatching(/server/)]);
  });

  it('the microphone was switched off does nothing though something else was done since', async () => {
    const arrives = await slowly('archive it');
    await world.hear('slower');
    world.conversation.stop();
    await arrives();
    expect([untouched(), world.taken.length]).toEqual([true, 1]);
  });

  it('the microphone fell asleep does nothing', async () => {
    world.assistant.player.send({ kind: 'pause' });
    const arrives = await slowly('archive it');
    await pass(181_000);
    expect(world.conversation.state.current().voice).toBe('asleep');
    await arrives();
    expect(untouched()).toBe(true);
  });
});

it('is nothing where the conversation was ended before it came, once or twice', async () => {
  const arrives = await slowly('archive it');
  world.conversation.end();
  world.conversation.end();
  await arrives();
  await pass(2000);
  expect([untouched(), world.conversation.state.current().voice, world.ears.ended()]).toEqual([true, 'off', 2]);
});

describe('who says more before they were understood', () => {
  const begin = (): void => {
    const at = performance.now() / 1000;
    world.ears.tell({ kind: 'started', at, since: at });
    world.ears.tell({ kind: 'speech', at });
  };

  it('is not spoken over: what was done is told when they are done', async () => {
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
    world.ears.tell({ kind: 'misfire', at: performance.now() / 1000 });
    await pass(2000);
    expect(world.voice.said.slice(before).join(' ')).toMatch(/^Starred/);
    expect(world.voice.voice.speaking()).toBe(true);
  });

  it('is told of what they asked for last', async () => {
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

  it('hears what was looked up only once they are done', async () => {
    begin();
    await pass(300);
    const before = world.voice.said.length;
    world.assistant.captions.say('Two mails from Priya.', 'anything from priya');
    await pass(1000);
    expect([world.voice.said.length, world.voice.voice.speaking()]).toEqual([before, false]);
    world.ears.tell({ kind: 'misfire', at: performance.now() / 1000 });
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

  it.each<[string, (() => Promise<void>) | null, RegExp]>([
    ['a reply is begun', null, /^Ready/],
    ['a draft is read back', write, /See you at ten/],
  ])('is not spoken over by a draft: %s', async (_what, first, told) => {
    await first?.();
    const arrives = await slowly(first === null ? 'reply' : 'that is it');
    const before = world.voice.said.length;
    begin();
    await pass(300);
    await arrives();
    await pass(1500);
    expect([world.voice.said.slice(before), world.voice.voice.speaking()]).toEqual([[], false]);
    world.ears.tell({ kind: 'misfire', at: performance.now() / 1000 });
    await pass(2000);
    expect(world.voice.said.slice(before).join(' ')).toMatch(told);
  });
});
