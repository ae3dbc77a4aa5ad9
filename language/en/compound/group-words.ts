// How people say several commands in one breath: what stands between two of them, and how the mail after this one is called.

/** Between two commands: 'and', 'then', 'after that', or a pause as long as a comma. */
export const between =
  /(?:[,;.!?…]+\s+|\s+(?:&\s+)?)(?:(?:and|then|after that|after which|afterwards|also|plus)[,\s]+)+|[,;.!?…]+\s+|\s+&\s+/gi;

/** Said before a command or behind it, and nothing beside it. */
export const besides =
  /^(?:(?:also|then|now|ok|okay|alright|right|well|so|yes|yeah|please|hey flow|flow)[,\s]+)+|[,\s]+(?:please|thanks|thank you|for me)[.!?]*$|[,.!?…]+$/gi;

const mail = '(?:one|mail|email|message|thread|conversation)';

/** The mail after, by which a command may go: 'star the next one'. */
export const theNext = new RegExp(
  `\\b(?:(?:the )?(?:next|following) ${mail}|the one after(?: (?:that|this|it))?)\\b`,
  'i',
);

/** 'Read the next': one's mail is meant. */
export const endsInNext = /\bnext$/i;

/** 'And the next one too', 'and the next two': the same with those. */
export const theSameWith = new RegExp(
  `^(?:also )?(?:with )?(?:(?:the )?(?:next|following)(?: (two|three|2|3))?(?: (${mail}s?))?|the (one) after(?: (?:that|this|it))?)(?: (too|as well|also))?$`,
  'i',
);

/** A command names its mail, so that another may stand beside it. */
export const points = new RegExp(`\\b(?:this|that|it|the (?:next|following|current)|the ${mail})\\b`, 'i');

/** Said alone these are a command; after another they only say that one is done, or when. */
export const trailsOff =
  /^(?:(?:maybe )?later|pass|(?:all |i am |i'm )?(?:done|finished|sorted|handled)|dealt with|taken care of|thank you|go away|vanish|disappear)$/i;

/** Of another mail as well. */
export const tooBehind = /,? (?:too|as well|also)$/i;

/** Said at the very end, and no command there. */
export const courtesy = /^(?:please|thanks|thank you|cheers|ok|okay|flow|for me)[.!…]*$/i;

/** A search by its verb. */
export const looksFor = /^(?:find|search|look|show me)\b/i;

/** A yes to what was asked, with more behind it. */
export const yesFirst = /^(?:yes|yeah|yep|yup|sure|okay|ok)[.!]?$/i;
