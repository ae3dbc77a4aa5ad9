// Sentences that name who should get a mail or hear something, and notes: 'Sarah ought to see this' is 'forward this to Sarah'.
import { anyCase, cased, end, type Form, it, name, noun, should, soft, somebody } from './form-parts.ts';

/** Somebody else should get this mail, or a new one. */
const people: readonly Form[] = [
  [cased(`^[Tt]ell to (${name}),? (?:that )?(.+)$`), 'tell $1 that $2'],
  [
    anyCase(
      `^(?:maybe |perhaps )?(${somebody}) ${should} (?:see|have|read|get|look at|hear about|take a look at|have a look at|know about) ${it}(?: too| as well| also)?[.!]*$`,
    ),
    'forward this to $1',
  ],
  [
    anyCase(
      `^(?:it (?:might|would|'d|could) be (?:good|nice|best|better|useful|great) if |i(?:'d| would) like it if )(${somebody}) (?:saw|had|got|read|looked at|knew about) ${it}(?: too| as well| also)?[.!]*$`,
    ),
    'forward this to $1',
  ],
  [
    anyCase(
      `^(?:both )?(${name} and ${name}) ${should} (?:see|have|read|get|look at|know about) ${it}(?: too| as well)?[.!]*$`,
    ),
    'forward this to $1',
  ],
  [
    anyCase(
      `^(.*\\b(?:forward|send|pass)\\b.{0,40}? to .{2,25}?),? (?:asking|with (?:the |an? )?question)(?: (?:him|her|them))?[,:]? (.+)$`,
    ),
    '$1 saying $2',
  ],
  [
    anyCase(
      `^ask (?:him|her|them)[,:]? (?=(?:can|could|do|does|did|is|are|will|would|may|should|shall|have|has)\\b)(.+)$`,
    ),
    'tell them: $1',
  ],
  [anyCase(`^block (?:the )?(?:sender|person|guy|author|writer)${end}`), 'block the sender'],
  [
    cased(
      `^(${name}) ${should} (?:see|have|read|get|look at|hear about|take a look at|have a look at|know about|deal with|handle|take care of) ${it}(?: too| as well| also)?[.!]*$`,
    ),
    'forward this to $1',
  ],
  [
    cased(
      `^(?:[Tt]his|[Ii]t|[Tt]hat)(?: ${noun})? (?:is|'s|looks like) ${soft}(?:something |one )?for (${name})(?: to (?:see|read|have|know|handle|look at|deal with|decide|answer))?(?: about)?[.!]*$`,
    ),
    'forward this to $1',
  ],
  [
    anyCase(
      `^(?:send )?(?:forward|give|pass|hand|send|show|resend) (?:on |further |over )?${it} (?:on |over |along |further )?to (.{2,40}?) (?:further|onwards?|along|over)${end}`,
    ),
    'forward this to $1',
  ],
  [
    anyCase(
      `^(?:give|hand|resend|send forward) ${it} (?:on |over |along |further )?to (?!(?:the|archive|trash|bin|me)\\b)(.{2,40}?)${end}`,
    ),
    'forward this to $1',
  ],
  [
    anyCase(
      `^(?:forward|fwd|fw)(?: (?:this|it|that))?(?: on)? (?!to\\b|this|that|it\\b|me\\b|all\\b|every|please|now|later|again|the\\b|a\\b|on\\b|along|them|him|her|mail|email|and\\b|newsletter|one\\b|two|three|four|five|ten|back|ahead)(\\p{L}+(?: and \\p{L}+)?)${end}`,
    ),
    'forward this to $1',
  ],
  [
    anyCase(
      `^(?:forward|fwd|fw|pass|send)(?: (?:this|it|that)(?: ${noun})?)?(?: on| along)?(?: to)? (?!to\\b|this|that|it\\b|all\\b)(\\p{L}+(?: and \\p{L}+)?)(?:[,:;]| and)+ (?:(?:say|write|add|tell (?:him|her|them)|ask)(?: (?:him|her|them))?[,:]? )?(?:that )?(?=(?:what|can|could|do|does|did|is|are|would|will|please|have a|take a|how|when|where|why|who|for you|fyi|see)\\b)(.+)$`,
    ),
    'forward this to $1 saying $2',
  ],
  [
    anyCase(
      `^(.*\\bforward\\b.{0,40}? to .{2,30}?),? with (?:the |an? )?(?:text|words?|comment|message|remark|line|note)[,:]? (?:saying |that says |to )?(.+)$`,
    ),
    '$1 saying $2',
  ],
  [
    anyCase(
      `^(.*\\b(?:forward|send|pass)\\b.{0,40}? to .{2,30}?),? (?:oh,? )?(?:and|plus)(?: also)? (?:to )?(${name})(?: too| as well| also)?${end}`,
    ),
    '$1 and $2',
  ],
  [
    cased(
      `^(${name}) (?:needs|should get|gets|must get|deserves|has to get|is owed|is due) an? (?:new )?(?:mail|email|message|note|line)(?: from me)?[.!]*$`,
    ),
    'email $1',
  ],
  [cased(`^(?:[Ii] )?owe (${name}) an? (?:mail|email|message|note)[.!]*$`), 'email $1'],
  [
    cased(`^(${name}) ${should} (?:know|hear|be told|find out)(?: from me)?(?: that)? (?!about )(.+)$`),
    'email $1 saying $2',
  ],
  [
    anyCase(`^(?:someone|somebody|one|we|i) ${should} (tell|let|write|inform) (him|her|them|everyone|everybody) (.+)$`),
    '$1 $2 $3',
  ],
  [
    anyCase(
      `^(he|she|they|everyone|everybody) ${should} (?:know|hear|be told|find out|get the message)(?: from me)?(?: that)? (.+)$`,
    ),
    '$1 should know $2',
  ],
  [
    anyCase(
      `^give (?:to )?(him|her|them|everyone) (?:the |an? )?(?:answer|word|news|message|reply)[,:]? (?:that )?(.+)$`,
    ),
    'tell $1 $2',
  ],
];

const notes: readonly Form[] = [
  [/^note (?!to\b|down\b|that\b|this\b|for\b|it\b|about\b|on\b|saying\b|from\b)(.{4,})$/i, 'note to self: $1'],
  [
    anyCase(
      `^(?:write|make|take|put|jot|note)(?: down)?(?: (?:for me|me))? (?:an? )?(?:note|memo|reminder note)(?: (?:for me|to me|to myself|for myself|to self|down))?(?:[,:]| that says| saying| that| to say)? (?!to self|to myself|for|about|on|down|of)(.+)$`,
    ),
    'note to self: $1',
  ],
  [
    anyCase(
      `^(?:please )?(?:remember|write down|note down|keep in mind|jot down)(?: for me)?[,:]? (?:that )?(?:i (?:need|have|ought|must)(?: to)? |i must |to )(.+)$`,
    ),
    'note to self: $1',
  ],
];

export const personForms: readonly Form[] = [...people, ...notes];
