// What people say to times that a mail offers. All patterns are for the plain form of an utterance.

const ordinals = 'first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th|\\d';
const noun = '(?:1|one|time|option|slot|suggestion|proposal|date)';
const nth = `(?:(?:the |her |his |their )?(?<nth>${ordinals})(?: ${noun})?|(?:${noun}|number) (?<number>\\d))`;

const takes =
  '(?:accept|take|book|pick|choose|confirm|agree to|go with|go for|say yes to|make it|i will take|i take|let us (?:take|do|go with|say)|we can do|i can do|put me down for)';
const suits =
  '(?:works?(?: (?:for me|well|best|fine))?|is (?:fine|good|ok|okay|great|perfect|best)(?: (?:for|with) me)?|suits me(?: (?:best|fine|well))?|it is|would (?:work|be (?:fine|good|great|best)))';
const please = '(?: please| then)?';

/** `nth` or `number`: which. `when`: its day or hour. */
export const takesNth = [
  new RegExp(`^${takes} ${nth}${please}$`),
  new RegExp(`^${nth} ${suits}${please}$`),
  new RegExp(`^(?:the )?(?<nth>first|second|third|fourth|fifth|sixth|last)(?: ${noun})?${please}$`),
  /^(?:option|number|time) (?<number>\d)$/,
];

export const takesWhen = [
  new RegExp(`^${takes} (?<when>.+?)${please}$`),
  new RegExp(`^(?<when>.+?) ${suits}${please}$`),
];

export const takesOnly = new RegExp(
  `^(?:(?:accept|take|book|confirm) (?:it|this|that|the (?:time|slot|meeting))|(?:yes )?that (?:time )?works(?: for me)?|accept)$`,
);

const none =
  '(?:none (?:of (?:these|those|them|the times) )?(?:works?|suits?|fits?|is good|are good|is possible)(?: for me)?|no(?:ne)? of (?:these|those|them)|(?:i )?can ?not (?:do |make )?(?:any|either)(?: of (?:these|those|them|it))?|neither (?:works|suits me|of (?:these|those|them)(?: works)?))';

/** `when`: another time that the person offers. */
export const counters = [
  new RegExp(
    `^${none}(?: (?:so|but|and))? (?:suggest|propose|offer|how about|what about|try|ask for|say) (?<when>.+)$`,
  ),
  /^(?:(?:counter|answer|reply) with|counter|suggest|propose|offer (?:him|her|them)|ask (?:him|her|them) (?:for|about)|how about) (?<when>.+?)(?: instead)?$/,
];

export const refusesAll = new RegExp(
  `^(?:${none}|decline(?: (?:them|all of them|them all|all|politely|these|those|it))?|turn (?:them|these|those) (?:all )?down|say none (?:of them )?works?)$`,
);

export const asksTimes =
  /^(?:what|which|read(?: me)?|list|tell me|say)(?: out)?(?: again)?(?: are)? (?:the )?(?:times|options|slots|dates)(?: (?:did|does|do) (?:he|she|they) (?:offer|suggest|propose|have|give)| again| (?:he|she|they) (?:offers?|offered|suggests?|suggested|proposed)| in (?:this|the) mail)?$/;

export const ordinalNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
