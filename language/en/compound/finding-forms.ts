// Searches and questions inside other words: 'I forgot when the flight leaves' is 'when the flight leaves'.
import { anyCase, cased, end, type Form, name } from './form-parts.ts';

/** Looking for mail. */
const finding: readonly Form[] = [
  [/^from (\p{L}+)(?: please)?[.!?]*$/iu, 'find mails from $1'],
  [
    /^(?!all|the|my|your|no|next|new|unread|read|these|those|more|any|some|other|last|old)(\p{L}+) (mails|emails|messages)(?: please)?[.!?]*$/iu,
    'find $1 $2',
  ],
  [
    cased(
      `^(?:please |and |now )*(?:[Ss]how|[Gg]ive|[Ff]ind|[Gg]et|[Pp]ull up|[Bb]ring up|[Ll]ist|[Oo]pen)(?: me| up| us)*(?: please)? (?:what(?:ever)?|everything|all|anything|all the (?:mails?|emails?|things))(?: that)? (${name})(?: has| had| have|'s| ever)? (?:sent|wrote|written|write|sends|mailed|emailed)(?: to)?(?: me| us)?(?: please)?[.!?]*$`,
    ),
    'find mails from $1',
  ],
  [
    cased(
      `^(?:please |and |now )*(?:[Ss]how|[Gg]ive|[Gg]et|[Ll]ist)(?: me| us)* (?:please )?(?:all )?(?:the |of the )*(mails?|emails?|messages) (?:of|from|by) (${name})(?: please)?[.!?]*$`,
    ),
    'find $1 from $2',
  ],
  [
    cased(
      `^(?:[Ss]how|[Gg]ive|[Gg]et|[Ll]ist)(?: me| us)* (?:please )?(?:all )?(?:of )?(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)['’]s? (?:mails|emails|messages|mail)(?: please)?[.!?]*$`,
    ),
    'find mails from $1',
  ],
  [
    cased(
      `^I(?:'d| would|) (?:really )?(?:like|love|want|need) to (?:see|hear|read|find|look at|go through) (?:all )?(?:of )?(\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)['’]s? (?:mails|emails|messages)(?: please)?[.!?]*$`,
    ),
    'find mails from $1',
  ],
  [
    cased(
      `^I(?:'m| am) (?:looking for|searching for|after|trying to find|hunting for) (?:something|anything|everything|the things?|what)(?: that)? (${name})(?: has| had)? (?:sent|wrote|written|mailed)(?: to)?(?: me| us)?[.!?]*$`,
    ),
    'find mails from $1',
  ],
  [cased(`^(\\p{Lu}[\\p{L}-]+)['’]s? (?:mail|email|message|one)(?: please)?[.!?]*$`), 'go to the one from $1'],
  [anyCase(`^(?:all )?(\\p{L}+)['’]s? (?:mails|emails|messages)(?: please)?[.!?]*$`), 'find mails from $1'],
  [
    /^(?:i(?:'d| would) like to |let's |let us |let me |can (?:we|you) |please )*(?:start|begin|go on|continue) (?:with|at|from) the (oldest|newest|latest)(?: one| mail| email)?(?: first| please)*[.!?]*$/i,
    'go to the $1',
  ],
  [anyCase(`^(\\p{L}+)['’]s (?:mail|email|message)(?: please)?[.!?]*$`), 'go to the one from $1'],
  [
    anyCase(
      `^(?:i think |i believe |i know |i'm sure )?(?:somewhere )?there (?:must|should|has to|ought to|is supposed to) be (?:somewhere )?((?:an?|the|some) (?:mail|email|message|thread|something).{3,60}?)(?: somewhere| in (?:here|there)| around)?[.!?]*$`,
    ),
    'find $1',
  ],
  [
    anyCase(`^somewhere,? (?:there(?:'s| is| was)|i (?:have|had|got)) (an? (?:mail|email|message).{3,60}?)[.!?]*$`),
    'find $1',
  ],
  [
    anyCase(
      `^i(?:'m| am|'ve been| have been) (?:still )?(?:trying|looking|hoping|struggling) (?:to )?(?:find|for|locate)(?: for)? ((?!him|her|them|you|it\\b).{3,80})$`,
    ),
    'find $1',
  ],
  [
    anyCase(
      `^(?:please )?(?:see|check|look)(?: and see)? (?:if|whether) (?:you|we|i) (?:can )?(?:find|see|get|have)(?: (?:anything|something|a mail|any mails?|an email))? ((?:about|from|on|regarding|with) .{3,60})$`,
    ),
    'find mails $1',
  ],
];

/** The question inside a sentence about not knowing. */
const wondering: readonly Form[] = [
  [/^what (i|we) have (?!to\b|said|written|promised|done|read)(.+)$/i, 'what do $1 have $2'],
  [
    /^what (?:meetings|events|appointments) (?:are|are there|i have|have i)(?: there)? (.+)$/i,
    'what meetings do i have $1',
  ],
  [
    /^(?:i (?:wonder|was wondering)|i'd like to know|i(?:'m| am) not sure|do you know) (?:if|whether) (?:i'm|i am) (.+)$/i,
    'am i $1',
  ],
  [/^have i (?:any )?(?:free time|time|space|a gap) (.+)$/i, 'am i free $1'],
  [
    /^free ((?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|this|next).*)$/i,
    'am i free $1',
  ],
  [
    anyCase(
      `^(?:i(?:'m| am) not sure|i (?:can't|cannot|don't|do not|no longer) (?:remember|recall|know|see|understand)|i (?:forgot|forget|have forgotten|wonder|was wondering|would like to know|want to know|need to know)|i'd like to know|i'?m wondering|i(?:'m| am) curious|i have no idea|do you (?:know|remember)|(?:can|could) you (?:please )?(?:tell me|check|see|look up|find out|say)|any idea|no idea|remind me)(?: about| again)? ((?:what|who|whom|whose|when|where|why|how|which)\\b.+)$`,
    ),
    '$1',
  ],
  [
    anyCase(
      `^(?:i (?:wonder|was wondering)|i(?:'d| would) like to know|i(?:'m| am) not sure|do you know|can you (?:tell me|check)|could you (?:tell me|check)|check) (?:if|whether) there(?:'s| is| are) (.+)$`,
    ),
    'is there $1',
  ],
  [
    /^(?:i (?:wonder|was wondering)|do you know|i'd like to know) (?:if|whether) (?:this|it|that)(?: mail| one| email)? (?:has|contains|comes with) (.+)$/i,
    'is there $1',
  ],
  [
    anyCase(
      `^(what|when|where|why|how|which \\S+) (?!(?:did|does|do|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must)\\b)(${name}|he|she|they|i|we|you) (?:has |have |had )?(said|wrote|written|asked|wanted|decided|promised|promise|sent|agreed|answered|told me|meant)\\b(.*)$`,
    ),
    '$1 did $2 $3$4',
  ],
  [
    /^(what|when|where|why|how) did (?!did\b)(.+?) (said|wrote|written|asked|wanted|decided|promised|sent|agreed|answered|meant)\b/i,
    '$1 did $2 $3',
  ],
  [cased(`^who (${name}) is(?: again)?[.?!]*$`), 'who is $1'],
  [
    cased(
      `^(?:[Ss]o |[Rr]emind me |[Tt]ell me |[Ww]ait )*(?:[Ww]ho(?:'s| is|)) (?:this|that) (${name})(?: (?:guy|person|man|woman|fellow|lady|chap|again|anyway|is|is again))*[.?!]*$`,
    ),
    'who is $1',
  ],
  [
    anyCase(`^who(?:m)? (?:i am|i'm|we are|we're)(?: still)? waiting (?:for|on)(?: to .+)?${end}`),
    'who am i waiting for',
  ],
  [
    anyCase(
      `^(?:what did i (?:say|tell (?:them|people|others)) (?:that )?i(?:'d| would| will) do|have i promised (?:anybody|anyone|somebody|someone|people)(?: (?:anything|something))?|did i promise (?:anybody|anyone|somebody|people)(?: (?:anything|something))?)${end}`,
    ),
    'what did i promise',
  ],
  [
    anyCase(
      `^who(?:m)? (?:am i|are we|do i)(?: still)? (?:waiting|wait)(?: still)?(?: to hear (?:back )?from| for| on| for an? (?:answer|reply) from| to (?:answer|reply))?${end}`,
    ),
    'who am i waiting for',
  ],
  [
    anyCase(
      `^who (?:hasn't|has not|didn't|did not|still hasn't|has yet to|still has to)(?: yet)? (?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|got back|get back|written back|write back|come back|come back)(?: to)?(?: me| us)?(?: yet| so far)?${end}`,
    ),
    'who am i waiting for',
  ],
  [
    anyCase(`^who (?:owes|still owes) (?:me|us)(?: an? (?:answer|reply|response|mail|something))?${end}`),
    'who am i waiting for',
  ],
  [
    anyCase(
      `^what (?:have i|did i|i have|i did|had i|i|have i already)(?: already)? promised?(?: to)?(?: (?:people|others|other people|anyone|anybody|everyone|somebody|someone|them))?(?: lately| recently| so far| this week)?${end}`,
    ),
    'what did i promise',
  ],
];

export const findingForms: readonly Form[] = [...finding, ...wondering];
