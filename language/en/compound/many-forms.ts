// Requests about many mails in another order: 'the newsletters can all go in the bin' is 'delete the newsletters'.
import { anyCase, cased, end, type Form, group, name, toBe } from './form-parts.ts';

/** Matches what may follow a kind of mail, as long as it does not choose only some of them. */
const unconditional =
  '(?:(?!\\b(?:from|by|of|about|since|before|after|older|newer|last|this|than|in|on|with|over|under|until|for|that|which)\\b)[^,;.]){0,30}';
/** Refuses a sentence that means only some of them. */
const unselected =
  '(?!.*\\b(?:keep|leave|except|without|but|only|some|few|half|first|last|unread|unstarred|starred|old|older|oldest|new|newer|newest|labell?ed|tagged|two|three|four|five|ten|\\d+)\\b)';

/** Requests about many mails. */
const but = '((?:,? (?:except|but(?: not)?|apart from|other than|without|only not|just not)\\b.{3,50}?)?)';

const many: readonly Form[] = [
  [
    cased(
      `\\b([Ee]verything|[Aa]ll|[Mm]ails|[Ee]mails|[Mm]essages|ones|stuff)(?: that| which)? (${name}) (?:has |had |have )?(?:ever )?(?:wrote|sent|written|writes|sends|mailed)(?: (?:to )?me)?\\b`,
    ),
    '$1 from $2',
  ],
  [
    anyCase(
      `^(${group}) (?:can|could|may|should) (?:all )?(?:come back|wait|be snoozed|be put off)(?: again)? (?:on |until |till )?(?<time>.{3,30}?)${end}`,
    ),
    'snooze $1 until $<time>',
  ],
  [
    cased(
      `^${unselected}.{0,60}?\\b(\\p{Lu}[\\p{L}-]+['’]s (?:mails|emails|messages)|(?:mails|emails|messages|everything|stuff) from ${name})\\b${unconditional}[,;.] (?:so |please |just |you can |and )*(archive|delete|trash) (?:them|those)(?: all)?(?: please)?[.!]*$`,
    ),
    '$2 all $1',
  ],
  [/^put ((?:all|everything)\b.*?) (?:as |to )read(?: please)?[.!]*$/i, 'mark $1 as read'],
  [/\b(all|everything) of (?=\p{Lu}[\p{L}-]+(?![\p{L}'’-]))/gu, '$1 from '],
  [/\b(mails|emails|messages|ones|newsletters) of (?=\p{Lu}[\p{L}-]+(?![\p{L}'’-]))/gu, '$1 from '],
  [/\b(all|everything) bar (?=\S)/gi, '$1 except '],
  [
    anyCase(
      `^(?:i(?:'d| would) (?:like|love|prefer)|i want)(?: to have)? (${group}) (?:to be )?archived((?:,? (?:except|apart from|but|other than|without)\\b.{3,50}?)?)${end}`,
    ),
    'archive $1$2',
  ],
  [
    anyCase(
      `^(?:i(?:'d| would) (?:like|love|prefer)|i want)(?: to have)? (${group}) (?:to be )?deleted((?:,? (?:except|apart from|but|other than|without)\\b.{3,50}?)?)${end}`,
    ),
    'delete $1$2',
  ],

  [/,\s*(?:oh|uh|um|er|hm+|ah|well)\s*,\s*(?=except|but|without|not|apart)/gi, ' '],
  [
    /\b(?:(?:that|which|what) )?(?:(?:i|we) (?:haven't|have not|didn't|did not) star(?:red)?|(?:are|is) unstarred|unstarred|have(?: got)? no stars?|has no stars?|without (?:an? |any |the )?stars?)(?=[\s,.!]|$)/gi,
    "that isn't starred",
  ],
  [
    anyCase(
      `^(?:all|everything|all (?:the |of the )?mails?),? (?:please )?(archive|delete|trash|mark as read),? (?:and |but |only |just )*(?:not|without|except)(?: the (?:ones|mails))?(?: from| of)? (.{2,30}?)${end}`,
    ),
    '$1 everything except from $2',
  ],
  [
    anyCase(
      `^(archive|delete|trash)(?: please)? (?:all|everything|it all|all (?:the )?mails|the lot),? (?:and |but |only |just )+(?:the (?:mails|ones) )?(?:from |of )?(${name}) not${end}`,
    ),
    '$1 everything except from $2',
  ],
  [
    anyCase(
      `^(?:oh |ugh |well |honestly )*(?:i(?:'m| am)(?: so)? (?:sick|tired|fed up|done|bored)(?: and tired)? (?:of|with)|i (?:don't|do not|never) (?:really )?(?:care (?:about|for)|need|want|read|like)|no need for|enough of|too many|so many) (?:all )?(?:of )?(?:the |these |those |any |my |your )?((?:newsletters|promotions|notifications|ads|offers)|(?:mails?|emails?|stuff|ones) from .{2,25}?)(?: any ?more| any longer| anyway)?[,;.] (?:so |please |just |you can )*(archive|delete|trash|mark) (?:all of (?:them|these|those)|(?:them|these|those)(?: all)?|all)((?: as)? read)?${end}`,
    ),
    '$2 all $1$3',
  ],
  [
    anyCase(
      `^${unselected}.{0,60}?\\b(newsletters|promotions|notifications|ads|offers)\\b${unconditional}[,;.] (?:so |please |just |you can |and )*(archive|delete|trash|mark) (?:all of )?(?:them|these|those)(?: all)?((?: as)? read)?${end}`,
    ),
    '$2 all $1$3',
  ],
  [
    anyCase(
      `^${unselected}.{0,60}?\\b(newsletters|promotions|notifications|ads|offers)\\b${unconditional}[,;.] (?:so |and )*they (?:can|could|may|should|might) (?:all )?(?:be )?(?:archived|go(?: to the archive)?)${end}`,
    ),
    'archive all $1',
  ],
  [
    anyCase(
      `^${unselected}.{0,60}?\\b(newsletters|promotions|notifications|ads|offers)\\b${unconditional}[,;.] (?:so |and )*they (?:can|could|may|should|might) (?:all )?(?:be )?(?:deleted|trashed|binned|thrown away|go in the (?:bin|trash))${end}`,
    ),
    'delete all $1',
  ],
  [anyCase(`^(archive|delete|trash|star|mute) (these|those|them) all${end}`), '$1 all of $2'],
  [
    anyCase(
      `^(?:they|these|those|all of (?:them|these|those)),? ${toBe}(?:(?:mark(?:ed)?|set|put) )?(?:all )?(?:as |to )?read${end}`,
    ),
    'mark these as read',
  ],
  [anyCase(`^(?:put|set|make) (?:these|those|them)(?: all)? (?:as |to |like )?read${end}`), 'mark these as read'],
  [
    anyCase(
      `^(?:they|these|those|all of (?:them|these|those)),? ${toBe}(?:archived?|(?:in|into|to) (?:the )?archive)${end}`,
    ),
    'archive these',
  ],
  [
    anyCase(
      `^(?:they|these|those|all of (?:them|these|those)),? ${toBe}(?:deleted?|(?:in|into|to) (?:the )?(?:trash|bin))${end}`,
    ),
    'delete these',
  ],
  [
    anyCase(
      `^(archive|delete|trash) (?:all|whatever|everything|what)(?: (?:that|of what))?(?: (?:i've|i have))?(?: already)? read(?: already)?${end}`,
    ),
    '$1 everything i have read',
  ],
  [
    anyCase(`^(?:the |all (?:the )?)read (?:ones|mails|emails|messages),? (?:please )?(archive|delete|trash)${end}`),
    '$1 everything i have read',
  ],
  [
    anyCase(
      `^((?:all )?(?:the |those |these )?(?:newsletters|promotions|notifications)) (?:belong|go) (?:in|into|to) (?:the )?(?:trash|bin)${end}`,
    ),
    'delete $1',
  ],
  [
    cased(
      `^(?:[Tt]he )?(?:mails?|emails?|messages|ones) (?:of|from|by) (${name}),? (?:please )?(?:to|into|in) (?:the )?archive(?: please)?[.!]*$`,
    ),
    'archive everything from $1',
  ],
  [
    cased(
      `^(?:all|everything|the mails?|the ones) from (${name}),? (?:please )?(?:label|tag)(?: them)?(?: as)? (\\S+)(?: please)?[.!]*$`,
    ),
    'label everything from $1 as $2',
  ],
  [
    anyCase(
      `^(?:please )?(archive|delete|trash|bin|star|mute|mark) (?:please )?the (.{4,40}?) all((?: as)? (?:un)?read)?${end}`,
    ),
    '$1 all the $2$3',
  ],
  [
    anyCase(
      `^(?:please )?(?:get|take|move|clear|put|have|sweep|throw) (?!(?:this|it|that)\\b)(.{4,50}?) out of (?:the|my) inbox${end}`,
    ),
    'archive $1',
  ],
  [
    anyCase(
      `^(.*)\\b(?:whatever|any|every|all the|all) ((?:newsletter|promotion|notification|mail|email|message)s?)(?: (?:that )?(?:i've got|i have|i got|there (?:is|are)|you (?:find|see|have)|came in|is|are))?(?: (?:in|left)? ?(?:there|here|in (?:there|here|my inbox|the inbox)))?$`,
    ),
    '$1all $2',
  ],
  [
    anyCase(
      `^(?:all )?(?:of )?(?:that|those|these|this) (${name}) (?:stuff|mails?|emails?|things|messages),? (?:please )?(archive|delete|trash|star|mute)(?: (?:it|them|that|those))?(?: all)?${end}`,
    ),
    '$2 everything from $1',
  ],
  [
    anyCase(
      `^(${group}),? ${toBe}(?:archived?|(?:in|into|to|in to) (?:the )?archive|put away|filed|out of (?:the|my) inbox)(?: (?:them|it|that))?(?: all)?${but}${end}`,
    ),
    'archive $1$2',
  ],
  [
    anyCase(
      `^(${group}),? ${toBe}(?:deleted?|trash(?:ed)?|bin(?:ned)?|(?:in|into|to) (?:the )?(?:trash|bin)|thrown? (?:away|out)|gone)(?: (?:them|it|that))?(?: all)?${but}${end}`,
    ),
    'delete $1$2',
  ],
  [
    anyCase(
      `^(${group}),? ${toBe}(?:(?:mark(?:ed)?|set|put|made?|count(?:ed)?|treat(?:ed)?) )?(?:them )?(?:all )?(?:as |to |like )?read${but}${end}`,
    ),
    'mark $1 as read$2',
  ],
  [
    anyCase(`^(${group}),? ${toBe}(?:(?:mark(?:ed)?|set|put|made?) )?(?:them )?(?:all )?(?:as |to )?unread${end}`),
    'mark $1 as unread',
  ],
  [
    anyCase(
      `^(${group}),? ${toBe}(?:(?:give|get|gets|put|have|given|with|deserves?)(?: them)?(?: on)?(?: all)? )?(?:an? |the )?star(?:red|s)?${end}`,
    ),
    'star $1',
  ],
  [anyCase(`^(?:give|put|set|add) (?:a |the )?stars? (?:to|on|for) (${group})${end}`), 'star $1'],
  [
    anyCase(
      `^(?:there(?:'s| is| are)|i(?:'ve| have)(?: got)?|we(?:'ve| have)(?: got)?)(?: (?:so|too|way too))? (?:many|much|a lot of|lots of|a ton of|tons of) (newsletters|promotions|notifications|ads)(?: (?:in|around) (?:there|here)| here| there)?[,;.] (?:so |please |just |you can )*(archive|delete|trash|bin|mark) (?:all )?(?:of )?(?:that|it|them|those|these)(?: all)?((?: as)? (?:un)?read)?${end}`,
    ),
    '$2 all $1$3',
  ],
  [
    anyCase(
      `^(?:please |just |can you |could you )*(mark|set) ((?:the|my) (?:whole |entire |complete )?inbox) as read${end}`,
    ),
    'mark everything as read',
  ],
  [/\ball what\b/gi, 'everything that'],
  [
    /\b(mails?|emails?|messages|newsletters?|ones|everything|all|stuff) what (?=(?:come|came|comes|is|are|was|were|i|we|has|have)\b)/gi,
    '$1 that ',
  ],
  [
    /\b(mails?|emails?|messages|ones|everything|all|stuff) (?:that |which |who )?(?:is |are |was |were |has |have )?(?:come|comes|came|coming|sent|arriving) from\b/gi,
    '$1 from',
  ],
  [
    /\b(newsletters?|mails?|emails?|messages|ones|notifications|promotions|everything)(?: that(?:'s| is| are)?| which (?:is|are)|'s)?(?: still| just)? (?:sitting|lying|waiting|hanging|piling up|left)(?: around| up)?(?: in| around)? (?:there|here|in (?:there|here|my inbox|the inbox))/gi,
    '$1',
  ],
  [
    anyCase(
      `^(?:there(?:'s| is| are)|i(?:'ve| have)(?: got)?|we(?:'ve| have)(?: got)?)(?: (?:so|too|way too))? (?:an? )?(?:ton|tons|lot|lots|load|loads|bunch|pile|heap|many|much|plenty|hundreds)(?: of)? (?:mails? |emails? |messages |stuff )?(?:from |of )?(\\p{L}+)(?: stuff| mails?| emails?| messages| things| notifications)?(?: (?:in|around) (?:there|here)| here| there)?[,;.] (?:so |please |just |you can )*(archive|delete|trash|bin|star|mark) (?:all )?(?:of )?(?:that|it|them|those|these)(?: all)?((?: as)? (?:un)?read)?${end}`,
    ),
    '$2 everything from $1$3',
  ],
  [
    anyCase(
      `^(archive|delete|trash|bin|star|mute) (?:all )?(?:of )?the (?!read|unread|starred|unstarred|new|old|other|first|last|next|important|same|two|three|rest)(\\p{L}+) (?:ones|mails|emails|messages|stuff)(?=,? and\\b|[.!]*$)`,
    ),
    '$1 everything from $2',
  ],
  [
    cased(
      `^(?:[Tt]he )?(?:mails?|emails?|messages|ones) (?:of|from|by) (${name}),? (?:please )?(?:put|set|make|mark|turn)(?: them)?(?: all)?(?: as| to| like)?( (?:un)?read)(?: please)?[.!]*$`,
    ),
    'mark everything from $1 as$2',
  ],
  [
    anyCase(
      `^(?:everything from |all (?:from )?|the )?(?!archive|delete|trash|bin|star|mute|mark|set|put|make|count|treat|and|it|them|these|those)(\\p{L}+)(?: ones| mails)?,? all(?: as)? ((?:un)?read)${end}`,
    ),
    'mark everything from $1 as $2',
  ],
  [
    anyCase(
      `^((?:all|everything|every one|the lot)(?: of (?:them|it))? (?:but|except|apart from|other than|without|minus) (?:for |the ones? from |from )?.{2,40}?),? (?:please )?(archive|delete|trash|star|mute)(?: (?:it|them|that|those))?${end}`,
    ),
    '$2 $1',
  ],
];

export const manyForms: readonly Form[] = [...many];
