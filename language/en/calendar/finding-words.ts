// Phrases that look for a time, talk about the times on offer, clear a time, or say that the person is late. All patterns are for plain
// words.

const somebody = '(?:(?:my|the|our) )?';
const time = '(?:(?:a |some |any )?(?:good |free |suitable )?(?:time|slot|gap|opening|window|moment|hour)|times)';
/** `{length}` stands for a spoken length. */
const asked = `(?:${time}|\\{length\\}(?: free)?)`;

/** Each has a `rest` with people, a title and a time. */
export const finds: readonly RegExp[] = [
  new RegExp(
    `^(?:find|get|look for|search for|see if there is|is there|find out|figure out|work out)(?: (?:me|us))? (?<rest>${asked}(?: .+)?)$`,
  ),
  new RegExp(`^(?<rest>\\{length\\} (?:for|with) .+)$`),
  new RegExp(`^(?:i|we) (?:need|want|would like) (?<rest>${asked} .+)$`),
];

/** `rest` has people and a time. Nothing else can be meant. */
export const asksWhenToMeet: readonly RegExp[] = [
  /^when (?:can|could|should|do|might) (?:we|i)(?: all)? (?:meet|talk|speak|get together|catch up|sit down|chat|connect)(?: up)?(?: (?:with|to) )?(?<rest>.*)$/,
  /^when (?:is|would be) a good time (?:to (?:meet|talk|speak|catch up)|for a (?:meeting|call|chat))(?: (?:with|to) )?(?<rest>.*)$/,
  /^when (?:are|is) (?<rest>(?!my\b|the\b|our\b|it\b|this\b|that\b|next\b|i\b).+?) (?:and (?:i|me) )?(?:both |all )?(?:free|available)(?<more>(?: .+)?)$/,
  /^find out when (?<rest>.+?) (?:is|are) (?:free|available)(?<more>(?: .+)?)$/,
];

/** Between the two, with nobody named: whoever wrote the mail that plays. */
export const bothOfUs = /\b(?:for|with) (?:us both|the both of us|both of us|us|the 2 of us|him|her|them)\b/;

export const beforeDay = /(?:^| )(?<whole>(?:before|by) (?:the end of )?(?<day>.+?))(?=$)/;

/** In front of a title. */
export const titleLead = /^(?:for|to|about|on|a|an|the|meet|do|discuss|work|talk|go|prepare) /;
export const timeNouns = new RegExp(`^${time}(?: (?:free|available|open))?(?= |$)`);

export const clears: readonly RegExp[] = [
  /^(?:clear|free up|empty|clear out|wipe) (?<span>(?:my |the |all of (?:my )?|the whole |my whole )?.+)$/,
  /^(?:cancel|move|clear) everything (?<span>(?:(?:on|in|for|from) )?(?:my |the |this )?.+)$/,
];

/** What stands for a time there. */
export const whatToClear = /^(?:(?:my|the|all of|all|whole|rest of) )*/;
export const wholeCalendar = /^(?:calendar|schedule|agenda|diary|plate|day)(?: (?:for|on|of))?(?: (?=\S)|$)/;

const everything =
  '(?:everything(?: else)?|all (?:of )?(?:my|the) (?:meetings|calls|events|appointments)|my (?:whole |entire )?(?:day|calendar|schedule)|the rest of (?:my|the) (?:day|meetings)|my meetings|the rest)';
const span = '(?<span>(?: (?!back\\b|out\\b|on \\{|later\\b|by\\b|forward\\b)\\S+)*?)';
export const pushesAll: readonly { said: RegExp; earlier: boolean }[] = [
  {
    said: new RegExp(
      `^(?:push|move|shift|delay|slide)(?: back)? ${everything}${span}(?: (?:back|out|later))?(?: by)? \\{length\\}(?: (?:later|back))?$`,
    ),
    earlier: false,
  },
  {
    said: new RegExp(`^(?:bring|pull|move) ${everything}${span} (?:forward|up|earlier)(?: by)? \\{length\\}$`),
    earlier: true,
  },
];

const tell = `(?:(?:tell|let|text|message) (?:them|everyone|everybody|the others|people|${somebody}(?:team|guests))(?: know)? (?:that )?)?`;
/** The words after the colon are a message. */
export const dictates = /^tell \p{L}+: /iu;
export const saysLate: readonly RegExp[] = [
  new RegExp(
    `^${tell}(?:i am|i will be|i might be)? ?(?:going to be )?(?:running |gonna be )?(?:about |around |some )?(?:\\{length\\} |(?:a )?(?:bit|few minutes|little|little bit) )?(?:late|behind)(?: (?:for|to) (?:this|it|that|the (?:meeting|call)|my (?:next )?(?:meeting|call)))?$`,
  ),
  new RegExp(`^${tell}i (?:need|want) (?:another )?\\{length\\} more$`),
];
/** No meeting's lateness, or words for the mail at hand. */
export const notLate = new RegExp(`^${tell}(?:i am )?(?:\\{length\\} )?(?:late|behind)$`);
export const withoutMe =
  /^(?:(?:tell|ask|let) (?:them|everyone|everybody|the others|the team) (?:to )?)?(?:they can |please )?(?:start|begin|go ahead) without me$/;

/** What people say of the times on offer. */
export const offeredWords: readonly { said: RegExp; says: 'earlier' | 'later' | 'another-day' | 'more' | 'none' }[] = [
  {
    said: /^(?:(?:a )?(?:bit|little) |(?:any|some)thing |any |is there (?:any|some)thing |what about |can it be |sooner or )?(?:earlier|sooner)(?: (?:in|on|that|the) .+)?(?: please)?$/,
    says: 'earlier',
  },
  {
    said: /^(?:(?:a )?(?:bit|little) |(?:any|some)thing |any |is there (?:any|some)thing |what about |can it be )?later(?: (?:in|on|that) .+)?(?: please)?$/,
    says: 'later',
  },
  {
    said: /^(?:on |what about |how about |can we do |try |find )?(?:another|a different|some other|any other|not that|not this) day(?: (?:please|instead))?$/,
    says: 'another-day',
  },
  {
    said: /^(?:more|(?:any |some |show me |give me )?(?:more|other|different) (?:times|options|ones|slots)|what else|anything else|others?|next ones?)$/,
    says: 'more',
  },
  {
    said: /^(?:none|none of (?:these|those|them)|no(?: thanks| thank you)?|neither|not (?:these|those|any of (?:these|them))|never mind|forget it|drop it|leave it|nope)$/,
    says: 'none',
  },
];

export const offeredWhen =
  /^(?:(?:what|how) about|make it|rather|can (?:we|you) do|let us do|do|try|on|for|maybe|move it to|does|is|and|not|i would prefer|better) /;
export const offeredEnd = / (?:instead|rather|then|please|work|free|better|for me)$/;

export const offeredTake =
  /^(?:(?:book|take|pick|choose|use|schedule|confirm|i will take|let us (?:do|take|go with)|go (?:with|for)|yes|ok|okay|sure|great|perfect) ?)(?:it|that|this|that one|that 1|the (?:1|one))?(?: (?:please|works|is (?:good|fine|great)))?$/;
export const takesAlone =
  /^(?:that (?:works|one works|1 works|is good|is fine|is perfect)|sounds (?:good|great|fine)|works for me|do it|go ahead|book it|take it)$/;
/** In front of the number of a time. */
export const takeLead =
  /^(?:(?:yes|ok|okay|and|so)? ?(?:book|take|pick|choose|use|confirm|schedule|i will take|let us (?:do|take|go with)|go (?:with|for)|give me) )/;
export const lastOne = /^(?:the )?(?:last|third and last|final)(?: (?:one|1))?$/;

export const offeredLength =
  /^(?:make (?:it|that|them)|only|just|for|rather|can it be|what about|how about|better)? ?\{length\}(?: (?:instead|long|rather|then|please))?$/;
export const offeredLonger = /^(?:make (?:it|that) |a bit |a little |something )?(?<much>longer|shorter)$/;
export const offeredWhy = /^why(?: (?:that|this|it|those|these|them|that one))?$/;
export const offeredWhyNth = /^why (?:is it )?(?:(?!not\b)(?:the |number |option )?(?<nth>.+?))(?: one| 1)?$/;
export const offeredWhyNot = /^why (?:not|is it not|can it not be|can we not do) (?:on |at )?(?<span>.+)$/;
