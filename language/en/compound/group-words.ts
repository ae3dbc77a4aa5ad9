// Words between the parts of a command group, and names for the next mail.

/** Between two commands: 'and', 'then', 'after that', or a pause as long as a comma. */
export const between =
  /(?:[,;.!?…]+\s+|\s+(?:&\s+)?)(?:(?:and|then|after that|after which|afterwards|also|plus)[,\s]+)+|[,;.!?…]+\s+|\s+&\s+/gi;

/** Fillers around a command. */
export const besides =
  /^(?:(?:also|then|now|ok|okay|alright|right|well|so|yes|yeah|please|hey flow|flow)[,\s]+)+|(?<!\b(?:reply|say|answer|with|respond|write|back|tell (?:him|her|them)))[,\s]+(?:please|thanks|thank you|for me)[.!?]*$|[,.!?…]+$/gi;

const mail = '(?:one|mail|email|message|thread|conversation)';

/** The next mail, as the target of a command: 'star the next one'. */
export const theNext = new RegExp(
  `\\b(?:(?:the )?(?:next|following) ${mail}|the one after(?: (?:that|this|it))?)\\b`,
  'i',
);

/** 'Read the next' refers to mail. */
export const endsInNext = /\bnext$/i;

/** 'And the next one too', 'and the next two': the same command for those. */
export const theSameWith = new RegExp(
  `^(?:also )?(?:with )?(?:(?:the )?(?:next|following)(?: (two|three|2|3))?(?: (${mail}s?))?|the (one) after(?: (?:that|this|it))?)(?: (too|as well|also))?$`,
  'i',
);

export const points = new RegExp(`\\b(?:this|that|it|the (?:next|following|current)|the ${mail})\\b`, 'i');

/** Alone these are commands; after another command they only end the sentence. */
export const trailsOff =
  /^(?:(?:maybe )?later|pass|(?:all |i am |i'm )?(?:done|finished|sorted|handled)|dealt with|taken care of|thank you|go away|vanish|disappear)$/i;

export const tooBehind = /,? (?:too|as well|also)$/i;

export const courtesy = /^(?:please|thanks|thank you|cheers|ok|okay|flow|for me)[.!…]*$/i;

export const looksFor = /^(?:find|search|look|show me)\b/i;

export const yesFirst = /^(?:yes|yeah|yep|yup|sure|okay|ok)[.!]?$/i;
