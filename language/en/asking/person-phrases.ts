// How people ask about somebody they write with. Patterns are for the plain form of the words. It comes with the page, so it is short.
import type { PersonAsks } from '#language/asking/ask-request.ts';

const them = 'him|her|them|he|she|they';
const nobody =
  'this|that|it|from|on|in|to|the|an?|our|your|here|there|these|those|me|you|i|we|us|and|else|any|what|who|how|today|everyone|everybody|someone|people|next';
/** A name, or a word for somebody at hand. */
const who = `(?!(?:${nobody})\\b)(\\S+(?: (?!(?:again|last|lately|recently|at)\\b)\\S+)?(?: (?!(?:again|last|lately|recently)\\b)\\S+)?)`;
const named = `(?!(?:${them}|my)\\b)${who}`;
/** A first name, pronoun, or role: 'my boss'. */
const once = `(?!(?:${nobody})\\b)((?:my )?\\S+)`;
/** Somebody by name, or by their role. */
const withRole = `(?:(my \\S+)|${named})`;
const doing =
  'speaking|calling|talking|writing|asking|waiting|next|first|last|copied|behind|cc|coming|free|invited|attending|joining|late|in|out|on|due|going|reading|sending|there|here|mentioned|organizing|hosting|running';
const email = '(?:e ?mails?|mails?|messages?|letters?)';

/** The first group is the name. Without one, somebody at hand is meant. */
export const personAsked: readonly { asks: PersonAsks; said: RegExp }[] = [
  {
    asks: 'who',
    said: new RegExp(
      `^(?:(?:tell me |remind me )?who is (?!(?:${doing})\\b|.*\\b(?:${doing})$)${named}(?: again)?|(?:tell me )?who (?:is|was) (?:he|she)|(?:tell|remind) me who ${named} is|do i know (?!(?:any|some|people|how|what|why|if|that)\\w*\\b)${named}|who is this (?!(?:from|for|to|about|again)\\b)${named}|who (?:on earth )?is ${named} again)$`,
    ),
  },
  {
    asks: 'who',
    said: new RegExp(
      `^(?:brief me|fill me in|tell me (?:everything|more)|what (?:do|can) (?:i|we|you) (?:know|tell me)) (?:on|about) (?!my\\b)${who}$`,
    ),
  },
  {
    asks: 'heard',
    said: new RegExp(
      `^(?:when did (?:i|we) last (?:hear|get (?:anything|something|an? ${email}|${email})|receive (?:anything|an? ${email})) from ${who}|when did ${who} last (?:write|e ?mail|mail|reply|answer|get in touch|message)(?: (?:to )?(?:me|us))?|what did ${once} (?:say|write)(?: (?:to )?me)? last|what (?:is|was) the last thing(?: that)? ${once} (?:said|wrote)(?: (?:to )?me)?|what (?:is|was) ${once}s (?:last|latest|most recent) ${email}(?: about)?|have i heard from ${who} (?:lately|recently)|how long (?:ago did i|(?:is it |has it been )?since i(?: have)?) (?:last )?(?:hear|heard) from ${who}|when (?:was|is) (?:the )?last (?:time (?:i heard|${who} wrote)(?: me)?(?: from ${who})?|${email} from ${who}))$`,
    ),
  },
  {
    asks: 'wrote',
    said: new RegExp(
      `^when (?:did i last|was the last time i) (?:write|wrote|e ?mail(?:ed)?|mailed?|reply|replied|answer(?:ed)?|message(?:d)?)(?: to)? ${who}$`,
    ),
  },
  {
    asks: 'talked',
    said: new RegExp(
      `^(?:when did (?:we|i|${them}|you and i|${once} and i) last (?:talk|speak|chat|write|correspond|be in touch|exchange ${email})(?: (?:to|with) ${who})?|when were (?:we|i) last in touch(?: with ${who})?|(?:the |our |my )?last (?:thread|conversation|exchange) with ${who})$`,
    ),
  },
  {
    asks: 'met',
    said: new RegExp(
      `^when (?:did (?:we|i) last (?:meet|see)(?: with)?(?: ${who})?|was (?:my|our) last meeting with ${who})$`,
    ),
  },
  {
    asks: 'often',
    said: new RegExp(
      `^(?:how (?:often|much) (?:do|did|have) (?:we|i|${once} and i) (?:write|written|e ?mail(?:ed)?|mail|talk(?:ed)?|correspond|exchange ${email}|hear)(?: each other)?(?: (?:to |with |from )?${who})?|how often does ${who} (?:write|e ?mail|mail)(?: (?:to )?me)?|how many ${email} (?:have|did|do) (?:we|i) (?:exchanged?|written?|sent|send|got|gotten|get|have)(?: (?:with|from|to) ${who})?|how many ${email} (?:are there )?(?:from|with) ${who}|how many ${email} (?:did|has|have) ${once} (?:sent|send|written|write|wrote)(?: (?:to )?me)?)$`,
    ),
  },
  {
    asks: 'pace',
    said: new RegExp(
      `^how (?:fast|quickly|soon|long) (?:do|does|did|does it take|do)(?: (?:i|${once}))(?: (?:usually|normally|take|need))*(?: to)? (?:answer|reply|respond|write back)(?: to)?(?: (?:me|${who}))?$`,
    ),
  },
  {
    asks: 'role',
    said: new RegExp(
      `^(?:what is (?:the )?(?:job|title|job title|role|position) of ${who}|what is (?:${named}s|his|her|their) (?:job|title|job title|role|position)|what does (?!(?:delete|archive|snooze|mute|star|spam|undo|trash|flow|unsubscribe|remind|block)\\b)${who} do(?: for (?:a living|work))?)$`,
    ),
  },
  {
    asks: 'address',
    said: new RegExp(
      `^(?:what is (?:the )?e ?mail(?: address)? of ${withRole}|what is ${withRole}s e ?mail(?: address)?|how (?:do|can) i (?:reach|contact|e ?mail) ${withRole}|(?:at|under) (?:what|which) address (?:do|can) i (?:reach|write to) ${withRole})$`,
    ),
  },
  {
    asks: 'company',
    said: new RegExp(
      `^(?:(?:for )?(?:what|which) (?:company|firm) (?:does|is) ${who} (?:work(?: (?:for|at))?|with|from|at)|(?:where|who) does ${who} work(?: for)?|what is (?:${named}s|his|her|their) company)$`,
    ),
  },
];

/** They mean nothing else, so they come before every other reading: 'did I reply to Gregor', 'what did I tell Henrik'. */
export const writtenTo = new RegExp(
  `^(?:(?:did|have) i (?:already |ever )?(?:answer(?:ed)?|repl(?:y|ied) to|wr(?:ite|itten)(?: back)? to|e ?mail(?:ed)?)|what did i (?:last )?(?:tell|write to|write|say to|answer)) (?!(?:all|every|each|both|most|some|the|my|${nobody}|${them})\\b)(\\S+(?: \\S+)??)(?: (?:yet|already|last|back|lately))?$`,
);

/** Groups of people. The first group is the company. */
export const peopleAsked: readonly { by: 'company' | 'received' | 'sent'; said: RegExp }[] = [
  {
    by: 'company',
    said: /^(?:who (?:do|did|have) i (?:know|talk to|talked to|write to|written to|e ?mail|met) (?:at|from|in) (\S+(?: \S+)?)|who (?:at|from|in) (\S+(?: \S+)?) (?:do|did|have) i (?:know|talk to|talked to|write to|written to|e ?mail|met)|(?:do|does) i know (?:any(?:one|body)|some(?:one|body)|people) (?:at|from|in) (\S+(?: \S+)?)|(?:who are )?my contacts (?:at|from|in) (\S+(?: \S+)?)|(?:which|what) people (?:at|from) (\S+(?: \S+)?) do i know|who works (?:at|for) (\S+(?: \S+)?))$/,
  },
  {
    by: 'received',
    said: /^(?:who (?:e ?mails?|mails?|writes?|messages?|contacts?|sends?)(?: to)? me (?:the )?(?:most|mails the most|most (?:often|e ?mails?|mails?|messages?))|who do i (?:hear from|get (?:the )?most (?:e ?mails?|mail|mails|messages) from)(?: (?:the )?most(?: often)?)?|who sends me (?:the )?most (?:e ?mails?|mail|mails|messages)|who are my (?:top|most frequent|main|busiest) (?:senders|correspondents|contacts))$/,
  },
  {
    by: 'sent',
    said: /^(?:who do i (?:write|e ?mail|mail|message|answer|write to|reply to)(?: to)? (?:the )?most(?: often)?|who do i send (?:the )?most (?:e ?mails?|mail|mails|messages)(?: to)?)$/,
  },
];

/** Pronouns mean somebody at hand. */
export const somebodyAtHand = new RegExp(`^(?:${them}|me|us)$`);

/** 'Tell me about Maya' only with a capital, because it may be about anything. */
export const aboutSomebody = / about \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?[.?!]*$/u;
export const mayBeAboutSomebody = /^(?:tell me|anything|what is there) about (\S+(?: \S+)?)$/;

/** After a question about somebody: 'and Henrik?' asks the same about him. A role needs no capital. */
export const sameAbout =
  /^(?:[Aa]nd|(?:[Aa]nd )?(?:[Ww]hat|[Hh]ow) about) ((?:my|My) \p{L}+|(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December|I)\b)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)[.?!]*$/u;

/** Said while a card is shown. */
export const personPhrases = {
  write:
    /^(?:write|send|e ?mail|mail|message)(?: to)? (?:him|her|them)(?: (?:a|an) (?:new )?(?:e ?mail|mail|message))?$|^(?:write|send|compose)(?: (?:him|her|them))? (?:a|an) (?:new )?(?:e ?mail|mail|message)(?: to (?:him|her|them))?$/,
  mails:
    /^(?:show|find|open|list)(?: me)? (?:all )?(?:our|his|her|their) (?:e ?mails?|mails?|messages?|threads?|conversations?)$/,
} as const;
