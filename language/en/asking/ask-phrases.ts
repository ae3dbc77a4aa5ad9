// How questions about mail begin, and what people say to an answer. It comes with the page, so it is short.

/** A question by its first words, in plain form. */
export const asksOfMail =
  /^(?:and |so |but |tell me |remind me |do you know )*(?:(?:by|until|since|from|at|in|to|for|with) )?(?:who|whose|whom|what|which|when|where|why|how (?:much|many|long|late|far|big|large|soon)) (?!(?:can|do|should|are|about|else|time is it) (?:i|you|we|it)\b)\S+(?: \S+)+$/;

/** 'Did Dana agree', 'has the landlord signed'. */
export const asksWhether =
  /^(?:did|has|had|was|were|have(?! (?:the|an?|another)\b)) (?!(?:you|i|this|that|it|there|he|she|they)\b)\S+(?: \S+)+$/;

/** Questions to Flow itself or about the world, and those that name only a day. */
export const ofNoMail =
  /\b(?:you|your|yourself|weather|joke|news|temperature|president|capital of|flow)\b|^(?:and )?what about (?:last|this|next|today|yesterday|tomorrow)\b|^(?:what|which) (?:mails?|emails?|messages?|one|ones|is (?:this|that|it|the (?:time|date|day)))\b|\bis (?:it|this|that)$/;

/** Somebody's words on a matter, or somebody's number. No other reading fits. */
export const isOfSomebody =
  /^what (?:did|have) (?:i|we) (?:say|said|write|written) (?:about|on) (?!(?:this|that|it)\b)\S|^what (?:did|does|has) (?!(?:i|you|we|they|he|she|it|this|that)\b)\S+(?: \S+){0,2} (?:say|said|think|write|written|suggest|recommend) (?:about|of|on|to) \S|^what is (?:the )?(?:\S+s |\S+ \S+s )?(?:phone|mobile|cell) ?(?:number)?(?: of \S+(?: \S+)?)?$/;

/** Travel, the way to a place, prices, numbers, and codes that are not for signing in. No other reading fits. */
export const isOfMatter =
  /^(?:when|what time|(?:from )?where|(?:which|what) gate) (?:do|will|did) (?:i|we) (?:fly|land|depart|board|check (?:in|out)|stay|sleep)\b|^(?:when|what time|where) (?:is|are|does|do) (?:my|our) (?:next )?(?:flights?|train|plane|ferry|bus|hotel|room|check (?:in|out)|booking|reservation|rental car)\b|^how do (?:i|we) get (?:to|into) (?!(?:(?:my|the|this|that) )?(?:e ?mails?|inbox|settings|calendar|drafts?|promises|activity|history|player|here|it|this|that)\b)\S|^what is (?!.*\b(?:sign in|log ?in|security|verification|access|authentication|one time|last|new)\b)(?:(?:the|my|our) )?(?!(?:the|that|this|my|our) )\S+(?: \S+)? code\b|^how much (?:is|are|was|were) (?:the|my|our) (?!(?:rest|queue|inbox|mail|e ?mails?|credits?|speed|volume)\b)\S|^what (?:is|was) the (?!(?:unread|next|last|whole|total|first) )(?:\S+ ){1,2}number(?: (?:of|for) (?!(?:e ?mails?|mails?|messages?)\b)\S.*)?$|^what is the code (?:for|to|of|at) (?:the|our|my) (?!(?:account|log ?in|sign in|website|app)\b)\S/;

/** Words of questions about the mail in play, the queue, the calendar or Flow. With one of them, other readings come first. */
export const mayBeNear =
  /\b(?:this|that|these|those|it|they|them|their|he|she|him|her|his|me|mails?|e ?mails?|messages?|threads?|senders?|attachments?|links?|files?|pdf|documents?|inbox|queue|list|newsletters?|meetings?|meet(?:ing)?|calendar|agenda|diary|schedule|appointments?|events?|unread|left|next|here|now|drafts?|reply|free|busy|block(?:ed)?|labels?|folders?|undo|archived?|deleted?|letters?|subject|headline|copied|cc|recipients?|enclosed|attached|gist|summary|remain\w*|progress|finished|pile|stack|backlog|waiting|actions?|history|commands?|options?|speed|voice|snoozed?|starred|flagged|spam|trash|password|passcode|important|urgent|matters?|priorit\w+|lists|mailings?|subscri\w+|code|people|humans|anyone|someone|anybody|everyone|still|yet|(?:have|did|do) i|(?:are|were) we)\b|\b(?:from|behind|by)$/;

/** A question has at least two words beside these. */
export const smallWords =
  /\b(?:who|whom|whose|what|which|when|where|why|how|is|are|was|were|be|will|do|does|did|has|have|had|can|could|would|the|an?|of|to|in|on|at|by|for|from|with|and|i|we|us|my|our|much|many|long|big|far|late|large|soon|until|since|about|been|going?|goes|went|gone|done|any|some|all|there|out|up|off|over|so|just|really|more|most|again|before|after|say|says|said|tell|told|sent|send|sends|wrote|write|written|come|came|comes|coming|get|got|gets|happen(?:s|ed)?|ask(?:s|ed)?|wants?|wanted|needs?|needed|know|mean|means|expect(?:s|ed)?|thing|things|anything|something|everything|nothing|today|tomorrow|yesterday|morning|week|day|time|days|times|hours?|minutes?|few|lot|kind|sort)\b/g;

export const answerPhrases = {
  read: /^(?:yes )?(?:(?:please )?read (?:it|that|the (?:sentence|words|quote))(?: out| aloud)?|quote it|say (?:it|that) exactly|in (?:his|her|their) (?:own )?words|what (?:exactly )?does it say)$/,
  open: /^(?:open|show(?: me)?|go to|read)(?: me)? (?:it|that|the (?:mail|email|message|thread|source))$|^where is that from$|^where does that come from$/,
  other:
    /^(?:no )?(?:the )?(?:other|next|another)(?: 1| answer)?$|^(?:no )?(?:not that(?: 1)?|that is not it|that is wrong|wrong(?: 1)?)$/,
  close: /^(?:close|dismiss|hide)(?: (?:it|that|the (?:answer|card)))?$|^(?:got it|never mind)$/,
} as const;
