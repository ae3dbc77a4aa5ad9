// Words that take one of the times that a mail answers. All patterns are for a plain clause.

const noun = '(?:one|option|time|slot|suggestion|proposal|choice)';
// 'The 2nd' alone is a date, and so is 'the second of December'.
const ordinal = `(?:(?:first|second|third|last)(?: ${noun})?|(?:1st|2nd|3rd) ${noun})`;
const number = '(?:option|number|slot) (?:\\d|one|two|three)';
const nth = `(?:(?:the|your) ${ordinal}|${number})`;
const several = `(?:either )?${nth}(?:(?:,| and| or) (?:(?:the|your) )?(?:${ordinal}|${number}))*(?: of (?:these|those|them|the three)| you (?:offered|suggested|proposed))?`;
const suits =
  '(?:(?:also |all |both |actually |definitely |probably )?(?:works?|suits?|fits?)|(?:is|are|sounds?|looks?|seems?|would be) (?:\\w+ )?(?:fine|good|great|perfect|ideal|best|ok|okay|better|easiest|possible|lovely)|would (?:work|suit|fit)|it is|for me|please)';
const takes =
  "(?:let(?:'s| us) (?:do|go (?:with|for)|take|say|make it|book)|(?:i|we)(?:'ll| will|'d| would) (?:take|go (?:with|for)|prefer|choose|pick|like)|(?:i|we) (?:take|choose|pick|prefer|can (?:do|make))|(?:can|could|shall) we (?:do|take|go (?:with|for)|say)|happy (?:with|to take)|(?:please )?(?:book|take|go (?:with|for))|put me down for)";
const lead =
  "(?:(?:yes|yep|great|perfect|thanks|thank you|many thanks|ok|okay|sure|lovely|hi|hello|actually|so|and|i think|i'd say|for me)(?: \\w+)?[,.!]? )*";
const after = '(?=[.!,;?]|$| (?:please|then|for me|works?|if|with|thanks|thank)\\b)';

export const picksNth: readonly RegExp[] = [
  new RegExp(`^${lead}${several} ${suits}\\b`),
  new RegExp(`^${lead}${takes} ${several}${after}`),
  new RegExp(`^${lead}${several}[.!]?$`),
];

/** It says no day, hour or number, so it takes the time that stands alone. */
export const picksOnly = new RegExp(
  `^${lead}(?:(?:that|this|it)(?: time| day| slot)? (?:(?:works?|suits?|fits?)|would (?:work|suit)|is (?:\\w+ )?(?:fine|good|great|perfect|ideal)|sounds (?:fine|good|great|perfect))|works for me|(?:that|this)'s (?:fine|good|great|perfect)|i can (?:do|make) (?:that|it)|sounds (?:good|great|perfect)|(?:see|speak to|talk to) you then)\\b`,
);

/** It turns the time down, or only asks about it. */
export const refusesPick =
  /\bnot?\b|n't\b|\bcannot\b|\b(?:bad|busy|booked|unable|impossible|unavailable|gone|taken|tricky|difficult|tight|too (?:late|early)|clash(?:es)?|except|unless|than)\b|^(?:is|does|are|do|was|why|what|when)\b/;
