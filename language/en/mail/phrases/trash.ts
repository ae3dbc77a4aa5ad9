// Phrases to trash a mail, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';
import { onward, oops } from './parts.ts';

export const trash = {
  said: {
    plain: [
      `(delete|trash|bin) [{mail}] ${onward}`,
      '(trash|bin|delete) {mail} [too|as well]',
      '(throw|toss|chuck|fling) {mail} [away|out]',
      '(throw|toss|chuck) (away|out) {mail}',
      '(ditch|dump|toss|chuck) {mail}',
      '(put|move|send|throw|toss|chuck|drop|stick|pop|dump) {mail} (in|into|to|in to) [the|my] (trash|bin|rubbish|garbage|trash can|wastebasket|waste bin|recycle bin)',
      '(in|into|to) the (trash|bin|rubbish|garbage) [with {mail}]',
      'move to [the] (trash|bin)',
      'erase {mail}',
      '{mail} can go in the (trash|rubbish|garbage|bin)',
      '{mail} can be (deleted|trashed|binned)',
      'mark {mail} as (deleted|trash)',
      'get {mail} (deleted|trashed|binned)',
      '(throw|toss|chuck|put|send) {mail} (in|into|in to|to|on) the (dustbin|dust bin|waste|waste basket|waste paper basket|garbage can|waste paper)',
      '(do not|never) (keep|save|store) {mail} [anywhere] (delete|trash|bin) (it|that)',
      '{mail} (is|was) (rubbish|garbage) (delete|trash|bin|toss) (it|that)',
      '{mail} (belongs|goes) in the (trash|bin|rubbish|garbage|dustbin)',
      '(delete|trash|bin) {mail} altogether',
      'i want {mail} (deleted|trashed|binned)',
    ],
    ofTheLast: ['[no] (trash|bin|delete) (it|that|that one) instead'],
  },
  listened: 'delete trash throw away in move to and next',
  undo: [
    `${oops} undo (the|that|my) [last] (trash|trashing|delete|deletion|deleting)`,
    '(untrash|undelete|un trash|un delete|unbin) [{mail}]',
    `${oops} i did not (mean|want) to (trash|delete|bin) {mail}`,
    `${oops} i did not (want|mean) (that|it|that one) (to be|to get|) (deleted|trashed|binned) [(get|take) it [back] out of the (trash|bin)]`,
    `${oops} it should not (have been|be) (deleted|trashed|binned)`,
    '(take|get|bring|fish) {mail} [back] (out of|from) the (trash|bin)',
  ],
  redo: [
    '[no] (trash|delete|bin) (it|that|that one) (after all|again|anyway)',
    'on second (thought|thoughts) (trash|delete|bin) (it|that)',
  ],
  noun: 'trash|trashing|delet(?:e|ing|ion)|bin(?:ning)?',
} satisfies CommandPhrases<TriagePhrases>;
