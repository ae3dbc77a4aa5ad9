// Words for recipients, addresses, senders and subjects in a person's own words.
import type { Field } from '#domain/draft.ts';

/** Without one of these, the field is 'to'. */
export const fields: readonly { said: RegExp; field: Field }[] = [
  {
    said: /\b(?:bcc|b c c|blind|hide|hidden|secret|secretly|invisible|invisibly|unseen|without (?:the others|anyone|anybody))\b/,
    field: 'bcc',
  },
  {
    said: /\b(?:cc|c c|copy|copied|copies|carbon|loop|informed|read along|know about)\b/,
    field: 'cc',
  },
];

/** The field they leave: 'in bcc, not in cc', 'from cc to bcc'. */
export const notField =
  /\b(?:(?:(?:should|must|need) )?not(?: be)?(?: (?:in|as|on|a|an))?|rather than(?: (?:in|as|under))?|instead of(?: (?:in|as|under))?|from)(?: (?:the|a|an))? (?:b c c|c c|bcc|cc|to|copy|blind copy|open copy)(?: (?:line|field|recipient))?\b/g;
export const asAddressee =
  /\b(?:to (?:the )?(?:to|main)\b|(?:in|under|into) (?:the )?to\b|direct(?:ly)?|addressees?|main (?:line|recipient))/;

export const takesOff =
  /\b(?:take|remove|drop|delete|leave out|leave off|exclude|strike|kick|scratch|cross|cut|no longer|off|(?:leave|keep) \w+(?: \w+)? out|out of (?:this|it|that|copy|cc|bcc|the (?:mail|list|recipients))|get rid|without (?!any|the others)|not need|no need|nothing to do|(?:should|must|need) not (?:get|see|receive|read|know)|does not need)\b/;

export const exchanges =
  /\b(?:swap|exchange|replace|substitute|instead of|rather than|and (?:put|add|bring) .+ (?:in|on)$)\b/;

export const whichAddress =
  /\b(work|business|office|private|home|personal|other|second|gmail|company) (?:e?mail )?(?:address|email|mail|mailbox|inbox|account|1|one)\b/;
export const notAddress =
  /\b(?:not|rather than|instead of)(?: to| at)?(?: (?:her|his|their|the))? \w+ (?:address|email|mail|mailbox|account|1|one)\b/g;

export const titleWords: readonly RegExp[] = [
  /\b(?:subject|title|heading)\b(?: line)?(?: isn['’]t right| is wrong)?.*?(?: to| is| be| as| should (?:be|read|say)|(?:let|make|want|have) .*?|:|,)(?: make it| read| say)?[ :]+(.+)$/i,
  /\b(?:subject|title|heading)(?: line)? (?:read|say)s?[ :]+(.+)$/i,
  /\b(?:put|write|set) (.+) (?:in|into|as) the (?:subject|title|heading)\b/i,
  /\b(?:make|give it|set) (?:the|a) (?:subject|title|heading)(?: line)?,? (?!to\b|as\b)(.+)$/i,
  /^(?:new |the )?(?:subject|title|heading)(?: line)?[ ,:]+(?!is\b|should\b|to\b|as\b|line\b)(.+)$/i,
  /\b(?:call|name|rename|retitle|title)(?: (?:this|the|that|it))(?: (?:mail|email|message))?,? (.+)$/i,
];

export const ownAccount =
  /\b(?:(?:from|under|via|through) my (?:own )?(?:other )?(\w+)(?: (?:address|account|email|mail|mailbox|self))?|(?:with|as|use|take|by|be) my (?:own )?(\w+)(?: (?:address|account|email|mailbox)| as (?:the )?sender))\b/;
export const otherAccount = /\b(?:from|under|via|through|use) the (\w+) account\b/;

export const everyoneBut = /\b(?:everybody|everyone|all) (?:except|but)\b/;

export const notSomebody = /^(?:on second thoughts?,? )?not \w+/;
