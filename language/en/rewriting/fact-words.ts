// Words that carry a fact or a condition.

export const negations: ReadonlySet<string> = new Set(
  'no not never none nothing nobody nowhere neither nor without unless except only until before after but if'.split(
    ' ',
  ),
);

export const factWords: ReadonlySet<string> = new Set(
  `yes monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  today tomorrow tonight yesterday morning afternoon evening noon midnight week month year quarter
  one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million half
  must maybe perhaps later always`.split(/\s+/),
);

/** Capitals that mean no name. */
export const notNames = /^(?:I|Dear|Hi|Hello|Hey|Kind|Best|Thanks|Thank|Warm|Regards|Cheers|Yours|Please)$/;

/** An 'if' or a 'but' of politeness is no condition. */
export const politeOnly =
  /\b(?:(?:was wondering|wonder) (?:if|whether)|if (?:it is|that is|it's|that's) (?:okay|ok|fine|all ?right|not too much trouble) (?:with|for) you|if you (?:do not|don't) mind|(?:could|would) you (?:possibly|perhaps|maybe)|sorry,? but|let me know if you have any questions)\b/gi;
