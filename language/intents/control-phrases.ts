// The phrases of all controls, from every scene.
import { appPhrases } from '#language/en/app/control-phrases.ts';
import { playerPhrases } from '#language/en/player/control-phrases.ts';
import { resultPhrases } from '#language/en/search/result-phrases.ts';
import type { ControlPhrases } from '#language/engine/control-phrases.ts';
import type { PhrasedControl } from './intent.ts';

/** The grammar's numbering and the model's training rows follow this order. */
export const controlPhrases: Record<PhrasedControl['kind'], ControlPhrases<PhrasedControl>> = {
  start: playerPhrases.start,
  stop: appPhrases.stop,
  read: playerPhrases.read,
  'pass-none': playerPhrases['pass-none'],
  headlines: playerPhrases.headlines,
  summaries: playerPhrases.summaries,
  shorter: playerPhrases.shorter,
  'full-text': playerPhrases['full-text'],
  'newest-first': playerPhrases['newest-first'],
  'important-first': playerPhrases['important-first'],
  lane: playerPhrases.lane,
  driving: appPhrases.driving,
  private: appPhrases.private,
  dictation: appPhrases.dictation,
  'microphone-off': appPhrases['microphone-off'],
  next: playerPhrases.next,
  previous: playerPhrases.previous,
  pause: appPhrases.pause,
  resume: appPhrases.resume,
  faster: appPhrases.faster,
  slower: appPhrases.slower,
  speed: appPhrases.speed,
  'open-result': resultPhrases['open-result'],
  distance: appPhrases.distance,
  original: playerPhrases.original,
  pictures: playerPhrases.pictures,
  'to-results': resultPhrases['to-results'],
  'to-inbox': resultPhrases['to-inbox'],
};
