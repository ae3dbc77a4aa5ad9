// A mail by its place: 'the third one', 'the last mail in the list', 'number four'.

const nth = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|bottom';
const mail = '(?:one|mail|email|message|thread|conversation)';
const list = '(?:(?: down)?(?: (?:in|of|on|from) (?:the|my|this) (?:list|queue|screen|inbox|top))?)';

/** 'The last one' alone is the mail before, so it needs the list. */
export const placed = new RegExp(
  `(?:\\bthe )?(?:very )?(?:\\b(?<nth>${nth}) ${mail}${list}|\\b(?<nth>last) ${mail} (?:in|of|on) (?:the|my) (?:list|queue|screen|inbox)|\\b(?:${mail} )?number (?<number>\\d{1,3})\\b)`,
  'i',
);
