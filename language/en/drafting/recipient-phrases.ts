// Phrases to add, remove and choose recipients and addresses.
import type { Field } from '#domain/draft.ts';

const onto =
  '(?: (?:in|on|to|into|onto)(?: (?:this|it|the (?:mail|email|reply|draft|message|list|thread|conversation)))?)?';
const copyOf = '(?:(?:the )?(?:cc|copy|carbon copy)(?: (?:line|field|list))?)';
const blindOf = '(?:(?:the )?(?:bcc|blind copy|blind carbon copy)(?: (?:line|field|list))?)';
const toOf = '(?:(?:the )?(?:to|recipients?)(?: (?:line|field|list))?)';

/** `sure`: unmistakable, even while dictating. */
export const addLeads: readonly { field: Field; sure: boolean; phrase: RegExp }[] = [
  {
    field: 'bcc',
    sure: true,
    phrase: new RegExp(`^(?:bcc|b c c|blind copy|blind carbon copy) (?:in )?(.+?)${onto}$`, 'i'),
  },
  {
    field: 'bcc',
    sure: true,
    phrase: new RegExp(`^(?:add|put|move|include) (.+?) (?:in|on|to|into|as)(?: an?)? ${blindOf}$`, 'i'),
  },
  { field: 'cc', sure: true, phrase: new RegExp(`^(?:cc|c c|carbon copy) (?:in )?(.+?)${onto}$`, 'i') },
  {
    field: 'cc',
    sure: true,
    phrase: new RegExp(`^(?:add|put|move|include) (.+?) (?:in|on|to|into|as)(?: an?)? ${copyOf}$`, 'i'),
  },
  {
    field: 'cc',
    sure: false,
    phrase: new RegExp(`^(?:copy|loop in|loop|keep) (.+?)(?: in)?(?: on (?:this|it|copy))?$`, 'i'),
  },
  { field: 'to', sure: true, phrase: new RegExp(`^(?:add|put|move) (.+?) (?:to|in|on|into) ${toOf}$`, 'i') },
  {
    field: 'to',
    sure: false,
    phrase: new RegExp(
      `^(?:also )?(?:add|include|send (?:it|this) to|(?:it |this )?(?:goes|go) to) (.+?)(?: as well| too)?${onto}$`,
      'i',
    ),
  },
];

export const removeLeads: readonly RegExp[] = [
  /^(?:remove|delete|drop|take (?:out|off)|leave out|leave off|uncopy|un copy|un cc) (.+?)(?: (?:from|off)(?: (?:this|it|(?:the )?(?:cc|bcc|copy|list|mail|email|reply|draft|recipients)))?)?$/i,
  /^take (.+?) (?:off|out)(?: (?:of )?(?:this|it|(?:the )?(?:cc|bcc|copy|list|mail|email|reply|draft)))?$/i,
  /^(?:do not|don't|don’t) (?:send (?:it|this) to|copy|cc|include) (.+)$/i,
];

/** The first group is the owner, the second the kind of address or a word of it. */
export const addressLead =
  /^(?:use|send (?:it|this) to|take|no,? use) (her|his|their|the|\S+(?: \S+)?['’]s) (\S+)(?: (?:e-?mail|mail))?(?: address| email| one| account)$/i;

export const subjectLeads: readonly RegExp[] = [
  /^(?:the )?(?:subject|subject line|title) (?:is|should be|should say|will be|line is)?[ ,:]*(.+)$/i,
  /^(?:make|set|change) the subject (?:line )?(?:to|say)?[ ,:]*(.+)$/i,
  /^(?:call|title) (?:it|this|the (?:mail|email|message))[ ,:]+(.+)$/i,
];

export const fromAccount = /^send (?:it |this )?from (?:my|the) (.+?) (?:account|address)$/i;
export const fromLead = /^send (?:it |this )?from (?:my )?(.+?)(?: account| address)?$/i;

/** 'Sarah from Acme'. */
export const atPlace = /^(.+?) (?:from|at|of|with) (.+)$/i;

export const addressWords: readonly (readonly [word: RegExp, sign: string])[] = [
  [/ (?:at sign|at) (?=(?:\S+ )+(?:dot|point) )/gi, '@'],
  [/ (?:dot|point|period) /gi, '.'],
  [/ (?:dot|point|period) /gi, '.'],
  [/ (?:underscore|under score) /gi, '_'],
  [/ (?:dash|hyphen|minus) /gi, '-'],
  [/ plus /gi, '+'],
];

export const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  one: 1,
  two: 2,
  three: 3,
  '1': 1,
  '2': 2,
  '3': 3,
};
export const otherOne = /^(?:the )?other(?: one)?$/i;
export const noneOfThem =
  /^(?:(?:no|um|sorry|actually),? )*(?:neither|none|nobody|no one|no|(?:neither|none|nobody|not (?:any|either|one))(?: one)? of (?:them|those|these|the two|both)|not (?:either|any)(?: one)?|neither one|(?:somebody|someone) else(?: entirely)?|cancel|never mind|nevermind)(?: please)?$/i;

export const beforeAddress =
  /^(?:(?:no|yes|well|um|sorry|so|okay|it['’]s|it is),? )*(?:(?:(?:his|her|their|the|that|a)(?: (?:new|old|right|e-?mail))? )?(?:e-?mail )?(?:address|e-?mail|mail)(?: (?:for|of) (?:him|her|them|\w+))? (?:is|would be|should be|goes)|(?:he|she|they) (?:is|are|can be reached) at|use|try|take|send it to|write to|that['’]s|that is|it['’]s|it is)[ :,]+(?=\S)/i;

export const aroundChoice =
  /^(?:no,? |yes,? |um,? |i mean |i meant |i want |the one |that one |the |that |number |option |it is |it's |it should be |take |use )+|(?: please| one)+$/gi;

export const addressKinds: Readonly<Record<string, 'work' | 'private' | 'other'>> = {
  work: 'work',
  office: 'work',
  business: 'work',
  company: 'work',
  job: 'work',
  professional: 'work',
  private: 'private',
  personal: 'private',
  home: 'private',
  other: 'other',
  second: 'other',
  alternative: 'other',
};

export const thenSend = /\band (?:then )?send\b/i;

export const betweenNames = /\s*[,;]\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i;

export const describingWord =
  /^(from|at|of|with|in|the|who|is|works?|working|one|her|his|my|guy|person|woman|man|lady|address)$/;

export const whoseAddress = /^(her|his|their|the)$/i;
