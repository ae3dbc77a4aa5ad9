import { afterEach, describe, expect, test, vi } from 'vitest';
import { voiceReplies } from '#language/en/app/voice-replies.ts';
import { beginTalk, endTalk, labelsOf, mailOf, type spokenWorld } from '#test/support/spoken-world.ts';

const mail = (name: string) =>
  mailOf(name, 'A first quiet sentence about the autumn.', 'A second one about the winter.');
const threads = [mail('Maya'), mail('Tomas')];

let world: ReturnType<typeof spokenWorld>;
const begin = async (loudness: 'waits' | 'silent'): Promise<void> => {
  ({ world } = await beginTalk(threads, loudness));
  world.assistant.player.send({ kind: 'play' });
  await pass(1500);
};
afterEach(() => endTalk(world));

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a voice that cannot duck', () => {
  test('counts as interrupted, even though it is silent by then', async () => {
    await begin('waits');
    await world.hear('star it');
    expect(world.taken.at(-1)).toMatchObject({ interrupted: true, outcome: 'done' });
  });

  test('treats one utterance during a mail as side talk and reads on', async () => {
    await begin('waits');
    await world.hear('did you see the game last night');
    expect([world.earcons.at(-1), world.assistant.questions.current()]).toEqual(['error', null]);
    expect(world.assistant.player.state.current().playing).toBe(true);
  });

  test('resumes an answer between two mails after a noise', async () => {
    await begin('waits');
    while (!world.assistant.player.state.current().atEnd) await pass(100);
    await pass(1000);
    world.assistant.player.tell('Two mails from Priya came in since this morning.');
    await pass(200);
    const at = performance.now() / 1000;
    world.listener.tell({ kind: 'started', at, since: at });
    world.listener.tell({ kind: 'speech', at });
    await pass(100);
    world.listener.tell({ kind: 'misfire', at: performance.now() / 1000 });
    await pass(1500);
    expect(world.voice.voice.latest()?.text).toContain('Two mails from Priya');
  });
});

describe('without sound', () => {
  test('a yes to a question on the screen runs an action that undo can revert', async () => {
    await begin('silent');
    await world.hear('archive it', { agreed: false, grammar: null });
    expect(labelsOf('Maya')).toContain('inbox');
    await pass(1500);
    await world.hear('yes');
    expect(labelsOf('Maya')).not.toContain('inbox');
  });

  test('a yes does not run an action without undo, and Flow asks for a confirmation by hand', async () => {
    await begin('silent');
    await world.hear('delete it', { agreed: false, grammar: null });
    await pass(1500);
    await world.hear('yes');
    expect(labelsOf('Maya')).not.toContain('trash');
    expect(world.assistant.captions.current()?.flow).toBe(voiceReplies.byHand);
    world.assistant.questions.answer({ kind: 'yes' });
    expect(labelsOf('Maya')).toContain('trash');
  });
});
