// What the machine of a conversation is told, what it has done, and how long it waits.
import type { HearingState } from '#web/audio/hearing/hearing.ts';

export type VoiceEvent =
  | { type: 'START' | 'STOP' | 'SLEEP' | 'HIDDEN' | 'VISIBLE' | 'OFFLINE' | 'ONLINE' | 'LIFE' }
  /** Nothing is there that could tell what is said. */
  | { type: 'DEAF' }
  | { type: 'MIC'; state: HearingState }
  /** It might be speech; it is; it was none; it is over. */
  | { type: 'VAD_START' | 'VAD_REAL' | 'VAD_MISFIRE' | 'VAD_END' }
  /** What came of a turn: something was done; nothing was said to Flow; it was not understood; it could not be told. */
  | { type: 'UNDERSTOOD' | 'FAILED'; turn: number }
  /** `exactly`: the reading goes on where it was, as if there had been no sound. */
  | { type: 'NOTHING'; turn: number; exactly: boolean }
  /** `reading`: it came in the middle of a mail, and may have been meant for somebody else. */
  | { type: 'MISSED'; turn: number; reading: boolean }
  /** A mail is read, its end was reached, or nothing is read. */
  | { type: 'READING' | 'ITEM_ENDED' | 'RESTING' };

/** What is done at which moment is the machine's to say, and how the conversation's. */
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
  /** Of a sound that never becomes speech, and of speech that never ends. */
  ducked: 4000,
  longestTurn: 34_000,
  /** Before it is shown that Flow thinks. */
  thinking: 250,
  /** Before it is said that it takes a moment. */
  slow: 1000,
  /** Before it is heard, too. */
  slowly: 2500,
  transcript: 8000,
  /** With what the turn itself took, two seconds from the moment the reading stopped. */
  falseInterruption: 900,
  /** After an item's last word: a soft sound; and, just before the reading goes on by itself, the end of the silence. */
  soft: 2500,
  silent: 3900,
  stillThere: 8000,
  asleep: 180_000,
} as const;
