// Words around the terms of a search, in British and American English.

const lead =
  "(?:okay|ok|well|so|interested in|wonder|oh|and|now|hey|hmm|please|just|really|maybe|perhaps|somewhere|again|i|i'd|i'm|i've|you|we|me|us|it|it's|can|could|would|will|do|does|did|have|has|is|are|was|were|there|there's|must|should|might|be|been|got|get|let|let's|need|want|wanted|like|love|try|trying|hoping|wondering|know|remember|think|believe|sure|see|show|find|give|pull|bring|dig|look|looking|search|searching|hunting|check|hear|read|go|going|through|open|list|up|out|for|to|if|whether|not|don't|can't|where|where's|what|whats|what's|whatever|happened|with|become|everything|anything|something|that|those|these|this|all|of|after|wasn't|weren't|isn't|been|help|rather|prefer|looked|missing|lost)";

/** 'Did Sarah write to me' and 'where did Tom’s mail go'. */
export const asksWho =
  /^(?:did|has|have) (?!i\b|you\b|we\b)\S+(?: \S+)? (?:\S+ )?(?:write|written|wrote|email|emailed|mail|send|sent|reply|replied|answer|answered|message)\b/i;
export const asksWhere = /^(?:where|let me|show|get|give|bring|pull|open|read|list|go)\b/i;
export const whereDid = /^(?:and |so )?where did (.+?) (?:go|end up|disappear to)$/i;

/** Everything that only asks. The terms begin behind it. */
export const beforeTerms = new RegExp(`^(?:${lead},?\\s+)+(?:(?:the|an?|my|any|some)\\s+(?=\\S+\\s))?`, 'i');

export const afterRequest =
  /(?:,? (?:somewhere|anywhere|please|for me|again|at all|in (?:here|there)|if you (?:can|could|would)|(?:can|could|would|will) you(?: please)?(?: (?:find|show|get|open|read) (?:me )?(?:it|that|them))?|where is (?:it|that)|find (?:it|that)|i think|you know|instead|now))+$/i;

/** 'Has written' is 'wrote'. */
export const perfect =
  /\b(?:must have|should have|may have|might have|has|have|had|must) (?:already |ever )?(sent|written|wrote|mailed|emailed|forwarded)/gi;

export const relatedTo =
  /^(?:anything|something|everything|all|any mails?|mails?)(?: that)?(?: is| has)? (?:to do with|related to|relating to) /i;

/** 'The mails that Maya sent' are her mails. */
export const mailsSent =
  /\b(?:mails?|emails?|messages?)(?: that| which)? (?=\p{Lu}[\p{L}'-]+ (?:sent|wrote|written))/gu;

export const mailsOf = /\b(mails?|emails?|messages?|ones?) of (?=\p{Lu})/gu;
