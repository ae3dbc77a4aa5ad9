// A mail by its place: 'the third one', 'the last mail in the list', 'number four'.

const nth = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|bottom';
const mail = '(?:one|mail|email|message|thread|conversation)';
const list = '(?:(?: down)?(?: (?:in|of|on|from) (?:the|my|this) (?:list|queue|screen|inbox|top))?)';

/** 'The last one' alone is the mail before, so it needs the list. */
export const placed = new RegExp(
  `(?:\\bthe )?(?:very )?(?:\\b(?<nth>${nth}) ${mail}${list}|\\b(?<nth>last) ${mail} (?:in|of|on) (?:the|my) (?:list|queue|screen|inbox)|\\b(?:${mail} )?number (?<number>\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\\b)`,
  'i',
);

/** 'The one from Tom': the words after 'the one', as far as they name a person or a topic. */
export const otherMail =
  /^(?!.*\b(?:say|saying|tell|reply|answer|write|respond)\b.*\bthe one\b)(?:.*\s)the (?:one|mail|email|message) ((?:from|by) (?!(?:him|her|them|me|this|that|the same)\b)[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|(?:about|regarding) (?:the )?[\p{L}'-]+)/u;

export const pointsToMail =
  /^(?:please )?(?:archive|delete|trash|bin|star|mute|mark|snooze|label) the (?:one|mail|email|message) (?:from|about) [^,]{2,40}$/i;
