// How people ask for promises, and settle one of those just said. Patterns are for the plain form of the words.

/** The first group is a name. */
export const promisesAsked: readonly { side: 'owe' | 'wait' | 'both'; said: RegExp }[] = [
  {
    side: 'owe',
    said: /^what (?:did|have|do) i (?:still )?(?:promised?|owed?|agreed? to do|have to do)(?: to)?(?: (?!anyone|anybody|people)(\S+(?: \S+)?))?$/,
  },
  {
    side: 'owe',
    said: /^(?:what|who|which (?:ones?|mails?|emails?)) (?:still )?(?:needs|need|wants|want|deserves) (?:a reply|an answer|a response|answering|my (?:reply|answer|attention))(?: from me)?$/,
  },
  {
    side: 'owe',
    said: /^what (?:does|did|is) (?!(?:he|she|they|it|this|that|the|i|we|you)\b)(\S+(?: \S+)?) (?:still )?(?:want|need|ask|expect|wait)(?:ing)?(?: (?:for|on|from me|of me|for me))?$/,
  },
  { side: 'owe', said: /^(?:what is|anything|is anything) due$/ },
  { side: 'owe', said: /^(?:what|who|whom|which (?:ones?|mails?|emails?)) should i (?:answer|reply to) first$/ },
  { side: 'owe', said: /^(?:who|what) is (?:still )?waiting(?: (?:for|on) (?:me|my (?:reply|answer)))?$/ },
  {
    side: 'owe',
    said: /^(?:what|who|whom|which (?:ones|mails|emails)) (?:have i not|have not i|did i not|did not i) (?:yet )?(?:answer(?:ed)?|repl(?:y|ied)(?: to)?)(?: yet)?$/,
  },
  { side: 'wait', said: /^(?:who|what|whom) am i (?:still )?waiting (?:on|for)$/ },
  {
    side: 'wait',
    said: /^(?:who|what) (?:still )?owes me(?: (?:an answer|a reply|something|anything|an email|a mail|answers))?$/,
  },
  {
    side: 'wait',
    said: /^what (?:does|did|has) (?!i\b)(\S+(?: \S+)?) (?:still )?(?:owe|owes|promise|promised)(?: (?:to )?me)?$/,
  },
  { side: 'wait', said: /^who has not (?:answered|replied|written back)(?: (?:me|yet|to me))*$/ },
  { side: 'wait', said: /^what (?:was|were) i promised$/ },
  { side: 'both', said: /^(?:what is|what are) (?:still )?open with (\S+(?: \S+)?)$/ },
];

const ordinals = 'first|second|third|fourth|fifth|last|1|2|3|4|5';
const nth = `(?:(?:the|number) )?(${ordinals})(?: 1)?`;

export const settled: readonly { as: 'done' | 'dropped'; said: RegExp }[] = [
  { as: 'done', said: new RegExp(`^(?:i am )?(?:done|finished) with ${nth}$`) },
  {
    as: 'done',
    said: new RegExp(
      `^(?:i (?:have )?(?:did|done|kept|sent|answered)|check off|tick off|cross off|mark) ${nth}(?: (?:as )?done| off)?$`,
    ),
  },
  { as: 'done', said: new RegExp(`^${nth} is (?:done|finished|settled|sent|answered)$`) },
  {
    as: 'done',
    said: /^(?:i (?:did|have done) (?:that|it)(?: already)?|that is (?:done|settled)|done with (?:that|it))$/,
  },
  { as: 'dropped', said: new RegExp(`^(?:drop|forget|remove|ignore|leave out|dismiss) ${nth}$`) },
  { as: 'dropped', said: new RegExp(`^${nth} is (?:not|no) (?:a )?promise$`) },
  { as: 'dropped', said: /^(?:that|it) (?:is|was) (?:not|no) (?:a )?promise$|^(?:drop|forget) (?:that|it)$/ },
];

export const ordinalWords: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];
