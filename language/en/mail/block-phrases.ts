// Phrases to block and unblock a sender by name.
import type { BlockKind } from '#language/mail/command-kinds.ts';

/** The first group is the name. */
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

/** Other things that people block, which are no names. */
export const notSenders =
  /^(?:off|out|in|on|up)\b|^(?:an?|some|my|our|the (?:day|morning|afternoon|evening|week|next|whole|rest|time|calendar|road|door|view|call|number))\b|\b(?:calendar|agenda|time|hours?|minutes?|mins?|o['’]?clock|slots?|noon|midnight|[ap]\.?m\.?|today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weekends?|weeks?|ads?|pop-?ups?|cookies|notifications?|calls?|numbers?|website|site|chain|letters?|wifi|internet|\d{1,2}(?::\d\d)?)\b/i;

export const letVerb = /^let\b(?!['’]s\b|\s+us\b)/i;
