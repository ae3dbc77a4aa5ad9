// Words between recipient, topic and text in one sentence.

export const aboutWords = /[ ,]+(?:about|regarding|re|with (?:the )?subject|on the subject of)[ :]+/i;
export const sayingWords =
  /[ ,]+(?:saying|that says|to say|and say|and tell (?:him|her|them)(?: that)?|telling (?:him|her|them)(?: that)?)[ :,]+/i;
export const noteWords =
  /[ ,]+(?:with (?:the |a )?(?:note|message|words|comment|line|remark|sentence)(?: saying| that says| that)?|saying|and say|with)[ :,]+/i;

export const delegateLeads: readonly RegExp[] = [
  /^(?:have|let|get|ask) (.+?) (?:to )?(?:handle|take care of|deal with|take|look at|look into|do|sort out) (?:it|this|that|this one|this mail|this email)(?:[ ,]+(?:saying|and say|with (?:the )?(?:note|message))[ :,]+(.+))?$/i,
  /^(?:assign|delegate|hand|give)(?: (?:it|this|that|this one|this mail|this email))?(?: (?:over|off|on))? to (.+?)(?:[ ,]+(?:saying|and say|with (?:the )?(?:note|message))[ :,]+(.+))?$/i,
];
