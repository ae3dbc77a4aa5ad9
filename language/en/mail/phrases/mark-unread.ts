// Phrases to mark a mail unread, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';

export const markUnread = {
  said: {
    plain: [
      'mark [{mail}] [as|to] (unread|un read|not read|new) [again]',
      'keep [{mail}] [as] (new|unread)',
      'leave {mail} [as] (unread|new)',
      '(mark|set|count|treat|show|put|turn) {mail} [back] (as|to) (unseen|unopened|not (opened|seen))',
      '(leave|keep|make|let) {mail} (look|looking|appear|show|showing) (as if|as though|like) i (had|have) (never|not) (opened|read|seen) it',
      '(let|make|have) {mail} (appear|look|show) [as|like] (unread|new|unopened|not [yet] (read|opened|seen)|bold) [again]',
      '(make|put|turn|set) {mail} [back] [in|to] bold [again]',
      'pretend i (did not|have not|had not|never) (read|opened|open|seen|heard|hear) {mail}',
      '(set|flag|tag|count|treat|show) {mail} (as|to|back to) (unread|new) [again]',
      '(flag|tag|set) as unread',
      'make {mail} (unread|new) [again]',
      '(turn|put|change) {mail} [back] to unread',
      'back to unread',
      '{mail} (is|should be|should stay) unread',
      'i have not read {mail} [yet]',
      'unread {mail}',
      'mark {mail} not read yet',
    ],
  },
  listened: 'mark as unread keep new again',
  undo: ['undo (the|that) (mark unread|unread|unread mark)'],
  noun: 'mark unread|marking unread|unread mark',
} satisfies CommandPhrases<TriagePhrases>;
