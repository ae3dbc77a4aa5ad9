import type { VoiceMeans } from '#domain/speech.ts';
import type { Listener } from '#web/data/voice-choices.ts';

export type Offered = { listener: Listener; name: string; what: string };

/** `means` is null if the server is unreachable. */
export const listenersFrom = (means: VoiceMeans | null, browser = browserListens()): Offered[] => [
  ...(means?.hearing.engine ? [{ listener: 'flow' as const, name: 'Flow’s own', what: ofFlow(means) }] : []),
  ...(browser ? [ofBrowser] : []),
  typing,
];

/** The reason for the absence of Flow's own listener. */
export const missingWords = (means: VoiceMeans | null): string | null => {
  if (means === null) return 'Flow’s own needs its server, which can’t be reached now.';
  if (means.hearing.engine !== null) return null;
  return means.missing ?? 'Flow’s own is not installed on this server.';
};

/** Text that leaves the server, if the host configured a language model. */
export const modelWords =
  'When it’s on, what Flow does not understand goes, in words, to the language model this server uses.';

const ofFlow = ({ hearing: { engine, dictation } }: VoiceMeans): string => {
  if (engine === 'service') return 'Goes to the speech service this server uses. Good for commands and dictation.';
  const best = dictation === 'good' ? 'Good for commands and dictation.' : 'Best for commands; dictation is rough.';
  return `Stays on this server, and no sound is kept. ${best}`;
};

const ofBrowser: Offered = {
  listener: 'browser',
  name: 'Your browser’s',
  what: 'The sound goes to your browser’s maker. Better for dictation.',
};

const typing: Offered = {
  listener: 'typing',
  name: 'No microphone',
  what: 'You type what you would say. Everything works by key, too.',
};

/** Some browsers have it under its old name. */
const browserListens = (): boolean => 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis;
