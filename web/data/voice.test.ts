import { expect, test } from 'vitest';
import { VoiceTurn } from '#domain/voice-turn.ts';
import { standFor } from './stand-in.ts';
import { askVoice, tellTurn } from './voice.ts';

const turn = {
  id: '01961a2b-3c4d-7e5f-8a6b-7c8d9e0f1a2b',
  at: '2026-11-20T12:00:00.000Z',
  state: 'inbox',
  heard: 'snooze until [number]',
  engine: 'embedded',
  agreed: true,
  understoodAs: 'snooze',
  by: 'grammar',
  outcome: 'done',
  latencyMs: 430,
  interrupted: false,
};

test('both calls follow the contract', async () => {
  const asked: unknown[] = [];
  const means = {
    hearing: { engine: null, dictation: null },
    speaking: { engine: null, voices: 0 },
    missing: 'Install.',
  };
  standFor({
    answer: async (endpoint, request) => {
      asked.push([endpoint.path, request]);
      return endpoint.method === 'GET' ? means : {};
    },
    listen: () => {},
    openStore: () => {
      throw new Error('nothing is kept');
    },
    originalPage: () => '',
    file: async () => new Blob(),
  });
  expect(await askVoice()).toEqual(means);
  await tellTurn(VoiceTurn.parse(turn));
  expect(asked).toEqual([
    ['/api/voice', {}],
    ['/api/voice/turns', { turn }],
  ]);
});

test.each([['number 42'], ['write to maya@northwind.example'], ['x'.repeat(301)]])(
  'the contract rejects a turn with a forbidden field: %s',
  (heard) => {
    expect(VoiceTurn.safeParse({ ...turn, heard }).success).toBe(false);
  },
);
