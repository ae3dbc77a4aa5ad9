// Phrases to schedule mail, and to write a note to oneself.

const it = '(?:it|this|that|the (?:mail|email|reply|draft|message|answer))';

export const laterLeads: readonly RegExp[] = [
  new RegExp(
    `^(?:please |yes,? |ok(?:ay)?,? )*(?:send|deliver|mail) ${it}(?: out| off)? (?:for |on |at |by )?(.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:please |yes,? |ok(?:ay)?,? )*schedule(?: ${it}| (?:the )?send(?:ing)?)? (?:for |on |at |to (?:go|leave|be sent)(?: out)? )?(?:on |at )?(.+)$`,
    'i',
  ),
  new RegExp(`^(?:have|let) ${it} (?:go|leave)(?: out)? (?:on |at )?(.+)$`, 'i'),
];

export const noteLeads: readonly RegExp[] = [
  /^(?:(?:make|take|send|write|leave)(?: (?:a|myself a))? )?(?:note|memo)(?: to| for)? (?:self|myself|me)[ ,:]+(?:that |saying )?(?=\S)/i,
  /^(?:take|make|write|jot)(?: me)? (?:a |down a )?(?:note|memo)[ ,:]+(?:that |saying )?(?=\S)/i,
  /^(?:please )?remember that[ ,:]+(?=\S)/i,
  /^(?:jot|note|write) (?:this |that |it )?down(?: for (?:me|myself))?[ ,:]+(?:that )?(?=\S)/i,
  /^(?:put|leave|drop) (?:me )?(?:a |this )?(?:line |note )?(?:in(?:to)? my(?: own)? inbox|for myself)[ ,:]+(?=\S)/i,
  /^note that[ ,:]+(?=\S)/i,
];

export const emptyNote = /^(?:this|that|it|something|one|please|now|quickly|down|here)[.!?]*$/i;
