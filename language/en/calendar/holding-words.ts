// Phrases that keep times for somebody and offer them by mail, and phrases that let such times go. All patterns are for plain words.
// 'Hold' alone stops a sending, so each needs times, or a person and a day.

const count = '(?:(?<count>\\d+|a couple(?: of)?|a few|some|several|new|other|more|a) )?(?:possible |free |open )?';
const plural = '(?:times|slots)';
const many = '(?:times|slots|options|dates|openings|windows)';
const stop =
  '\\d+|a|an|some|several|me|us|it|that|this|these|those|the|my|your|our|other|more|new|all|any|to|for|with|on|at|in|no|help|feedback|support';
const word = `(?!(?:${stop})\\b)\\S+`;
const whom = '(?:him|her|them|us both|both of us)';

/** `more`: with whom and when. */
export const holdsTimes: readonly RegExp[] = [
  new RegExp(`^(?:hold|keep|reserve) ${count}${plural}(?: (?:open|free))?(?<more>(?: .+)?)$`),
  new RegExp(`^hold (?:\\{length\\}|${count}time)(?<more> (?:.+ )?(?:with .+|for ${whom}(?: .+)?))$`),
  new RegExp(`^(?:send|give) (?<who>${whom}|${word}(?: ${word})??) ${count}${plural}(?<more>(?: .+)?)$`),
  new RegExp(
    `^(?:offer|propose|suggest) (?:to )?(?:(?<who>${whom}|${word}(?: ${word})??) )?${count}(?:${many}|(?<=\\ba )(?:time|slot))(?<more>(?: .+)?)$`,
  ),
];

/** `rest`: a day or a time, perhaps with a person in front. */
export const offersDay = /^(?:offer|propose|suggest)(?: to)? (?<rest>.+)$/;

export const heldPronoun = new RegExp(`^${whom}$`);
export const heldName = new RegExp(`^${word}(?: ${word})?$`);

/** 'For Dana' and 'to Dana' are with her. */
export const heldFor = new RegExp(`(?<=^| )(?:to|for) (?=${word}(?: |$))`);
export const heldForPronoun = /(?:^| )(?:with|to|for) (?:him|her|them|us both|the both of us|both of us|us)\b/;

const held =
  '(?:(?:all )?(?:of )?(?:my |the |those |these |our )?(?:holds|held times|times (?:that )?(?:i|you|we) (?:am |are )?(?:hold|held|holding|keep|kept|keeping)))';

export const dropsHolds = new RegExp(
  `^(?:drop|release|cancel|remove|delete|free|free up|clear|dissolve|give up|forget|let go(?: of)?|lift) (?:${held}|the hold(?= for))(?: (?:for|with) (?<who>.+))?$`,
);

export const listsHolds =
  /^(?:what|which) (?:times|holds) (?:am i|are you|do i|do you|are we|do we) (?:holding|hold|keeping|keep|have)(?: (?:for|with) (?<who>.+))?$/;
