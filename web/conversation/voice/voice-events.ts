import type { HearingState } from '#web/audio/hearing/hearing.ts';

export type VoiceEvent =
  | { type: 'START' | 'STOP' | 'SLEEP' | 'HIDDEN' | 'VISIBLE' | 'OFFLINE' | 'ONLINE' | 'LIFE' }
  /** No recogniser is available. */
  | { type: 'DEAF' }
  | { type: 'MIC'; state: HearingState }
  | { type: 'VAD_START' | 'VAD_REAL' | 'VAD_MISFIRE' | 'VAD_END' }
  | { type: 'UNDERSTOOD' | 'FAILED'; turn: number }
  /** `exactly`: the reading resumes at its position. */
  | { type: 'NOTHING'; turn: number; exactly: boolean }
  /** `reading`: the words came during a mail and may be side talk. */
  | { type: 'MISSED'; turn: number; reading: boolean }
  | { type: 'READING' | 'ITEM_ENDED' | 'RESTING' };

export type Effect =
  | 'open-microphone'
  | 'close-microphone'
  | 'listens'
  | 'duck'
  | 'unduck'
  | 'barge-in'
  | 'go-on-exactly'
  | 'go-on-with-sentence'
  | 'drop-turn'
  | 'tell-wait'
  | 'tell-slow'
  | 'miss-quietly'
  | 'ask-narrowly'
  | 'offer-two'
  | 'pause-and-show'
  | 'tick'
  | 'ask-still-there'
  | 'pause-reading'
  | 'tell-shut'
  | 'tell-asleep'
  | 'tell-hidden'
  | 'tell-offline'
  | 'tell-online';

/** Milliseconds. */
export const waits = {
  /** Limit for a sound that never becomes speech and for speech that never ends. */
  ducked: 4000,
  longestTurn: 34_000,
  thinking: 250,
  slow: 1000,
  slowly: 2500,
  /** A busy machine may need many seconds. Flow says so after one, and the person may speak again at any time. */
  transcript: 20_000,
  /** Together with the turn itself, two seconds after the reading stops. */
  falseInterruption: 900,
  /** After the last word of a mail: a soft sound, then the end of the silence just before the reading goes on. */
  soft: 2500,
  silent: 3900,
  stillThere: 8000,
  asleep: 180_000,
} as const;
