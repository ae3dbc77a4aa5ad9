// How people ask what Flow has learnt of them, and have it remember a name or forget. Patterns are for the plain form of the words. They come
// with the page, so they are short.

const you = '(?:you|flow)';

export const lessonsAsked = new RegExp(
  `^(?:(?:tell|show) me )?what (?:have ${you} (?:learned|learnt|picked up|noticed|remembered)(?: (?:about|of|on|from) me)?|has flow learn(?:ed|t)(?: about me)?|(?:do|does|did|can) ${you} (?:know|knows|remember|learn(?:ed)?) (?:about|of) me|${you} (?:know|knows|have learned|have learnt|has learned|remember) about me)$`,
);

export const forgetAllAsked =
  /^forget (?:everything|all)(?: (?:that )?(?:you|flow) (?:know|knows|have learned|have learnt|learned|remember)?(?: (?:about|of) me)?| about me| of it)?$/;

const ordinals = 'first|second|third|last|1|2|3';

/** The first group is the place. Said after Flow named some. */
export const lessonForgotten = new RegExp(
  `^(?:please )?(?:forget|drop|unlearn|remove|delete) (?:that|it|(?:the |number )?(${ordinals})(?: 1)?)$`,
);

const who = '(\\S+(?: (?!(?:is|by)\\b)\\S+){0,2})';
const alias = '(\\S+(?: \\S+){0,2})';

/** `who` and `alias`: the groups. 'My boss', or another name. */
export const namesGiven: readonly { said: RegExp; who: 1 | 2; alias: 1 | 2 }[] = [
  { said: new RegExp(`^remember (?:that )?${who} is (my ${alias.slice(1, -1)})$`), who: 1, alias: 2 },
  { said: new RegExp(`^remember (?:that )?(my (?:\\S+ )?\\S+) is ${who}$`), who: 2, alias: 1 },
  {
    said: new RegExp(`^(?:remember (?:that )?)?${who} (?:is (?:also )?called|goes by|is also known as) ${alias}$`),
    who: 1,
    alias: 2,
  },
  { said: new RegExp(`^when i say ${alias} i mean ${who}$`), who: 2, alias: 1 },
];

/** 'Call Alexandra Sasha': two names with a capital, because it may be a phone call to somebody. */
export const renamed = /^(?:[Pp]lease )?[Cc]all (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?) (\p{Lu}[\p{L}’'-]+)[.!]?$/u;

/** 'My boss' is a role. 'My first mail' is not. */
export const noRole =
  /^my (?:.* )?(?:e ?mails?|mails?|inbox|calendar|meetings?|answer|reply|name|address|number|password|code|key|idea|turn|favou?rite|priority)$/;

/** These name no person. */
export const nobody = /^(?:my|the|i|it|this|that|he|she)\b/;

/** 'Who is my boss' asks for somebody by a name that the person gave. */
export const whoIsMine = /^who is (my (?!next\b|last\b|first\b|top\b)\S+(?: \S+)?)$/;
