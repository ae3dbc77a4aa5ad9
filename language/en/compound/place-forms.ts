// Where a mail belongs and what it carries, said indirectly: 'this should have the Legal label' is 'label this Legal'.
import { anyCase, end, type Form, it, noun, should, soft } from './form-parts.ts';

/** Where a mail belongs, or no longer belongs. */
const places: readonly Form[] = [
  [
    anyCase(
      `^${it} ${soft}(?:belongs|goes|is (?:just )?for|${should} (?:go|be|land|end up)) (?:in|into|to) (?:the |my )?archive${end}`,
    ),
    'archive this',
  ],
  [
    anyCase(
      `^${it} ${soft}(?:belongs|goes|is (?:just )?for|${should} (?:go|be|land|end up)) (?:in|into|to) (?:the |my )?(?:trash|bin|rubbish|garbage)(?: can)?${end}`,
    ),
    'delete this',
  ],
  [
    anyCase(
      `^${it} ${soft}(?:belongs|goes|is|${should} (?:go|be|land|end up)) (?:in|into|to|under) (?:the |my )?(?:spam|junk)(?: (?:folder|mail|box))?${end}`,
    ),
    'report this as spam',
  ],
  [
    anyCase(
      `^${it} ${soft}(?:belongs|goes|${should} (?:go|be|land|end up|be filed|be kept)) (?:in|into|to|under|with) (?:the |my )?(?!(?:inbox|archive|trash|bin|spam|junk)\\b)(\\S+(?: \\S+)?)${end}`,
    ),
    'move this to $1',
  ],
  [
    anyCase(`^(?:the )?(\\S+) is where (?:this|it|that)(?: ${noun})? (?:belongs|goes|${should} (?:go|be))${end}`),
    'move this to $1',
  ],
  [
    anyCase(
      `^(?:i |we )?(?:want|wish|would like|'d like)(?: that)? ${it} (?:is|to be|be|goes|to go|lands) (?:in|into|to) (?:the )?(?:trash|bin)${end}`,
    ),
    'delete this',
  ],
  [
    anyCase(
      `^(?:i |we )?(?:want|wish|would like|'d like)(?: that)? ${it} (?:is|to be|be|goes|to go|lands) (?:in|into|to) (?:the )?archive${end}`,
    ),
    'archive this',
  ],
  [
    anyCase(
      `^(?:there(?:'s| is) |i (?:see|have) )?no (?:reason|need|point|sense)(?: for me)? (?:to keep|in keeping|to have|in having|for|to hold on to) ${it}(?: (?:around|here|any longer|any more|anymore|in (?:the|my|here)(?: inbox)?))*${end}`,
    ),
    'archive this',
  ],
  [
    anyCase(
      `^i(?:'d| would) (?:rather|prefer)(?: to)? not (?:see|have|keep|to see|to have|to keep) ${it} (?:in (?:the|my) inbox|here|around|there|lying around)(?: any ?more| any longer)?${end}`,
    ),
    'archive this',
  ],
  [
    anyCase(
      `^i (?:don't|do not|no longer) (?:need|want|have to see|need to see|want to see) ${it} (?:in (?:the|my) inbox|here|around|there|lying around)(?: any ?more| any longer)?${end}`,
    ),
    'archive this',
  ],
  [
    anyCase(
      `^${it} (?:doesn't|does not|needn't|need not|shouldn't|should not)(?: have to| need to)? (?:stay|be|remain|sit|stick around|hang around)(?: here| around| in (?:the|my) inbox)(?: any ?more| any longer)?${end}`,
    ),
    'archive this',
  ],
  [
    anyCase(
      `^(?:put|send|bring|get|throw|move|make) (${it}) (?:away )?(?:go )?(?:in|into|to|in to) (?:the |my )?archive${end}`,
    ),
    'archive $1',
  ],
  [
    anyCase(
      `^(?:put|send|bring|get|throw|move|make) (${it}) (?:away )?(?:go )?(?:in|into|to|in to) (?:the |my )?(?:trash|bin)${end}`,
    ),
    'delete $1',
  ],
];

/** 'Star it before archiving it'. */
function before(stem: string, verb: string): Form[] {
  const words = `^((?:star|label|tag|mark|flag|mute|forward)\\b.{0,40}?) before ${stem}ing(?: (?:it|this|that))?[.!]*$`;
  return [[anyCase(words), `$1 and ${verb} it`]];
}

/** 'Archived, please', and two commands whose order the words reverse. */
const ordering: readonly Form[] = [
  [/^read,? and (?:then )?archived?(?: it| this)?[.!]*$/i, 'mark it as read and archive it'],
  [/^(?:the )?(\S+) (?:label|tag)(?: please)?,? (?:and |then |and then )+(?=\S+ )/i, 'label it $1 and '],
  [/^(?:archived|filed|put away)[, ]+(?:please|thanks|thank you)[.!]*$/i, 'archive this'],
  [/^(?:deleted|trashed|binned)[, ]+(?:please|thanks|thank you)[.!]*$/i, 'delete this'],
  [/^(?:starred|flagged)[, ]+(?:please|thanks|thank you)[.!]*$/i, 'star this'],
  [/^(?:muted|silenced)[, ]+(?:please|thanks|thank you)[.!]*$/i, 'mute this'],
  [/^(?:keep |leave )?(?:as )?unread[, ]+(?:please|thanks|thank you)[.!]*$/i, 'mark this as unread'],
  [/^first,? (.{4,40}?),? (?:and )?(?:then|after(?: that)?|afterwards),? (.{4,40})$/i, '$1 and then $2'],
  [
    /^((?:star|label|tag|mark|flag|mute|forward|snooze)\b.{0,40}?) before (?:you |we |i )?(archive|delete|trash|snooze|mute)(?: (?:it|this|that))?[.!]*$/i,
    '$1 and $2 it',
  ],
  ...before('archiv', 'archive'),
  ...before('delet', 'delete'),
  ...before('trash', 'trash'),
  ...before('snooz', 'snooze'),
  ...before('mut', 'mute'),
  [anyCase(`^archive (?:this|it|that)(?: ${noun})? with (?:the |an? )star${end}`), 'star it and archive it'],
  [
    anyCase(`^archive (?:this|it|that)(?: ${noun})? with (?:the )?(?:label|tag) (\\S+)${end}`),
    'label it $1 and archive it',
  ],
  [
    /,? (?:and )?(?:then|after that|afterwards),? (?:it|this|that) (?:can|could|may|should) (?:be |go )(?:archived|in the archive|to the archive|put away)[.!]*$/i,
    ' and archive it',
  ],
];

/** Labels and stars as things that a mail has. */
const marks: readonly Form[] = [
  [
    anyCase(
      `^(?:file|put|archive) (?:this|it|that)(?: ${noun})? (?:away )?with (?:the |an? )?(\\S+) (?:label|tag)${end}`,
    ),
    'label it $1 and archive it',
  ],
  [/\b(?:put|file|place) (?:this|it|that) (?:under|in|with) the (\S+) (?:label|tag)\b/i, 'label it $1'],
  [/^(?:tick|put|set|make|mark)(?: it| this)? (?:off )?as read(?=,? (?:and|then)\b)/i, 'mark it as read'],
  [
    anyCase(
      `^${it} ${soft}${should} (?:have|get|carry|bear|be given|receive) (?:the |an? )?(?:label|tag) ["“]?(\\S+?)["”]?${end}`,
    ),
    'label this $1',
  ],
  [
    anyCase(
      `^${it} ${soft}${should} (?:have|get|carry|bear|be given|receive) (?:the |an? )?(\\S+(?: \\S+)?) (?:label|tag)${end}`,
    ),
    'label this $1',
  ],
  [
    anyCase(
      `^${it} (?:shouldn't|should not|needn't|doesn't|does not|mustn't|must not|needs? not|isn't supposed to)(?: need| need to)?(?: have| be under| carry)? (?:the |an? |any )?(?:label|tag) (\\S+?)(?: any ?more| any longer)?${end}`,
    ),
    'remove the label $1',
  ],
  [
    anyCase(
      `^${it} (?:shouldn't|should not|needn't|doesn't|does not|mustn't|must not|needs? not|isn't supposed to)(?: need| need to)?(?: have| be under| carry)? (?:the |an? |any )?(?!star\\b)(\\S+(?: \\S+)?) (?:label|tag)(?: any ?more| any longer)?${end}`,
    ),
    'remove the label $1',
  ],
  [
    anyCase(
      `^${it} (?:shouldn't|should not|needn't|doesn't|does not|mustn't|needs? not)(?: need| need to)? (?:have |carry )?(?:the |an? |any |its )?star(?: any ?more| any longer)?${end}`,
    ),
    'unstar this',
  ],
  [anyCase(`^${it} ${soft}(?:deserves|needs|wants|${should} (?:have|get|be given)) an? star${end}`), 'star this'],
  [
    anyCase(
      `^(?:put|set|stick|give|add|attach)(?: (?:on|to))?(?: (?:this|it|that)(?: ${noun})?)? (?:the |an? )?(?:label|tag) (\\S+(?: \\S+)?)(?: (?:on|to) (?:this|it|that)(?: ${noun})?)?${end}`,
    ),
    'label this $1',
  ],
  [
    anyCase(
      `^(?:put|set|stick|give|add|attach)(?: (?:on|to))? (?:this|it|that)(?: ${noun})? (?:the |an? )(\\S+(?: \\S+)?) (?:label|tag)${end}`,
    ),
    'label this $1',
  ],
  [
    anyCase(
      `\\b(?:put|file|place|keep|get) (?:this|it|that)(?: ${noun})? (?:under|in|into|with|on) (?:the )?(?:label|tag) (\\S+)`,
    ),
    'label it $1',
  ],
  [
    anyCase(`^(?:remove|take|drop|get rid of|delete) (?:from|of|off) ${it} (?:the )?(?:label|tag) (\\S+)${end}`),
    'remove the label $1',
  ],
  [anyCase(`^(?!no\\b)(\\S+) (?:label|tag)${end}`), 'label this $1'],
  [
    anyCase(`^(?:no (\\S+) (?:label|tag)|(\\S+) (?:label|tag) off|(?:label|tag) (\\S+) off)${end}`),
    'remove the label $1$2$3',
  ],
  [anyCase(`^(?:give|put|set|make|add)(?: to| on)? (${it}|the .{3,40}?) (?:the |an? )star${end}`), 'star $1'],
  [anyCase(`^(?:give|put|set|make|add) (?:the |an? )star (?:to|on|for|at) (${it}|the .{3,40}?)${end}`), 'star $1'],
  [
    anyCase(
      `,? (?:and|then|plus) (?:also )?(?:give (?:it|this|that) |put |add )?(?:an? )star(?: on (?:it|this|that))?(?: too| as well| also)?${end}`,
    ),
    ' and star it',
  ],
  [anyCase(`^(?:mark|put|set) (${it}) with (?:the |an? )?star${end}`), 'star $1'],
];

export const placeForms: readonly Form[] = [...places, ...ordering, ...marks];
