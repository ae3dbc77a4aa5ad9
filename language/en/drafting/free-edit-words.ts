// Edits in a person's own words, read only once an edit is certain.

const quoted = '(?:the (?:words?|phrase|name|number|date|time|day|amount|figure) )?';

export const changesSaid: readonly RegExp[] = [
  /\bwhere (?:it|i|you|we) (?:says?|said|wrote|have|had|reads?|put),? (.+?),? (?:please )?(?:write|put|say|use|make (?:it|that)|read|it should (?:say|be|read)|it must (?:say|be)|i (?:want|meant|mean|need)) (?<to>.+)$/i,
  new RegExp(
    `\\binstead of ${quoted}(.+?),? (?:please )?(?:write|put|say|use|have|read|make it|it should (?:say|be|read)|it must be|i (?:want|meant|mean|need)|let it (?:say|be|read)) (?<to>.+)$`,
    'i',
  ),
  /\bi (?:said|wrote|dictated) (.+?),? but (?:i )?(?:meant|mean|wanted|it(?: is|['’]s| should be| must be)) (?<to>.+)$/i,
  /\byou (?:wrote|put|heard|have|understood) (.+?),? (?:but |and )?(?:it(?: should| must| ought to) (?:be|say|read)|i (?:said|meant)|it(?: is|['’]s)) (?<to>.+)$/i,
  new RegExp(
    `\\b(?:replace|swap|exchange|switch|substitute|turn|change|correct|alter|amend|convert|fix) ${quoted}(.+?) (?:for|with|by|to|into) (?:the (?:words?|phrase|name) )?(?<to>.+)$`,
    'i',
  ),
  /^(?:no,? )?(?:it(?: is|['’]s) |that(?: is|['’]s) )?not (.+?)(?:,? but(?: rather)?|,) (?:it(?: is|['’]s) )?(?<to>.+?)(?:,? (?:change|correct|fix|put) (?:it|that)\b.*)?$/i,
  new RegExp(
    `^${quoted}(.+?) (?:should|must|ought to|has to|needs to) (?:be|read|say|become|go to) (?<to>.+?)(?: (?:in|there|instead)\\b.*)?$`,
    'i',
  ),
];

/** Found by its kind: a day for a day, a sum for a sum. */
export const whatItIs =
  /^(?:it|that|this|that one|(?:the|that|his|her|their) (?:word|name|number|date|day|time|hour|month|year|amount|sum|price|figure|place|city|street|address|percentage))$/i;

export const changesTurned: readonly RegExp[] = [
  /\b(?:it should (?:say|be|read)|it must (?:say|be|read)|make (?:that|it)(?: say| read)?|use|write|put|say|have|let it (?:say|be|read)|(?:i|we) (?:want|meant|mean|need)|the (?:word|name|number|date|day|time|amount) (?:should|must|ought to) be|i said|it(?: is|['’]s)|there must be|no,?) (?<to>.+?)(?:,? (?:instead of|rather than|in place of)|, (?:and )?not) (?:the (?:words?|name) )?(.+)$/i,
  /^(?<to>.+?)(?:,? (?:instead of|rather than|in place of)|, (?:and )?not) (.+)$/i,
  /^(?:no,? )?(?<to>\w+) not (\w+)$/i,
];

/** Names only the new value, which replaces a similar one in the text. */
export const makesSaid: readonly RegExp[] = [
  /^(?:no,? )?i (?:said|meant|mean)(?: to say)? (?!.* but )(.+)$/i,
  /\b(?:fix|correct|change|adjust|update|amend|set) (?:that|this|(?:the|his|her|their) (?:name|day|date|time|hour|month|amount|sum|price|number|place|city|street))(?: to|,(?: (?:it['’]s|it is|it should be|make it|to))?) (.+)$/i,
  /\b(?:the|his|her|their) (?:name|day|date|time|hour|month|amount|sum|price|number|place|city|street) (?:is|was) wrong, (?:it['’]s|it is|it should be|make it) (.+)$/i,
];

/** Two words, where the second replaces the first: 'make Monday Tuesday'. */
export const exchangeSaid =
  /^make (?!it\b|that\b|this\b|him\b|her\b|them\b|the\b|everything\b)(\w+) (?!\w*er$|bold$|plural$|singular$)(\w+)$/i;

/** Captures the words, the side and the anchor. `insertsTurned` has the side first. */
export const insertsSaid =
  /\b(?:put|stick|add|insert|write|place|slip|squeeze|drop|set|include|have|want|need) (?:in )?(?:the (?:words?|name) )?(?<words>.+?),? (?:right |just |directly |in )?(?<side>before|after|behind|front of|following|ahead of) (?:the (?:words?|name) )?(?<of>.+)$/i;
export const insertsTurned =
  /\b(?<side>before|after|behind|in front of|following) (?:the (?:words?|name) )?(?<of>.+?),? (?:please )?(?:put|stick|add|insert|write|place|slip|comes?|goes|say|i want) (?:in |also )?(?:the (?:words?|name) )?(?<words>.+)$/i;
export const sideBefore = /^(?:before|front of|in front of|ahead of)$/i;

export const deletesSaid =
  /\b(?:take|cut|lose|drop|remove|delete|erase|leave|strike|scrap|chop|get rid|throw|kill|scratch|away with|wipe|without)\b.*?\b(?:last|final) (?:(\d+|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few) )?(words?|sentences?|paragraphs?|lines?)\b/i;
export const deletesTurned =
  /^(?:the |that |my )?(?:last|final) (?:(\d+|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few) )?(words?|sentences?|paragraphs?|lines?) (?:(?:can|should|must|has to|have to|needs? to) (?:go|come out|be (?:deleted|removed|cut|taken out))|(?:is|are) (?:wrong|superfluous|too much|unnecessary|not needed)\b.*)$/i;

export const rewritesSaid: readonly RegExp[] = [
  /\b(?:the|my|that) (?:last|final) (word|sentence|paragraph|line) (?:should|must|ought to|has to|shall|is to|needs to) (?:be|read|say|go|become)(?: like this)?[ ,:]+(.+)$/i,
  /\blet (?:the|my|that) (?:last|final) (word|sentence|paragraph|line) (?:be|read|say|go)(?: like this)?[ ,:]+(.+)$/i,
  /\b(?:make|turn|change|rephrase|reword|rewrite|redo|put|word) (?:the|my|that) (?:last|final) (word|sentence|paragraph|line)(?: (?:to|into|as|say|read|so that it (?:says|reads)|to read|to say|like this))?[ ,:]+(.+)$/i,
  /\b(?:rephrase|reword|rewrite|redo) (?:that|this) (word|sentence|paragraph|line)(?: (?:to|into|as|like this))?[ ,:]+(.+)$/i,
  /^(?:the|my|that) (?:last|final) (word|sentence|paragraph|line),? (?:make it|let it (?:be|say|read)|write|say)[ ,:]+(.+)$/i,
];

export const capitalsSaid: readonly RegExp[] = [
  /\b(?:capital|big|upper ?case|large)(?: letter)?(?: [a-z])? (?:for|in|on|at the (?:start|beginning) of)(?: the (?:word|name))? (.+)$/i,
  /\b(?:put|with|set|use) (?:a |an )?(?:capital|big|upper ?case|large)(?: letter)?(?: [a-z])? (?:on|in|for|to|at the (?:start|beginning) of)(?: the (?:word|name))? (.+)$/i,
  /\b(?:write|spell|put|make|have|set|start|begin)(?: the (?:word|name))? (.+?) (?:with (?:a |an )?(?:capital|big|upper ?case|large)\b.*|in (?:capitals?|upper ?case)\b.*|upper ?case|capital(?:ised|ized)?)$/i,
  /^(?:the (?:word|name) )?(.+?) (?:is (?:written )?with|gets|needs|takes|has|wants|should have|is spelled with|starts with|begins with) (?:a |an )?(?:capital|big|upper ?case|large)\b.*$/i,
  /^(?:the (?:word|name) )?(.+?) (?:is|should be|must be|goes) (?:in )?(?:upper ?case|capitals?|capitali[sz]ed)$/i,
];

export const lettersSaid = /\b((?:(?:double )?[a-z][ ,.-]+){2,}(?:double )?[a-z])$/i;

export const addsSaid: readonly RegExp[] = [
  /^[^:]{3,40}: *(.+)$/,
  /\b(?:add|append|say|write|put|mention|include|insert|tack on|throw in|squeeze in|work in|slip in|state|attach|stick|note|tell (?:him|her|them)|p ?s|postscript|(?:one more|another) (?:sentence|line|thing|remark))\b(?:(?: in| on)?(?: also| as well| too| in addition| underneath| below| beneath| (?:in|at) the (?:very )?(?:end|bottom|close)| (?:a|an|one|1|another|one more|1 more|the) (?:more |final |last |extra )?(?:sentence|line|thing|remark|p ?s|postscript|word|words)))*(?: saying| to say| that (?:says|reads))?(?: that)?[ ,:]+(.+)$/i,
];

export const politeEnd = /[,.!?]* (?:please|thanks|thank you|would you)[.!?]*$|[.!?]+$/i;

export const hesitations = /^(?:(?:um|uh|er|hmm|oh|ah|sorry|wait|actually|okay|ok|well|so|no no)[, ]+)+/i;
