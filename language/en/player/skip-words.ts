// Phrases that name the mails of the queue to skip, or the only ones to hear.

export const passLead = /^(?:skip over|skip|pass over|leave out|jump over|go past|spare me)(?= )/;
export const onlyLead =
  /^(?:only|just)(?: (?:read|play|show|give))?(?: me)?(?= )|^(?:read|play|show) (?:me )?(?:only|just)(?= )/;

const mail = '(?:mail|mails|email|emails|messages|threads|ones|stuff)';

export const fromThem = new RegExp(
  `^(?:(?:all|everything|anything|every one|the rest|the others|${mail})(?: of)?(?: (?:the|their|these) )?(?: ?${mail})? ?)?(?:from|by) (?:her|him|them|this (?:sender|person|one|company|list)|that (?:sender|person|one)|the sender)$`,
);
const humans = '(?:real |actual |living )?(?:people|humans|persons|human beings)';
export const people = new RegExp(
  `^(?:the )?(?:${humans}|real mail|(?:${mail}|what|whatever)(?: that)?(?: (?:was|were|is|are|comes?|came))?(?: (?:written|sent|typed))?(?: (?:from|by))? ${humans}(?: (?:wrote|write|sent|send))?)$`,
);

const needs = '(?:needs?|wants?|requires?|expects?|awaits?|asks? for|(?:is|are) waiting (?:for|on))';
const reaction = '(?:an? |my |some )?(?:answer|reply|response|decision|reaction|attention|me|something(?: from me)?)';
/** 'The ones that need an answer', and 'what I have to answer'. */
export const asking = new RegExp(
  `^(?:the |those )?(?:(?:${mail}|what|whatever)(?: (?:that|which))?) (?:${needs} ${reaction}(?: (?:from|by) me)?|(?:is|are) waiting|i (?:need|have|ought) to (?:answer|reply to|respond to|react to))$`,
);

export const whichOf = new RegExp(
  `^(?:(?:all|everything|anything|every|the|my|any) )*(?:${mail} )?(?:(?:from|by|about|regarding|since|before|after|older|newer|sent|with) \\S|(?:unread|starred|flagged|important|unopened|read)(?: ${mail})?$|(?:weekly |daily )?(?:newsletters?|digests?|promotions?|promos?|ads|marketing|offers|notifications?|alerts|updates|social|receipts?)(?: ${mail})?$)`,
);

/** One mail, or a number of them: that moves on. */
export const alone = /^(?:skip|skip over|pass over) (?:this|that|it|the (?:next|last|rest|one)|\d+)$/;
