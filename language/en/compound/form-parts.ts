// Parts of indirect sentences, and how a form is written.

/** A sentence, and the plain order that it means. A group `time` must be a time. */
export type Form = readonly [form: RegExp, order: string];

export const noun = '(?:one|mail|email|message|thread|conversation|newsletter|thing|letter)';
export const it = `(?:(?:this|that|it)(?: ${noun})?|the (?:mail|email|message|thread|conversation|newsletter))`;
export const soft = '(?:(?:really|just|also|probably|perhaps|maybe|clearly|definitely|rather|actually|only|better) )*';
export const should =
  '(?:(?:should|could|can|may|might|must|would|ought to|needs? to|has to|have to|wants? to|might want to|may want to)(?: (?:really|just|also|probably|perhaps|maybe|definitely))?)';
export const name = "\\p{Lu}[\\p{L}'-]+(?: (?!I\\b)\\p{Lu}[\\p{L}'-]+)?(?: and \\p{Lu}[\\p{L}'-]+)?";
export const end = '(?: please| for me| now| already| then| too| again)*[.!?]*$';
export const group =
  "(?:all|everything|every|the|those|these|my|newsletters|promotions|notifications|mails|emails|messages|whatever|\\p{L}+['’]s (?:mails|emails))(?<!the)(?: (?!one\\b|next\\b|last\\b|previous\\b|mail\\b|email\\b|first\\b|second\\b|third\\b)[^,]{2,50}?)??";
export const toBe =
  '(?:please |you can |just |can you |could you |should |could |must |may |can |might |ought to |to )*(?:all )?(?:be |get |go |can be )?';
/** Somebody's name, perhaps in small letters. */
export const somebody =
  '(?!he\\b|she\\b|they\\b|i\\b|we\\b|you\\b|it\\b|this\\b|that\\b|the\\b|a\\b|some|every|nobody|people|who|one\\b|there|everybody|if\\b|my\\b|our\\b|reply|say|tell|answer|write|note|maybe|perhaps|please|but|and|so\\b)\\p{L}+';

export const anyCase = (form: string): RegExp => new RegExp(form, 'iu');

/** Names begin with a capital letter. */
export const cased = (form: string): RegExp => new RegExp(form, 'u');
