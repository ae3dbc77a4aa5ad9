// Phrases to block the sender of the mail in play, in British and American English.
import type { CommandPhrases } from './of-command.ts';
import { oops, them } from './parts.ts';

const again = '[again|anymore|any more]';
const mails = '(mail|mails|email|emails|messages|anything)';

export const block = {
  said: [
    'block [{mail}]',
    `block ${them} [from now on|for good|forever|for ever]`,
    'block the sender of {mail}',
    `block [all|any] [further|future|more] ${mails} from ${them}`,
    `stop (showing me|giving me) [any more] ${mails} from ${them}`,
    `never show me [any|any more] ${mails} from ${them} ${again}`,
    `i never want to (hear|get ${mails}|see ${mails}) from ${them} ${again}`,
    `i do not want to hear from ${them} (again|anymore|any more|ever again)`,
  ],
  listened: 'block them her him sender i do not want to hear from again',
  undo: [
    `${oops} undo (the|that|my) [last] (block|blocking)`,
    `${oops} i did not (mean|want) to block (them|him|her|that sender|this sender)`,
  ],
  noun: 'block(?:ing)?',
} satisfies CommandPhrases<readonly string[]>;
