// How people ask for the briefing and the evening wrap-up. Patterns are for the plain form of the words. They come with the page, so they are short.

const lead =
  '(?:(?:please |can you |could you )*(?:give|read|tell) me |start |play |i want )?(?:the |an? |my |todays )?';
const day = '(?:the day|my day|today)';

export const briefingsAsked: readonly { of: 'morning' | 'evening'; said: RegExp }[] = [
  {
    of: 'morning',
    said: new RegExp(
      `^(?:(?:please )?brief me(?: (?:now|please|again|on ${day}))?|${lead}(?:quick |short |little )?(?:morning |daily )?briefing(?: (?:for|of) today)?|what is my day(?: (?:looking )?like)?|(?:how|what) does (?:my day|today|this (?:morning|afternoon)) look(?: like)?|what do i need to know(?: today| this morning)?|${lead}(?:quick |short |daily |morning )?(?:run ?down|low ?down)(?: (?:of|on|for) ${day})?|(?:run|walk|talk|take) me through ${day}|fill me in(?: on ${day})?|(?:tell me )?what (?:matters|is important)(?: today| this morning)?|give me ${day}|what happened overnight)$`,
    ),
  },
  {
    of: 'evening',
    said: new RegExp(
      `^(?:(?:let us )?wrap up(?: ${day})?|${lead}(?:evening |daily |days |end of day )?(?:wrap ?up|recap)(?: of ${day})?|${lead}(?:evening briefing|(?:evening|daily|end of day) (?:summary|review))|how (?:did|was) ${day}(?: go)?|how did it go today|(?:recap|sum up|close out|end) ${day})$`,
    ),
  },
];
