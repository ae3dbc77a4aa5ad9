// How people ask never to hear from a sender again, and to hear from them after all: of whoever wrote the mail at hand, or by name.
import type { BlockKind } from '#language/understanding.ts';

const them = '(them|him|her|(the|this|that) (sender|person|address|guy|company|woman|man)|whoever (sent|wrote) {mail})';
const again = '[again|anymore|any more]';
const mails = '(mail|mails|email|emails|messages|anything)';

/** Of the sender of the mail at hand. */
export const blockPhrases: Record<BlockKind, readonly string[]> = {
  block: [
    'block [{mail}]',
    `block ${them} [from now on|for good|forever|for ever]`,
    'block the sender of {mail}',
    `block [all|any] [further|future|more] ${mails} from ${them}`,
    `stop (showing me|giving me) [any more] ${mails} from ${them}`,
    `never show me [any|any more] ${mails} from ${them} ${again}`,
    `i never want to (hear|get ${mails}|see ${mails}) from ${them} ${again}`,
    `i do not want to hear from ${them} (again|anymore|any more|ever again)`,
  ],
  unblock: [
    '(unblock|un block) [{mail}]',
    `(unblock|un block) ${them} [again]`,
    '(unblock|un block) the sender of {mail}',
    `(stop|quit) blocking ${them}`,
    `do not block ${them} [anymore|any more]`,
    `let ${them} (write|email|mail) [to] [me] again`,
  ],
};

/** Of somebody who is named; the first group is the name. */
export const blockCalled: readonly { asked: RegExp; command: BlockKind }[] = [
  { asked: /^(?:stop|quit) blocking (.+)$/i, command: 'unblock' },
  { asked: /^let (.+?) (?:write|e-?mail|mail)(?: to)?(?: me)? again$/i, command: 'unblock' },
  { asked: /^un[- ]?block (.+)$/i, command: 'unblock' },
  {
    asked:
      /^block (?:(?:all |any )?(?:further |future |more )?(?:e-?mails?|mails?|messages?|everything|anything) from )?(.+?)(?: from (?:now on|(?:writing|e-?mailing|mailing)(?: to)?(?: me)?|my (?:inbox|mail)))?$/i,
    command: 'block',
  },
  {
    asked:
      /^(?:never show me|stop showing me|i never want(?: to see)?)(?: any)?(?: more)? (?:e-?mails?|mails?|messages?|anything) from (.+?)(?: again| any ?more)?$/i,
    command: 'block',
  },
  {
    asked: /^i (?:never|don['’]?t (?:ever )?|do not )\s*want to hear from (.+?)(?: again| any ?more| ever again)$/i,
    command: 'block',
  },
];

/** What else is blocked, in a calendar and elsewhere: these are nobody's name. */
export const notSenders =
  /^(?:off|out|in|on|up)\b|^(?:an?|some|my|our|the (?:day|morning|afternoon|evening|week|next|whole|rest|time|calendar|road|door|view|call|number))\b|\b(?:calendar|agenda|time|hours?|minutes?|mins?|o['’]?clock|slots?|noon|midnight|[ap]\.?m\.?|today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weekends?|weeks?|ads?|pop-?ups?|cookies|notifications?|calls?|numbers?|website|site|chain|letters?|wifi|internet|\d{1,2}(?::\d\d)?)\b/i;
