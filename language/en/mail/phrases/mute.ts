// Phrases to mute a thread, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { oops, talk } from './parts.ts';

export const mute = {
  said: {
    plain: [
      'mute [{mail}]',
      'mute {mail} (for good|for ever|forever|from now on)',
      'keep {mail} (quiet|muted)',
      `(ignore|silence|unfollow|hush|shut up|tune out) ${talk}`,
      `(shut|turn|switch) ${talk} (up|off)`,
      `(keep|leave|get|take|count) me out of ${talk} [from now on|for good]`,
      `i have had enough of ${talk}`,
      `(spare me|no more of|enough of) ${talk}`,
      `i do not want to (get|receive|be bothered with|be bothered by) [anything|any more|anything more] [from|of|in] ${talk} [any more|anymore]`,
      `stop (telling me about|bothering me with|showing me|sending me) ${talk}`,
      `i do not (need|want|care about) ${talk} [anymore|any more]`,
      `i do not (need|want) to (see|hear of|hear from|follow) ${talk} [again|anymore|any more]`,
      `i am not interested in ${talk} [anymore|any more]`,
      `(stop|quit) (following|watching) ${talk}`,
    ],
  },
  listened: 'mute thread ignore conversation',
  undo: [`${oops} undo (the|that|my) [last] (mute|muting)`, `${oops} i did not (mean|want) to mute {mail}`],
  noun: 'mut(?:e|ing)',
} satisfies CommandPhrases<TriagePhrases>;
