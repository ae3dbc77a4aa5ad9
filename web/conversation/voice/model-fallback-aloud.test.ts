import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AskedModel, askedModel } from '#test/support/asked-model.ts';
import { beginTalk, endTalk, type spokenWorld } from '#test/support/spoken-world.ts';
import { threadWith } from '#test/support/thread.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { modelThere } from '#web/data/assistant.ts';

const read = 'The keepers of the lighthouse waltzed around seven velvet umbrellas.';
const mail = threadWith('Maya', {
  messageId: 'Maya-1',
  from: { name: 'Maya', email: 'maya@northwind.example' },
  subject: 'Plan',
  labels: ['inbox', 'unread'],
  sentences: ['A first quiet sentence about the autumn.', read],
});

let world: ReturnType<typeof spokenWorld>;
let model: AskedModel;
beforeEach(async () => {
  model = askedModel();
  ({ world } = await beginTalk([mail]));
});
afterEach(() => {
  endTalk(world);
  modelThere.become(false);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const words = 'up into the attic with that thing';
const say = (said = words) => world.hear(said, { agreed: false, grammar: null });
const labels = () => threadOf(mail.id)?.messages[0]?.labels;
const last = () => world.voice.said.at(-1);
const note = () => world.conversation.state.current().note;

describe('words in a silence', () => {
  test('Flow waits for the model, asks aloud and acts on a yes', async () => {
    await say();
    expect([model.asked, note()]).toEqual([[{ words, places: ['mail', 'resting'] }], 'One moment.']);
    expect(world.voice.said).toEqual([]);
    model.answers('archive');
    await pass(10);
    expect([last(), note(), labels()?.includes('inbox')]).toEqual(['Archive this?', null, true]);
    await pass(2000);
    await world.hear('yes');
    expect(labels()).not.toContain('inbox');
  });

  test.each<[string, () => void]>([
    ['the model knows none', () => model.answers(null)],
    ['the model would send', () => model.answers('send')],
    ['the model fails', () => model.fails('assistant.unavailable')],
  ])('when %s, Flow asks the narrow question', async (_where, end) => {
    await say();
    end();
    await pass(10);
    expect(last()).toMatch(/ or .*\?$/);
    expect([world.assistant.questions.current(), note()]).toEqual([null, null]);
  });

  test('Flow drops the model’s answer when the person speaks on', async () => {
    await say();
    await world.hear('star it');
    expect(labels()).toContain('starred');
    model.answers('archive');
    await pass(50);
    expect(world.assistant.questions.current()).toBeNull();
    expect(world.voice.said).not.toContain('Archive this?');
  });

  test('Flow does not ask while the person speaks', async () => {
    await say();
    const at = performance.now() / 1000;
    world.listener.tell({ kind: 'started', at, since: at });
    world.listener.tell({ kind: 'speech', at });
    model.answers('archive');
    await pass(50);
    expect([world.assistant.questions.current(), world.voice.said]).toEqual([null, []]);
  });

  test('without a model, Flow asks the narrow question at once', async () => {
    modelThere.become(false);
    await say();
    expect(model.asked).toEqual([]);
    expect(last()).toMatch(/ or .*\?$/);
  });

  test('Flow sends no request for one or two words', async () => {
    await say('attic blob');
    expect([world.taken.at(-1)?.outcome, model.asked]).toEqual(['fallback', []]);
  });
});

describe('Flow sends no request', () => {
  test('for words that it has just read', async () => {
    world.assistant.player.send({ kind: 'play' });
    for (let waited = 0; waited < 20_000 && last() !== read; waited += 200) await pass(200);
    await pass(read.length * 60);
    world.assistant.player.send({ kind: 'pause' });
    await pass(1500);
    await say('keepers waltzed around seven velvet umbrellas');
    expect([world.taken.at(-1)?.outcome, model.asked]).toEqual(['fallback', []]);
    await pass(2000);
    await say();
    expect(model.asked).toHaveLength(1);
  });

  test('for side talk over the reading', async () => {
    world.assistant.player.send({ kind: 'play' });
    await pass(1500);
    await say();
    expect([world.taken.at(-1)?.outcome, model.asked]).toEqual(['fallback', []]);
  });
});
