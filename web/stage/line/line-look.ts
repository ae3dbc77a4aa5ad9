// What the line shows of a talk: who has the floor, whether the microphone is open, and what stands in the way. Pure.
import type { VoiceState, VoiceTrouble } from '#web/conversation/voice/conversation.ts';
import type { LineState } from '#web/ui/line/line-state.ts';

export type Talk = {
  /** The server can be reached. */
  online: boolean;
  voice: VoiceState;
  /** The mail is being read, aloud or by the eyes. */
  reads: boolean;
  /** Somebody writes a draft. */
  drafts: boolean;
  /** What was said is asked of a language model. */
  ponders: boolean;
};

/** `open`: what is ahead is the person's, for the microphone is on. `words`: in place of the time that is left. */
export type TalkLook = { state: LineState; open: boolean; words: string | null };

export const talkLook = ({ online, voice, reads, drafts, ponders }: Talk): TalkLook => {
  if (!online) return { state: 'offline', open: false, words: null };
  if (isTrouble(voice)) return { state: 'denied', open: false, words: null };
  const listens = { open: isOpen(voice), words: listening(drafts) };
  if (voice === 'hearing') return { state: 'hearing', ...listens };
  if (voice === 'thinking' || ponders) return { state: 'thinking', open: listens.open, words: 'Thinking' };
  if (reads || voice === 'speaking') return { state: 'reading', open: listens.open, words: null };
  if (listens.open) return { state: 'listening', ...listens };
  return { state: 'paused', open: false, words: voice === 'asleep' ? 'Asleep' : null };
};

const listening = (drafts: boolean): string => (drafts ? 'Writing' : 'Listening');

/** The microphone is on. */
export const isOpen = (voice: VoiceState): boolean => open.has(voice);

/** It was wanted, and nothing can be heard. */
export const isTrouble = (voice: VoiceState): voice is VoiceTrouble => troubles.has(voice);

const open: ReadonlySet<VoiceState> = new Set(['listening', 'hearing', 'thinking', 'speaking']);
const troubles: ReadonlySet<VoiceState> = new Set([
  'denied',
  'missing',
  'busy',
  'unsupported',
  'lost',
  'broken',
  'deaf',
]);
