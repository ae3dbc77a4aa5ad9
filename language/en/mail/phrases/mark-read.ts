// Phrases to mark a mail read, in British and American English.
import type { TriagePhrases } from '#language/mail/mail-phrase-intent.ts';
import type { CommandPhrases } from './of-command.ts';

export const markRead = {
  said: {
    plain: [
      'mark [{mail}] [as|to] read',
      'mark {mail} down as read',
      '(set|count|treat|mark|put|show) {mail} (as|to) (seen|opened|already (read|seen|opened))',
      '(get rid of|remove|lose|drop|take off|turn off) the bold [(on|of|from|off) {mail}]',
      'take the bold off {mail}',
      '{mail} should not be (bold|unread|new) [any more|anymore]',
      'i (know|have seen|have opened|opened) {mail} [already]',
      'i (know|have seen|have opened|opened) {mail} [already] (mark|set) it [as|to] (read|seen)',
      '(set|flag|tag|count|treat|show) {mail} (as|to) read',
      '(flag|tag|set) as read',
      'make {mail} read',
      'i have [already] read {mail} [already]',
      '{mail} (is|has been) read',
      '{mail} is [already] (read|not new|not unread)',
      '{mail} is (no longer|not) (unread|new) [anymore]',
      'already read',
      'mark {mail} [as] (no longer|not) unread',
      '(take|remove) the unread mark (off|from) {mail}',
      'not unread',
    ],
  },
  listened: 'mark as read i have already',
  undo: ['undo (the|that) (mark read|read mark)'],
  noun: 'mark read|marking read|read mark',
} satisfies CommandPhrases<TriagePhrases>;
