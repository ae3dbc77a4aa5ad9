// Phrases to leave a mailing list, in British and American English.
import type { CommandPhrases } from './of-command.ts';

export const unsubscribe = {
  said: [
    'unsubscribe [me] [from {mail}]',
    'unsubscribe [me] from (this list|the list|these|them|this newsletter|the newsletter)',
    'stop (these|these emails|these mails|this newsletter|sending me these|sending me this)',
    'i do not want (these|these emails|these mails|this newsletter) [anymore|any more]',
    '(take|get) me off (this|the) (list|mailing list|newsletter)',
    'leave (this|the) (list|mailing list|newsletter)',
    'no more of (these|these emails|this newsletter)',
    '(cancel|end) (this|the|my) subscription',
    '(tell|ask) them to stop (sending me (this|these|this newsletter|these emails|these mails)|writing to me)',
    '(get|take|strike|remove|delete) (me|my name|my address) (off|out of|from) (their|this|the|that) (list|mailing list|newsletter|mailings)',
    'opt me out [of (this|it|this newsletter|this list|their newsletter|their list|their mailings|these|these emails)]',
    'sign me out of (this newsletter|this list|their newsletter|their list|their mailings)',
    'i do not want to (get|receive|read) (these|this newsletter|these emails|these mails|their newsletter) [any more|anymore|any longer|again]',
    'i would like not to (get|receive) (these|this newsletter|these emails) [any more|anymore|any longer]',
    'no more issues of (this|the) newsletter',
    'u',
  ],
  listened: 'unsubscribe from me list newsletter stop these emails take off',
} satisfies CommandPhrases<readonly string[]>;
