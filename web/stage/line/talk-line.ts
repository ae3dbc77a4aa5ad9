// Derives the line's look from the talk's state. Pure.
import type { VoiceState, VoiceTrouble } from '#web/conversation/voice/conversation.ts';
import type { LineState } from '#web/ui/line/line-state.ts';

export type Talk = {
  online: boolean;
  voice: VoiceState;
  reads: boolean;
  drafts: boolean;
  asksModel: boolean;
};

/** `open`: the microphone is on, so the person's part lies ahead. `words`: replace the remaining time. */
export type TalkLine = { state: LineState; open: boolean; words: string | null };

export const talkLine = ({ online, voice, reads, drafts, asksModel }: Talk): TalkLine => {
  if (!online) return { state: 'offline', open: false, words: null };
  if (isTrouble(voice)) return { state: 'denied', open: false, words: null };
  const listens = { open: isOpen(voice), words: listening(drafts) };
  if (voice === 'hearing') return { state: 'hearing', ...listens };
  if (voice === 'thinking' || asksModel) return { state: 'thinking', open: listens.open, words: 'Thinking' };
  if (reads || voice === 'speaking') return { state: 'reading', open: listens.open, words: null };
  if (listens.open) return { state: 'listening', ...listens };
  return { state: 'paused', open: false, words: voice === 'asleep' ? 'Asleep' : null };
};

const listening = (drafts: boolean): string => (drafts ? 'Writing' : 'Listening');

export const isOpen = (voice: VoiceState): boolean => open.has(voice);

/** The person wants to talk, but Flow hears nothing. */
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
