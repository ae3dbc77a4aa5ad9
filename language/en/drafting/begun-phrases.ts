// The words between whom a mail is for, what it is about and what it says, when all is said at once.

export const aboutWords = /[ ,]+(?:about|regarding|re|with (?:the )?subject|on the subject of)[ :]+/i;
export const sayingWords =
  /[ ,]+(?:saying|that says|to say|and say|and tell (?:him|her|them)(?: that)?|telling (?:him|her|them)(?: that)?)[ :,]+/i;
export const noteWords =
  /[ ,]+(?:with (?:the |a )?(?:note|message|words|comment|line|remark|sentence)|saying|and say|with)[ :,]+/i;

/** Whom the mail is handed to, and what is said along with it. */
export const delegateLeads: readonly RegExp[] = [
  /^(?:have|let|get|ask) (.+?) (?:to )?(?:handle|take care of|deal with|take|look at|look into|do|sort out) (?:it|this|that|this one|this mail|this email)(?:[ ,]+(?:saying|and say|with (?:the )?(?:note|message))[ :,]+(.+))?$/i,
  /^(?:assign|delegate|hand|give)(?: (?:it|this|that|this one|this mail|this email))?(?: (?:over|off|on))? to (.+?)(?:[ ,]+(?:saying|and say|with (?:the )?(?:note|message))[ :,]+(.+))?$/i,
];
