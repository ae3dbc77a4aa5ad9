import { beforeEach, expect, test } from 'vitest';
import { setHere } from '#test/support/settings.ts';
import type { Conversation, VoiceState } from '#web/conversation/voice/conversation.ts';
import { observable } from '#web/data/observable.ts';
import { chosenListener } from '#web/data/voice-choices.ts';
import { createMicrophone } from './microphone.ts';

const talk = (opens: VoiceState = 'listening') => {
  const calls: string[] = [];
  const state = observable<ReturnType<Conversation['state']['current']>>({ voice: 'off', engine: null, note: null });
  const become = (voice: VoiceState, note: string | null = null): void => state.become({ voice, engine: null, note });
  const conversation: Conversation = {
    state,
    start: async () => {
      calls.push('start');
      become(opens);
    },
    stop: () => {
      calls.push('stop');
      become('off');
    },
    end: () => {
      calls.push('end');
      become('off');
    },
    push: (pressed) => calls.push(pressed ? 'push' : 'release'),
    partial: observable(''),
    levels: { you: () => 0.5, flow: () => 0.25 },
  };
  return { calls, become, conversation };
};

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const made = (opens?: VoiceState) => {
  const one = talk(opens);
  const missing: string[] = [];
  const tapped: string[] = [];
  const microphone = createMicrophone({
    bring: async () => one.conversation,
    onMissing: () => missing.push('missing'),
    onTapped: () => tapped.push('tapped'),
    loudness: () => 0,
  });
  return { ...one, microphone, missing, tapped, now: () => microphone.state.current() };
};

beforeEach(() => {
  chosenListener.choose('flow');
  setHere({});
});

test('a press opens the microphone, and the next closes it', async () => {
  const { microphone, calls, now } = made();
  microphone.press();
  await settle();
  expect(now().voice).toBe('listening');
  microphone.press();
  expect(now().voice).toBe('off');
  expect(calls).toEqual(['start', 'stop']);
});

test('where the person holds to talk, a press says how, and only a hold listens', async () => {
  setHere({ handsFree: false });
  const { microphone, calls, tapped, now } = made();
  microphone.press();
  await settle();
  expect([now().voice, calls, tapped]).toEqual(['off', [], ['tapped']]);
  microphone.push(true);
  await settle();
  expect(calls).toEqual(['start', 'push']);
  microphone.push(false);
  expect([now().voice, calls]).toEqual(['off', ['start', 'push', 'release', 'stop']]);
});

test('where the person holds to talk, an open microphone still closes on a press', async () => {
  const { microphone, calls } = made();
  microphone.press();
  await settle();
  setHere({ handsFree: false });
  microphone.press();
  expect(calls).toEqual(['start', 'stop']);
});

test('a word closes an open microphone after its command is done', async () => {
  const { microphone, calls, now } = made();
  expect(microphone.shut()).toBe(false);
  microphone.press();
  await settle();
  expect(microphone.shut()).toBe(true);
  expect(now().voice).toBe('listening');
  await settle();
  expect(now().voice).toBe('off');
  expect(calls).toEqual(['start', 'stop']);
});

test('asks for a listener before the first use, and starts in the same press', async () => {
  chosenListener.choose('typing');
  const { microphone, calls, now } = made();
  microphone.press();
  expect(now().card).toBe('choice');
  microphone.choose('flow');
  await settle();
  expect({ ...now(), calls, kept: chosenListener.current() }).toMatchObject({
    card: null,
    voice: 'listening',
    calls: ['start'],
    kept: 'flow',
  });
});

test('several presses during the load open one microphone', async () => {
  const one = talk();
  const { promise, resolve } = Promise.withResolvers<Conversation>();
  let brought = 0;
  const microphone = createMicrophone({
    bring: () => {
      brought += 1;
      return promise;
    },
    onMissing: () => {},
    onTapped: () => {},
    loudness: () => 0,
  });
  microphone.press();
  microphone.press();
  resolve(one.conversation);
  await settle();
  expect({ brought, calls: one.calls }).toEqual({ brought: 1, calls: ['start'] });
});

test('starts nothing for a screen that closed in the meantime', async () => {
  const one = talk();
  const { promise, resolve } = Promise.withResolvers<Conversation>();
  const microphone = createMicrophone({
    bring: () => promise,
    onMissing: () => {},
    onTapped: () => {},
    loudness: () => 0,
  });
  microphone.press();
  microphone.end();
  resolve(one.conversation);
  await settle();
  expect({ calls: one.calls, voice: microphone.state.current().voice }).toEqual({ calls: ['end'], voice: 'off' });
});

test('reports missing code and loads it again at the next press', async () => {
  const one = talk();
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(one.conversation)];
  const missing: string[] = [];
  const microphone = createMicrophone({
    bring: () => answers.shift() ?? Promise.reject(new Error('no more')),
    onMissing: () => missing.push('missing'),
    onTapped: () => {},
    loudness: () => 0,
  });
  microphone.press();
  await settle();
  expect(missing).toEqual(['missing']);
  microphone.press();
  await settle();
  expect(microphone.state.current().voice).toBe('listening');
});

test('reports a new problem and retries at the next press', async () => {
  const { microphone, become, calls, now } = made('denied');
  microphone.press();
  await settle();
  expect(now()).toMatchObject({ voice: 'denied', card: 'trouble' });
  microphone.show(null);
  become('denied', 'still');
  expect(now()).toMatchObject({ card: null, note: 'still' });
  microphone.press();
  await settle();
  expect(calls).toEqual(['start', 'start']);
  become('listening');
  expect(now().card).toBe(null);
  become('lost');
  expect(now().card).toBe('trouble');
});

test('a hold opens the microphone, and it closes after the speech is done', async () => {
  const { microphone, become, calls, now } = made();
  microphone.push(true);
  await settle();
  expect(now().held).toBe(true);
  become('hearing');
  microphone.push(false);
  expect(calls).toEqual(['start', 'push', 'release']);
  expect(now().held).toBe(false);
  become('thinking');
  await settle();
  expect(now().voice).toBe('thinking');
  become('speaking');
  await settle();
  expect(calls.at(-1)).toBe('stop');
  expect(now().voice).toBe('off');
});

test('a second hold delays the close until its speech is done', async () => {
  const { microphone, become, calls } = made();
  microphone.push(true);
  await settle();
  become('hearing');
  microphone.push(false);
  microphone.push(true);
  become('listening');
  await settle();
  expect(calls).not.toContain('stop');
  microphone.push(false);
  expect(calls.at(-1)).toBe('stop');
});

test('an open microphone stays open after a hold', async () => {
  const { microphone, calls } = made();
  microphone.press();
  await settle();
  microphone.push(true);
  microphone.push(false);
  await settle();
  expect(calls).toEqual(['start', 'push', 'release']);
});

test('a hold released before the microphone opens sends nothing and closes it', async () => {
  const { microphone, calls } = made();
  microphone.push(true);
  microphone.push(false);
  await settle();
  expect(calls).toEqual(['start', 'stop']);
});

test('closes for another listener and when its screen closes', async () => {
  const { microphone, calls, now } = made();
  microphone.press();
  await settle();
  microphone.prefer('browser');
  expect(now().voice).toBe('off');
  expect(calls).toEqual(['start', 'end']);
  microphone.press();
  await settle();
  microphone.end();
  microphone.end();
  expect(calls).toEqual(['start', 'end', 'start', 'end']);
  expect(now()).toEqual({ voice: 'off', note: null, card: null, held: false });
});

test('reports the lack of a listener and shows the choices', async () => {
  const { microphone, become, now } = made();
  microphone.press();
  await settle();
  become('deaf');
  expect(now().card).toBe('trouble');
  microphone.show('choice');
  expect(now().card).toBe('choice');
  microphone.choose('flow');
  await settle();
  expect(now()).toMatchObject({ voice: 'listening', card: null });
});
