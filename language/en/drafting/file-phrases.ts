// Phrases to attach files to a draft, and remove them.

export const attachLeads: readonly RegExp[] = [
  /^(?:please )?(?:attach|include|enclose|add|send along|put in) (?:the |that |my |a |an )?(.+?)(?: (?:to|in|on) (?:this|it|the (?:mail|email|reply|draft|message)))?(?: as an? attachment)?$/i,
];

export const sureLead = /^(?:please )?attach\b/i;

export const detachLeads: readonly RegExp[] = [
  /^(?:remove|delete|drop|detach|take (?:out|off)|leave out) (?:the |that |my )?(.+?)(?: (?:from|off) (?:this|it|the (?:mail|email|reply|draft)))?$/i,
  /^(?:do not|don't|don’t) (?:attach|include|send)(?: along)? (?:the |that |my )?(.+)$/i,
  /^(?:send (?:it|this) )?(without) (?:the |any )?(?:attachments?|files?|it)$/i,
];

/** 'The contract from Maya's mail', 'the PDF that Priya sent'. */
export const fromWhom: readonly RegExp[] = [
  /^(.+?) (?:from|of|in|out of) (.+?)(?:['’]s?)?(?: (?:last|latest|newest))? (?:e-?mail|mail|message|thread)$/i,
  /^(.+?) (?:that |which )?(.+?) (?:has )?(?:just )?sent(?: (?:me|us))?(?: .+)?$/i,
  /^(.+?) from (.+)$/i,
  /^(.+?)['’]s (.+)$/i,
];

/** Words for the kind of a file, and the endings that it has. */
export const fileKinds: Readonly<Record<string, readonly string[]>> = {
  pdf: ['pdf'],
  document: ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'pages'],
  doc: ['doc', 'docx', 'odt', 'rtf', 'pages'],
  word: ['doc', 'docx'],
  spreadsheet: ['xls', 'xlsx', 'csv', 'ods', 'numbers'],
  sheet: ['xls', 'xlsx', 'csv', 'ods', 'numbers'],
  excel: ['xls', 'xlsx'],
  slides: ['ppt', 'pptx', 'odp', 'key'],
  deck: ['ppt', 'pptx', 'odp', 'key', 'pdf'],
  presentation: ['ppt', 'pptx', 'odp', 'key'],
  powerpoint: ['ppt', 'pptx'],
  picture: ['png', 'jpg', 'jpeg', 'gif', 'heic', 'webp', 'svg'],
  photo: ['png', 'jpg', 'jpeg', 'heic', 'webp'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'heic', 'webp', 'svg'],
  screenshot: ['png', 'jpg', 'jpeg'],
  zip: ['zip'],
  archive: ['zip', 'tar', 'gz'],
};

export const anyFile: ReadonlySet<string> = new Set(
  'file attachment files attachments it that one everything all without'.split(' '),
);
export const allOfThem: ReadonlySet<string> = new Set(['files', 'attachments', 'everything', 'all', 'without']);
export const newestWords: ReadonlySet<string> = new Set(
  'last latest newest most recent the new his her their our this these of'.split(' '),
);
