// Phrases that name another mail on the screen: by number, by sender, or by topic.

const go = '(?:go|jump|skip|move|hop|switch|get|take me|bring me|turn|back) (?:back |ahead |on |forward )?to ';
const show = '(?:open|read|read me|play|show|show me|pick|select) ';
const one = '(?:one|mail|email|message|thread)';

/** Without one of these, a number alone is no position. */
export const beforeNumber = new RegExp(`^(?:${go}|${show})?(?:(?:${one}|mail) )?(?:number |no |nr )(\\d{1,4})$`);
export const beforeBareNumber = new RegExp(`^${go}(?:${one} )?(\\d{1,4})$`);
export const nthOne = new RegExp(`^(?:(?:${go}|${show})(?:the )?(\\w+)(?: ${one})?|(?:the )?(\\w+) ${one})$`);

export const byTime = new RegExp(
  `^(?:${go}|${show})?(?:the )?(?:very )?(newest|latest|most recent|oldest|earliest)(?: ${one})?$`,
);
export const atTheEnd = new RegExp(`^${go}(?:the )?(?:very )?(?:end|bottom|last ${one})$`);
export const atTheTop = new RegExp(`^${go}(?:the )?(?:very )?(?:first|first ${one})$`);

/** 'The one from', 'go to the mail of'. 'Show me mail from' is a search, because there may be several. */
const theOne = `^(?:(?:${go})(?:the )?(?:next )?(?:one|mail|email|message|thread)|(?:${show})?the (?:next )?one)`;

export const byName: readonly RegExp[] = [
  new RegExp(`${theOne} (?:from|by|of) `),
  new RegExp(`^${go}(?:the )?(?!(?:one|mail|email|message|thread|next|previous|last)\\b)`),
];
export const byTopic = new RegExp(`${theOne} (?:about|on|regarding|concerning|with the subject) (?:the )?`);

/** Not a name, and more than a topic. */
export const noName = new RegExp(
  '\\b(?:zero|it|this|that|here|there|them|everything|all|sleep|work|bed|hell|home|lunch|and|or|about|since|before|after|with|without|in|to|from|on|at|yesterday|today|last|next|past|inbox|queue|mailbox|list|results?|search|settings|top|end|beginning|start|bottom|spam|trash|drafts?|sent|i|you|we)\\b',
);

export const trailingMailWord = / (?:mail|email|message|one|thread)$/;
