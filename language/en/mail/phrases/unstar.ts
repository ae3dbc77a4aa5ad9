// Phrases to unstar a mail, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';

export const unstar = {
  said: {
    plain: [
      '(unstar|unflag|unpin|un star|un flag|un pin) [{mail}]',
      '(unfavorite|unfavourite|unbookmark) {mail}',
      '(remove|delete|drop|lose|clear) (the|its|that) (star|flag|pin) [(from|on|off|of) {mail}]',
      'remove (star|flag)',
      'take (the|its|that) (star|flag|pin) (off|away) [{mail}]',
      'take (the|its|that) (star|flag|pin) (off|away) (from|of) {mail}',
      'take off (the|its|that) (star|flag|pin)',
      '(remove|drop|lose|take off|take away|clear|delete) (the|its|that) [little|yellow] (sign|mark|marker|highlight|highlighting) [(from|on|off) {mail}]',
      'take (the|its|that) [little|yellow] (sign|mark|marker|highlight) (off|away) [{mail}]',
      '(unhighlight|un highlight) {mail}',
      '{mail} is not [a] (favorite|favourite|special|starred|that special) [any more|anymore|any longer|now]',
      '{mail} (need not|does not need to|should not|does not have to) stand out [any more|anymore|any longer]',
      'take {mail} (off|out of) [my|the] (starred|favorites|favourites|stars)',
      '(mark|make) {mail} [as] (not important|unimportant|unstarred|not starred|unflagged)',
      'mark [as] (not important|unimportant|unstarred)',
      '{mail} is not [that|so] important [anymore|any more|after all]',
      '{mail} (does not need|needs no) [a|the|its] (star|flag) [anymore|any more]',
      'no (star|flag) [on {mail}]',
      '(star|flag) off',
    ],
  },
  listened: 'un star remove flag from take off no',
  undo: ['put (the|that) (star|flag) back [on [{mail}]]'],
  noun: 'unstar(?:ring)?',
} satisfies CommandPhrases<TriagePhrases>;
