// Indirect ways to ask, and the plain order that each means: 'the rest could be archived' is 'archive the rest'.

/** Participles of what Flow can do to mail, and the order. */
export const orders: readonly (readonly [done: RegExp, order: (what: string) => string])[] = [
  [/^(?:archived|filed|put away|moved to the archive|in the archive)$/, (what) => `archive ${what}`],
  [/^(?:deleted|trashed|binned|thrown away|in the (?:trash|bin))$/, (what) => `delete ${what}`],
  [/^(?:marked (?:as )?read|as read|read)$/, (what) => `mark ${what} as read`],
  [/^(?:marked (?:as )?unread|unread)$/, (what) => `mark ${what} as unread`],
  [/^(?:starred|flagged)$/, (what) => `star ${what}`],
  [/^(?:go|gone|disappear|be gone|vanish)$/, (what) => `get rid of ${what}`],
  [/^muted$/, (what) => `mute ${what}`],
  [/^(?:to the archive|into the archive)$/, (what) => `archive ${what}`],
  [/^(?:to the (?:trash|bin)|into the (?:trash|bin))$/, (what) => `delete ${what}`],
  [/^(?:labell?ed|tagged)(?: as| with)? (?<label>.+)$/, (what) => `label ${what} as`],
  [/^(?:forwarded|passed on|sent on) to (?<label>.+)$/, (what) => `forward ${what} to`],
  [/^(?:moved|filed)(?: to| under| into| in) (?<label>.+)$/, (what) => `move ${what} to`],
];

const hoped =
  "(?:i(?:'d| would) (?:really )?(?:like|love|prefer|want|be (?:happy|glad) (?:if|to have|to see))|it(?:'d| would) be (?:nice|good|great|better|best) (?:if|to have)|maybe|perhaps|i think|i feel|i reckon|i(?:['’]?d| would) say|it(?:['’]?d| would) be (?:good|nice|great|best|better) to|i suppose|i guess|and|well|so|okay|right|oh|hmm|ugh|you know,?|actually)";
const done =
  '(?<done>archived|filed|put away|deleted|trashed|binned|thrown away|marked (?:as )?(?:un)?read|as read|starred|flagged|muted|gone|disappear|vanish|go(?! )|(?:go|went) (?:in)?to the (?:archive|trash|bin)|(?:labell?ed|tagged)(?: as| with)? .{2,40}?|(?:forwarded|passed on|sent on) to .{2,40}?|moved to the (?:archive|trash|bin)|(?:moved (?:to|into)|filed (?:under|in|into)) .{2,40}?)';
const modal = '(?:can|could|should|may|might(?: as well)?|ought to|must|would be better)';
const between = '(?:all |now |really |just |then |also |probably |perhaps |well |better |please )*';

/** 'X can be archived', 'could X be archived', 'I'd like X archived', and what is left out behind it. */
export const passives: readonly RegExp[] = [
  new RegExp(
    `^(?:${hoped}[, ]+)*(?<what>.{2,80}?) ${modal} ${between}(?:be |get |have been )?${between}${done}(?<then>,? and (?:then )?(?:archived|deleted|starred|marked (?:as )?read))?(?<but>,? (?:except|apart from|but|other than).{3,60})?[.?!]*$`,
    'i',
  ),
  new RegExp(
    `^(?:${hoped}[, ]+)*${modal} (?<what>.{2,80}?) ${between}(?:be |get )${between}${done}(?<then>,? and (?:then )?(?:archived|deleted|starred|marked (?:as )?read))?(?<but>,? (?:except|apart from|but|other than).{3,60})?[.?!]*$`,
    'i',
  ),
  new RegExp(
    `^(?:i(?:'d| would) (?:really )?(?:like|love|prefer|want)(?: to have| to see)?|it(?:'d| would) be (?:nice|good|great|better) to have|i want) (?<what>.{2,80}?) ${done}[.?!]*$`,
    'i',
  ),
  new RegExp(
    `^(?:i(?:'d| would) be (?:happy|glad)|it(?:'d| would) be (?:nice|good|great|better)) if (?<what>.{2,80}?) (?:was|were|is|got) ${between}${done}[.?!]*$`,
    'i',
  ),
];

/** 'I want to keep X, the rest archive', 'keep X and archive the rest'. */
export const keeps: readonly RegExp[] = [
  /^(?:i|we) .{3,30}?(?:except|but|apart from|other than) (?<what>.{3,40}?),? (?:so |and )?(?:please )?(?<act>archive|delete|trash) (?:them|these|those|the rest|all of them|it all)[.!]*$/i,
  /^(?:please |just )*(?:don't|do not) (?:archive|delete|trash|touch|mark) (?<what>.{3,50}?)(?:,| and| but)+ (?:please )?(?<act>archive|delete|trash|mark) (?:all )?(?:of )?(?:the )?(?:rest|others?|other ones|everything else)(?<as> (?:as )?(?:un)?read)?(?: please)?[.!]*$/i,
  /^(?:(?:please |oh,? |and |just )*(?:i (?:want|would like|'d like) to )?(?:keep|spare|leave(?: out)?)) (?<what>.{3,50}?)(?: for me| here| in the inbox)?(?:,| and| but)+ (?:please )?(?:then )?(?<act>archive|delete|trash|bin|mark) (?:all )?(?:of )?(?:the )?(?:rest|others?|other ones|everything else|remaining ones)(?: of (?:them|it))?(?<as> (?:as )?(?:un)?read)?(?: please)?[.!]*$/i,
  /^(?:(?:i (?:want|would like|'d like) to )?(?:keep|spare|leave(?: out)?)) (?<what>.{3,50}?)(?: for me)?(?:,| and| but)+ (?:the )?(?:rest|others) (?:(?:can|could|may|should) (?:be |go )?)?(?:please )?(?<act>archived?|deleted?|to the archive|to the trash)(?: please)?[.!]*$/i,
  /^(?<what>.{3,50}?) i (?:want|would like|'d like) to keep,? (?:and )?(?:the )?(?:rest|others?),? (?:please )?(?<act>archive|delete|trash)(?: please)?[.!]*$/i,
  /^(?<what>.{3,50}?) i (?:want|would like|'d like) to keep,? (?:and |but )?(?:please )?(?<act>archive|delete|trash) (?:all )?(?:the )?(?:rest|others?|other ones|everything else)(?: please)?[.!]*$/i,
];

/** 'Everything not from Sarah, archive', 'the others mark as read': the object comes first. */
export const objectFirst: readonly RegExp[] = [
  /^(?:and )?(?<what>(?:everything|all|the (?:rest|others|one|ones|mails?|emails?|newsletters|promotions)|(?:the )?[\p{L}]+ one|this(?: one| mail| email)?|that(?: one| mail)?|(?:the|and the) (?:very )?\w+ (?:one|mail|email)(?: (?:in|of) the list)?|rest|others)[^,]{0,50}?)(?<!\b(?:the|to|in|into|my|put|it)),? (?:you can |please |just |then )*(?<act>archive|delete|trash|bin|star|mute|mark)(?: (?:it|that|them|this|these))?(?: please)?(?: (?<as>(?:as )?(?:un)?read))?(?: please)?[.!]*$/iu,
  /^(?:the )?(?<what>rest|others|all|everything)(?: please)? (?<as>(?:as )?(?:un)?read(?: (?:except|but|apart from) .{3,40})?)(?: please)?[.!]*$/i,
];

/** Leads that do not change the order: 'I suppose we should answer that it is late'. */
export const preamble =
  /^(?:(?:oh|aw+|ooh|haha|mm+|okay|ok|well|right|so|and|hm+|um|uh|ah|yes|yeah|just|please|kindly|alright|now|then|perhaps|maybe|by the way|you know(?: what)?|honestly|actually|quickly|go on|hey|if you don['’]?t mind|i think|i feel|i reckon|i(?:['’]?d| would) say|it(?:['’]?d| would) be (?:good|nice|great|best|better) to|i suppose|i guess|i believe|i['’]?m afraid|i fear|let['’]?s|(?:i|we|you)(?:['’]?ll| will)? (?:have|need|ought) to|i need you to|i want you to|(?:i|we|you) (?:should|could|can|may|might|must)(?: (?:perhaps|maybe|probably|also|just|then))?|i(?:['’]?d| would)(?: (?:just|probably))?(?= (?:tell|say|answer|reply|write|let))|i (?:want|would like|need) to|i'd like to|would you mind|do you mind|(?:could|can|would|will) you(?: (?:perhaps|maybe|please|just|kindly|also|quickly))*|be so kind (?:and|as to)|feel free to|do me (?:a|the) favou?r(?:,? and| of)?|go ahead(?: and)?|why don['’]?t (?:you|we)|(?:would|could|is|will) it (?:be )?(?:possible|okay|ok|fine|alright) (?:to|for you to|if (?:you|we))|(?:how|what) (?:about|if) (?:you|we)|can we|could we|shall we|should we|may i|i ask you to|i(?:['’]?d| would) like you to|be (?:a dear|so good|so nice) (?:and|as to)|when you (?:can|have time|get a chance),?|if (?:possible|you can),?|(?:for|with|about|regarding|as for) this one,?|it(?:['’]?s| is) (?:best|better|time|okay|fine) to|best to|i was hoping (?:to|you could)|time to)[, ]+)+/i;

/** 'Would you mind telling her': the order in its plain form. */
export const gerunds: readonly (readonly [RegExp, string])[] = [
  [/\btelling\b/gi, 'tell'],
  [/\bletting\b/gi, 'let'],
  [/\breplying\b/gi, 'reply'],
  [/\banswering\b/gi, 'answer'],
  [/\bsaying\b/gi, 'say'],
  [/\bwriting\b/gi, 'write'],
  [/\barchiving\b/gi, 'archive'],
  [/\bdeleting\b/gi, 'delete'],
  [/\bforwarding\b/gi, 'forward'],
  [/\bsnoozing\b/gi, 'snooze'],
  [/\bstarring\b/gi, 'star'],
  [/\bmarking\b/gi, 'mark'],
  [/\bmoving\b/gi, 'move'],
];
export const mayMind = /\b(?:would|do) you mind\b/i;

const pronoun = '(?<who>him|her|them(?! all\\b)|everyone|everybody|all of them|them all)';
const subject = '(?<who>he|she|they|everyone|everybody)';

/** What to say to whom, in any of these ways, is 'tell them …'. */
export const sayings: readonly RegExp[] = [
  new RegExp(`^${subject} should (?:just )?know(?: that)? (?<words>.+)$`, 'i'),
  new RegExp(`^i(?:'d| would) like ${pronoun} to know(?: that)? (?<words>.+)$`, 'i'),
  new RegExp(`^(?:say|tell|write|answer|respond|reply) (?:to )?${pronoun}[,:]?(?: back)?(?: that)? (?<words>.+)$`, 'i'),
  new RegExp(`^(?:let) ${pronoun} know[,:]?(?: that)? (?<words>.+)$`, 'i'),
  new RegExp(
    `^(?:get|come|go|write) back to ${pronoun}(?: and (?:say|tell (?:him|her|them))| saying| with)?[,:]?(?: that)? (?<words>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:send|give|write|drop|shoot|make) (?:${pronoun} )?(?:an? )?(?:quick|short|brief|little|small)? ?(?:reply|answer|response)(?: (?:to|for) (?:him|her|them))?(?: saying| that says| to say| with| and say|[:,-])+(?: that)? (?<words>.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:send|drop|shoot|write) (?:${pronoun} )?(?:an? )?(?:quick|short|brief|little)? ?(?:note|message|line|word)(?: (?:to|for) (?:him|her|them))?(?: saying| that says| to say| and say)[,:]?(?: that)? (?<words>.+)$`,
    'i',
  ),
  new RegExp(`^(?:message|text|ping|email|inform) ${pronoun}[,:]?(?: that| saying)? (?<words>.+)$`, 'i'),
  /^(?:respond|write back)[,:]? (?!to |all|with |that )(?<words>.+)$/i,
  /^(?:a )?(?:quick|short|brief) (?:reply|answer|response)[:,-]? (?<words>.+)$/i,
  /^(?:respond|reply|answer|come back) with[,:]? (?:the words |that )?(?<words>.+)$/i,
  /^(?:(?:reply|respond)(?: back)? (?:to )?|answer to )(?<who>all|everyone|everybody|all of them)(?:[,:]| that| saying)? (?!(?:of|the|these|those|my|our|mails?|emails?|people|recipients|involved|who|on|in|at|with|together|again|later|tomorrow)\b)(?<words>.+)$/i,
  /^(?:respond|answer|say|reply)[,:]? that (?<words>.+)$/i,
];

/** Words of a message never follow these directly. */
export const noMessage =
  /^(?:and|then|again|back|later|about|from|for (?:it|this|that)|to (?:it|this|him|her|them))\b/i;

/** Courtesy that is the whole message: 'reply ok'. */
export const shortMessage =
  /^(?:reply|answer|respond|say|write back)[,:]? (?<words>ok|okay|sure|fine|right|all right|alright|cool|great|perfect|please|sorry|hi|hello|certainly|of course|absolutely|agreed|done|noted)[.!]*$/i;

export const shortToAll =
  /^(?:reply|answer|respond)(?: to)? (?:all|everyone|everybody)[,:]? (?<words>thanks|thank you|ok|okay|sure|fine|great|noted|done|agreed|yes|no)[.!]*$/i;

/** Courtesy behind a request. */
export const besideRequest =
  /,? (?:of course|by the way|while (?:you['’]?re|you are) at it|if you (?:would|could|can|like|please|don['’]?t mind)|will you|would you|could you|can you|though|if possible|for me please)[.!?]*$/i;

/** 'Tell Tom that …' is a mail to Tom. */
export const named =
  /^(?:tell|inform|let(?= \S+(?: \S+)? know)) (?<name>\p{Lu}[\p{L}'-]+(?: (?!I\b)\p{Lu}[\p{L}'-]+)?)(?: know)?[,:]?(?: that)? (?<words>.+)$/u;

export const toAll = /^(?:all|everyone|everybody|all of them|them all)$/i;

/** Thanks without further words. */
export const deserves =
  /^(?:he|she|they) (?:really )?deserves?(?: an?)?(?: quick| big| little)? (?:thank you|thanks|thank-you)[.!]*$/i;

/** 'When I'm back on Monday' is Monday. */
export const backOn: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:until|till) (?:when )?i(?:(?:['’]?m| am) back|(?: will|['’]?ll)? (?:get|come|be) back| return)(?: (?:in|at|from) (?:the |my )?\w+)?(?: again)? (?:on |at )?(?=(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)/gi,
    'until ',
  ],
  [
    /,?\s*\b(?:when|once|as soon as|after) i(?:(?:['’]?m| am) back|(?: will|['’]?ll)? (?:get|come|be) back| return)(?: (?:in|at|from) (?:the |my )?\w+)?(?: again)? (?:on |at )?(?=(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)/gi,
    ' on ',
  ],
  [/, back (?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi, ' until '],
];

/** Before a time at the end, these put the mail off. */
export const deferring =
  /^(?:(?:and|so|then|you know(?: what)?|honestly|oh|well|okay|hmm|right|maybe|perhaps|please|just|now)[, ]+)*(?:(?:let me|let's|i(?:'d| would)?(?: really)? (?:like|prefer|want|rather|love)(?: to)?|i(?:'ll| will)|i (?:could|might|should|can)|maybe i (?:could|can)|could i|can i)[, ]+)?(?:(?:please )?(?:(?:get|come|go) back to|have|get|look at|have a look at|take a look at|see|read|hear|deal with|handle|do|think about|show me|show|bring|give me) (?:this|it|that)(?: one| mail| email| back)?(?: to me| for me)?(?: again| back| instead| then)*|(?:this|it|that)(?: one| mail)? (?:can|could|should|would|may|might)(?: really| easily| just| also| perhaps)? (?:wait|be better|come back|be for)|(?:this|it|that)(?: is|'s| one is) (?:for|something for)|it(?:'d| would) be (?:nice|better|good|great) (?:if i (?:saw|heard|read|did|had|got|could see)|to see|to have|to hear) (?:this|it|that)(?: one)?(?: again| back)?|i (?:won't|will not|don't|do not|needn't) (?:need|have)(?: to (?:see|read|hear))? (?:this|it|that)(?: one)?(?: again)?|show it me|show me)(?: again| back| before| until| till| in| at| on| for| not)*$/i;

export const reminding =
  /\b(?:be reminded(?: of (?:this|it|that))?|remind(?:ed)? me (?:of|about) (?:this|it|that)|(?:must|may|should)(?:n't| not) forget (?:this|it|that)|(?:ought|have|need) to (?:think of|remember) (?:this|it|that)|remember me|be told(?: about (?:this|it))?)(?: again)?(?: on| at| in)?$/i;

/** Fixed forms and the order that each means. */
export const forms: readonly (readonly [RegExp, string])[] = [
  [/^(?:please )?(?:make|set) (.+?) (?:as |like )?(?:as )?read(?:ed)?(?: please)?[.!]*$/i, 'mark $1 as read'],
  [/^unread(?=,| and| then)/i, 'mark it as unread'],
  [
    /^(?:well,? |and )?(the (?:others|rest)|the ones (?:from|about) [^,]+?|all of (?:these|them)) (?:i|we) (?:do not|don't) [^,]{3,30}, (?:so )?(?:please )?(mark|archive|delete) (?:them|it)( as (?:un)?read)?[.!]*$/i,
    '$2 $1$3',
  ],
  [/^(?:please )?(?:put|give|make|set|add) (?:it )?(?:the |a )?label (\S+)(?=,? (?:and|then)\b|$)/i, 'label it $1'],
  [/^unread[.!]*$/i, 'mark it as unread'],
  [/\bthe (mails?|emails?|ones?|messages?) of (?=\p{Lu})/gu, 'the $1 from '],
  [
    /^.*\b(the (?:one|mail|email) (?:from|about) [^,]{2,40}),? (?:so |and |please |just )*(archive|delete|trash|star|mute) (?:it|that)[.!]*$/i,
    '$2 $1',
  ],
  [
    /^(?:.*[\s,])?(?:answer|reply to|respond to) (the (?:one|mail|email) (?:from|about) .{2,30}?)(?: first| now| please)?[.!]*$/i,
    'go to $1',
  ],
  [
    /^(?!find|search).*\b(?:hoping|like|want|need|wanted) to (?:find|see|look for|search for) ((?:the |all )?(?:mails|emails|messages) (?:from|about) .+)$/i,
    'find $1',
  ],
  [/\b(?:tell|show) me (?=(?:how many|who|what|when) )/gi, ''],
  [/\bthe (\p{Lu}[\p{L}'-]+) (?:one|mail|email)\b(?! (?:from|about))/gu, 'the one from $1'],
  [/\bthat (?:one|mail|email|message) (from|about) /gi, 'the one $1 '],
  [
    /\b(and|then|and then),? (?:let's|let me) (?:hear|have|see|read|do|move on to|go on to|go to|take) the next(?: one| mail)?\b/gi,
    '$1 read the next one',
  ],
  [/\b(?:carry on|go on|continue|move on|keep going) with the next(?: one| mail)?\b/gi, 'go on'],
  [
    /^(forward .{0,30}?to (?:\p{Lu}[\p{L}'-]+|him|her)),? (?=(?:please(?= \S)|can you|could you|would you|have a|take a|for your|fyi|see|what|is this|do you|let me|as discussed)\b)(.+)$/iu,
    '$1 saying $2',
  ],
  [/\bthis (mail|email|one|message) (?:from|by|of) \p{Lu}[\p{L}'-]+/gu, 'this $1'],
  [
    /^(?:(?:please|i want to|i would like to|i'd like to|let me|can you|could you|just) )*(?:read|hear|open|play|listen to)(?: me)? the (?:one|mail|email|message) (?:of|from|by) (.+)$/i,
    'go to the one from $1',
  ],
  [/\bthe (?:one|mail|email|message) (?:that )?(\p{Lu}[\p{L}'-]+) (?:sent|wrote)(?: me)?\b/gu, 'the one from $1'],
  [
    /^(?:i(?:'d| would) like(?: to have)?|it(?:'d| would) be (?:nice|good) to have|(?:please )?(?:give|put|make|have)) (?:a |the )?star (?:on|to|for) (.+?)(?: please)?[.!]*$/i,
    'star $1',
  ],
  [/^(?:please )?(?:give|put) (the (?:one|mail|email) .+) a star(?: please)?[.!]*$/i, 'star $1'],
  [
    /^(?:please )?put (the (?:one|mail|email|mails|ones) .+?) (?:away|to sleep|off) ((?:until|till|for) .+)$/i,
    'snooze $1 $2',
  ],
  [
    /^(archive|delete|trash|star|mute) (this|it|that|this one)(?:,? and|, and then|,? then)(?! (?:archive|delete|trash|star|mute|mark)) (all .+|the rest.*|everything else.*|the ones? (?:from|about) .+|the (?:mail|email)s? (?:from|about) .+)$/i,
    '$1 $2 and $1 $3',
  ],
  [/^(?:take a |make a )?note (?:that says|saying|which says):? (.+)$/i, 'note to self: $1'],
  [/\bat (\d{1,2}) hours\b/gi, "at $1 o'clock"],
  [/\bmark (.+) like read\b/i, 'mark $1 as read'],
  [/^make a star and\b/i, 'star it and'],
];

/** 'Star please the first mail'. */
export const politeInside = /(?<=^\w+(?: me)?) (?:please|kindly)(?: to)? (?=\S)/gi;

/** Behind 'everyone' these say who that is. */
export const whoAll =
  /^(?:on (?:the|this|it)|in (?:the|this|copy)|who|involved|together|at once|concerned|of (?:them|it|the))\b/i;

/** 'I answer him on Monday' is no message. */
export const answering = /\b(?:answer|reply|respond|write)\b(?!.*[:,])/i;

export const thatIs = /^(?:is|was|works|sounds|would|will|looks|suits|means)\b/i;
