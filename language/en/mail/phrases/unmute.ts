// Phrases to unmute a thread, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { oops, talk } from './parts.ts';

export const unmute = {
  said: {
    plain: [
      '(unmute|un mute) [{mail}]',
      '(unmute|un mute) {mail} again',
      '(stop|quit) muting {mail}',
      'do not mute {mail} [anymore|any more]',
      `(stop|quit) ignoring ${talk}`,
      `do not ignore ${talk} [anymore|any more]`,
      `(follow|watch) ${talk} again`,
      `hear [from|of|about] ${talk} again`,
      `(turn|switch) ${talk} [back] on [again]`,
      `(bring|show|give|send) me [the] [new] (messages|mail|mails|emails) (in|from|of) ${talk} [again|as usual|like normal|like before]`,
      `(get|receive) ${talk} again`,
      `(unsilence|un silence|reopen|re open) ${talk}`,
      `bring ${talk} back`,
      '(lift|end|cancel) the (mute|muting|silence) [(on|of|for) {mail}]',
      '(take|remove) the mute (off|from) {mail}',
    ],
  },
  listened: 'un mute thread stop ignoring follow again conversation',
  undo: [`${oops} undo (the|that|my) [last] (unmute|unmuting)`],
  noun: 'unmut(?:e|ing)',
} satisfies CommandPhrases<TriagePhrases>;
