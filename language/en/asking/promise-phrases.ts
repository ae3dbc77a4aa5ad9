// How people ask for promises, and settle one of those just said. Patterns are for the plain form of the words.

const person =
  '(?!(?:any|some|no|every)(?:one|body|thing)\\b|(?:me|i|we|us|you|he|she|they|it|this|that|the|people)\\b)(\\S+(?: \\S+)??)';
const anyone = '(?:any|some)(?:one|body)(?: else)?';
const something = '(?:(?:any|some)thing|an? (?:answer|reply|response|e ?mail|mail|call))';

/** They mean nothing else, so they come before every other reading. The first group is a name. */
export const promisesPlainly: readonly { side: 'owe' | 'wait' | 'both'; said: RegExp }[] = [
  {
    side: 'owe',
    said: new RegExp(
      `^(?:do i (?:still )?owe (?:(?:${anyone}|people)(?: ${something})?|${person} ${something}|${something} to ${person})|(?:who|whom) do i (?:still )?owe(?: ${something}(?: to)?)?|(?:did|have) i promised? (?:${anyone}|${person}) ${something}|(?:did|have) i promised? ${something}(?: to (?:${anyone}|${person}))?|what did i (?:tell|promise) ${person} (?:that )?i would do)$`,
    ),
  },
  {
    side: 'owe',
    said: /^(?:(?:what are|which are|show|show me|list|read|read me|give me|tell me|see) )?(?:all )?(?:of )?my (?:open )?promises$|^(?:(?:are there|do i have|have i) )?any (?:open )?promises(?: open| left| due)?$|^(?:what|which) promises (?:are (?:still )?(?:open|due)|do i have|have i made)$/,
  },
  {
    side: 'owe',
    said: new RegExp(
      `^is (?:${anyone}|${person}) (?:still )?waiting(?: (?:for|on) (?:me|${something} from me|my (?:answer|reply|response)))?$`,
    ),
  },
  {
    side: 'owe',
    said: /^what (?:do i (?:still )?(?:need|have)|must i|should i) (?:to )?(?:still )?(?:answer|reply to|respond to)$/,
  },
  { side: 'owe', said: /^what is due$/ },
  {
    side: 'wait',
    said: new RegExp(
      `^(?:(?:what|who|whom) am i (?:still )?waiting (?:for|on)(?: from)? ${person}|am i (?:still )?waiting (?:for|on) (?:${something}|${anyone}|${person})|am i (?:still )?waiting (?:for|on) ${something} from ${person}|(?:did|has|have) ${person} promised? (?:me )?${something}|what do (?:people|others|they) (?:still )?owe me)$`,
    ),
  },
  {
    side: 'both',
    said: new RegExp(
      `^(?:(?:is (?:there )?)?anything (?:still )?(?:open|outstanding|pending) with ${person}|what is (?:still )?(?:outstanding|pending) with ${person}|what (?:do i (?:need|have) to|should i) follow up(?: on)?|what is open between (?:me and ${person}|${person} and me|us))$`,
    ),
  },
];

/** The question is about promises, and answers that are owed come after them. */
export const saysPromise = /\bpromise[sd]?\b|\bagreed?\b|\bi would do\b/;

/** The first group is a name. */
export const promisesAsked: readonly { side: 'owe' | 'wait' | 'both'; said: RegExp }[] = [
  {
    side: 'owe',
    said: /^what (?:did|have|do) i (?:still )?(?:promised?|owed?|agreed?|have to do)(?: to(?: do)?)?(?: (?:for )?(?!do\b|anyone|anybody|people|here\b|with\b|about\b)(\S+(?: \S+)?))?$/,
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
