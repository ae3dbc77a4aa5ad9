// Phrases to star a mail, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';

export const star = {
  said: {
    plain: [
      '(star|flag|pin) [{mail}] [up|for later]',
      '(favorite|favourite|bookmark) {mail}',
      'mark [{mail}] [as] (important|starred|flagged|pinned|a favorite|a favourite)',
      'mark {mail} with a (star|flag)',
      '(add|put) a (star|flag) [to|on] [{mail}]',
      'add [a] star',
      'give {mail} a (star|flag)',
      '(stick|pop|slap) a (star|flag) on {mail}',
      'put {mail} in [my] (starred|favorites|favourites)',
      'add {mail} to [my|the] (starred|favorites|favourites|stars)',
      'make {mail} (important|starred|a favorite|a favourite)',
      '{mail} (is important|deserves a star|needs a star)',
      'flag {mail} as important',
      '(make|let) {mail} stand out [(in|on) the list]',
      'highlight {mail} [so i (see|spot|find) it [again]]',
      '(put|set|stick) (the|a|that|a little) (sign|mark|marker) (on|beside|next to) {mail}',
      '{mail} should stand out',
      '{mail} is [very|really] (important|special) [to me]',
      'make {mail} one of my (favorites|favourites)',
      'keep {mail} starred',
      'i want {mail} (starred|flagged|pinned)',
    ],
    ofTheLast: ['[no] (star|flag) (it|that|that one) instead'],
  },
  listened: 'star flag mark as important add a to',
  undo: ['undo (the|that|my) [last] (star|flag)'],
  redo: ['[no] (star|flag) (it|that|that one) (after all|again|anyway)'],
  noun: 'stars?|starring|flags?|flagging',
} satisfies CommandPhrases<TriagePhrases>;
