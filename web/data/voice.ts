import * as api from '#api/voice.ts';
import type { GrammarName, SpokenBy } from '#domain/speech.ts';
import type { VoiceTurn } from '#domain/voice-turn.ts';
import { asCaller, call } from './call.ts';
import { paced } from './slow-down.ts';

export const askVoice = () => call(api.getVoice, {});
export const prepareHearing = (wanted: { grammar: GrammarName; names: readonly string[] }) =>
  call(api.prepareHearing, { grammar: wanted.grammar, names: [...wanted.names] });
export const tellTurn = (turn: VoiceTurn) => call(api.keepTurn, { turn });

export const fetchSpeech = (speaking: { input: string; voice: SpokenBy; speed: number }, cancelled: AbortSignal) =>
  paced(
    () =>
      fetch(api.speech, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-flow': '1', ...asCaller() },
        body: JSON.stringify({ ...speaking, response_format: 'pcm' }),
        signal: cancelled,
      }),
    cancelled,
  );
