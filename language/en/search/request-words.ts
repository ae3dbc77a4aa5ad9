// Phrases to find or open mail, in British and American English.

export const anythingFrom = /^(?:anything|something)(?: new)? from \S/;

export const openLead =
  /^(?:open|show me|show|go to|take me to|read me|read|play|list)(?: (?:my|the|all|all my|the label|my label|label))?(?: label)? (.+?)(?: (?:mail|mails|email|emails|messages|ones|folder|label))?$/;

export const narrowing =
  /^(?:and )?(?:only|just|narrow (?:it|that|this|them) (?:down )?to|(?:show|show me|i want) (?:only|just)) (?:(?:the )?(?:ones|those) )?(?=\S)/;

export const auxiliary = /^(did|has|have)$/;

export const subjectPronoun = /^(you|i|we|it|that|this|he|she|they)$/;

export const afterHearing = /^(|me|us|to|about|back|anything|an?|yet|lately|recently|today|yesterday|since|last|this)$/;

export const openingLead =
  /^(show|show me|open|read|read me|play|get|get me|give me|bring up|pull up|go to|where|where is|where are|list) (?=(the|that|all|any|my|every|everything|anything|an|a|mail|mails|email|emails|messages|unread|starred)\b)/;

export const whichMails =
  /^(the|all|any|every|my|that|those|unread|starred|important|archived|sent|latest|last|newest|recent|new)$/;

export const anyThing = /^(anything|everything|something|attachments?)$/;

export const searchConnector =
  /^(from|about|with|without|regarding|concerning|since|mentioning|containing|titled|by|labelled|labeled|tagged|between|saying|sent)$/;

/** 'Catch me up on Helio' asks for one matter, 'catch me up on my mail' for all of it. */
export const caughtUpOn =
  /^(?:(?:catch me up|bring me up to (?:date|speed)|update me) on|where (?:are we|do we stand) (?:with|on)) (?!(?:(?:my|the|all|new) )*(?:mails?|e ?mails?|inbox|messages|day|week|news|today|calendar|everything|what|this|that|it)\b)(?=\S)/;
