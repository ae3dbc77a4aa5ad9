import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { type AskedModel, askedModel } from '#test/support/asked-model.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { say } from '#web/conversation/typing/say.ts';
import { modelThere } from '#web/data/assistant.ts';

const threads = ['a', 'b', 'c'].map((id) => ThreadId.parse(id));
const words = 'put some pep into that voice of yours';

let assistant: AssistantSession;
let model: AskedModel;
let controller: AbortController;
beforeEach(() => {
  assistant = quietAssistant({ queue: threads });
  model = askedModel();
  controller = new AbortController();
});
afterEach(() => {
  assistant.player.close();
  assistant.captions.clear();
  modelThere.become(false);
  vi.unstubAllGlobals();
});

const tell = (said: string) => say(said, assistant, controller.signal);
const caption = () => assistant.captions.current()?.flow;
const speed = () => assistant.player.state.current().speed;
const missed = { kind: 'reply', words: expect.stringContaining(`I did not catch that: “${words}”.`), missed: true };

const begun = async (said = words) => {
  const before = model.asked.length;
  const came = tell(said);
  await expect.poll(() => model.asked.length).toBe(before + 1);
  return { came };
};

describe('model fallback: the proposal', () => {
  test('Flow asks in its own words and acts on a yes', async () => {
    const { came } = await begun();
    model.answers('faster');
    expect(await came).toEqual({ kind: 'done' });
    expect([caption(), speed()]).toEqual(['Read faster?', 1]);
    await tell('yes');
    expect(speed()).toBe(1.25);
  });

  test('Flow does nothing on a no', async () => {
    const { came } = await begun();
    model.answers('faster');
    await came;
    await tell('no');
    expect([speed(), assistant.questions.current()]).toEqual([1, null]);
  });

  test('Flow asks even if the proposal is a question', async () => {
    const { came } = await begun('one may dither over this thing a while');
    model.answers('inquiry:deadline');
    await came;
    expect(caption()).toBe('Do you mean “what is the deadline”?');
  });

  test('the request holds only the words and the state', async () => {
    const { came } = await begun();
    model.answers(null);
    await came;
    expect(model.asked).toEqual([{ words, places: ['mail', 'resting'] }]);
  });
});

describe('model fallback: Flow gives the usual reply and does nothing', () => {
  test.each([
    ['where it knows none', null, null],
    ['where it answers with a wish that there is not', 'delete everything', null],
    ['where it answers yes', 'yes', null],
    ['where it would send', 'send', null],
    ['where it would stop', 'stop', null],
    ['where it names somebody else', 'forward', 'mallory@evil.example'],
    ['where it would have all mail archived', 'bulk:archive', 'everything'],
  ])('%s', async (_where, label, about) => {
    const { came } = await begun();
    model.answers(label, about);
    expect(await came).toEqual(missed);
    expect([assistant.questions.current(), assistant.bulk.current(), speed()]).toEqual([null, null, 1]);
  });

  test('when the model does not answer', async () => {
    const { came } = await begun();
    model.fails('assistant.unavailable');
    expect(await came).toEqual(missed);
  });

  test('when no model is configured, without a request', async () => {
    modelThere.become(false);
    expect(await tell(words)).toEqual(missed);
    expect(model.asked).toEqual([]);
  });

  test('when Flow waits for an answer, without a request', async () => {
    assistant.questions.ask({ question: { kind: 'yes-no', act: 'archive' }, words: 'Archive it?', answered: () => {} });
    expect((await tell(words)).kind).toBe('reply');
    expect(model.asked).toEqual([]);
  });

  test('when the words tell a story, without a request', async () => {
    expect((await tell(`${words} `.repeat(8))).kind).toBe('reply');
    expect(model.asked).toEqual([]);
  });
});

describe('Flow drops an answer that comes too late', () => {
  test.each<[string, () => unknown]>([
    ['a later word', () => tell('slower')],
    ['a key', () => assistant.modelQuestion.drop()],
    ['another mail', () => assistant.player.send({ kind: 'next' })],
    ['the times to snooze until', () => assistant.asking.ask({ command: 'snooze', threadId: ThreadId.parse('a') })],
    ['the mail that left', () => assistant.player.send({ kind: 'left', threadIds: threads.slice(0, 1) })],
  ])('after %s', async (_what, go) => {
    const { came } = await begun();
    await go();
    model.answers('faster');
    await came;
    expect([assistant.questions.current(), speed() > 1]).toEqual([null, false]);
  });

  test('after the person takes the turn and says nothing', async () => {
    const { came } = await begun();
    controller.abort();
    expect(await came).toEqual({ kind: 'reply', words: '' });
    model.answers('faster');
    expect(assistant.questions.current()).toBeNull();
  });

  test('after other unknown words, and asks about those', async () => {
    const { came } = await begun();
    const next = await begun('one may dither over this thing a while');
    model.answers('inquiry:deadline');
    expect(await came).toEqual(missed);
    expect(await next.came).toEqual({ kind: 'done' });
    expect(caption()).toBe('Do you mean “what is the deadline”?');
  });
});
