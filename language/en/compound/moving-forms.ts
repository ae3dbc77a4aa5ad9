// Moving, speed and undo, said indirectly: 'more slow' is 'slower'.
import { anyCase, end, type Form, noun } from './form-parts.ts';

/** 'More slow' is 'slower'. */
const comparatives: readonly Form[] = [
  [/\bmore (slow|quick|fast|loud|quiet|short|new|old)\b(?!ly)/gi, '$1er'],
  [/\b(?:the )?most (new|old|short)\b/gi, 'the $1est'],
  [/\bmore late\b/gi, 'later'],
];

const speeds: readonly Form[] = [
  [
    /^(?:that|it|this|you|your voice)(?:'s|'re| is| are| was| were)? (?:a bit|a little|rather|quite|pretty|very|kind of|way|going) ?(?:too )?slow(?:ly)?(?: for me)?[.!]*$/i,
    'faster',
  ],
  [
    /^(?:that|it|this|you|your voice)(?:'s|'re| is| are| was| were)? (?:a bit|a little|rather|quite|pretty|very|kind of|way|going) ?(?:too )?(?:fast|quick)(?:ly)?(?: for me)?[.!]*$/i,
    'slower',
  ],
  [
    /^(?:i(?:'d| would) like (?:it |you )?(?:to (?:read|speak|talk|go) )?|you could |could you |can you |i(?:'d| would) (?:follow|understand) (?:it |this |you )?(?:better|more easily) if you )(?:read|speak|talk|go|spoke|talked|went)? ?(?:a bit |a little |somewhat )?(?:slower|more slowly)[.!]*$/i,
    'slower',
  ],
  [
    /^(?:i(?:'d| would) like (?:it |you )?(?:to (?:read|speak|talk|go) )?|you could |could you |can you )(?:read|speak|talk|go)? ?(?:a bit |a little |somewhat )?(?:faster|quicker|more quickly)[.!]*$/i,
    'faster',
  ],
];

/** The person regrets the last act, so these mean undo. */
const regrets: readonly Form[] = [
  [
    anyCase(
      `^(?:(?:oh|oops|no|sorry|wait)[, ]+)*i (?:shouldn't|should not|ought not to|oughtn't to) have (?:done|archived|deleted|trashed|binned|starred|muted|moved|snoozed|labell?ed|marked|touched) (?:it|this|that)(?: ${noun})?(?: (?:just now|as (?:un)?read|as spam))?${end}`,
    ),
    'undo',
  ],
  [
    anyCase(
      `^(?:(?:oh|oops|no|sorry|wait)[, ]+)*i (?:didn't|did not) (?:mean|want|intend)(?: (?:to do|to have done|for))?(?: to (?:archive|delete|trash|bin|star|mute|move|snooze|label|mark|touch))? (?:it|this|that)(?: ${noun})?(?: (?:to happen|to be gone))?,?(?: (?:so |please )*(?:undo|reverse|revert|cancel) (?:it|that|this))?${end}`,
    ),
    'undo',
  ],
  [
    anyCase(
      `^(?:please )?(?:the |my )?last (?:thing|action|step|command)(?: (?:that )?(?:i|you|we) (?:did|said|made))?,? (?:please )?(?:undo|cancel|reverse|revert|take back)(?: it| that)?${end}`,
    ),
    'undo',
  ],
  [
    anyCase(
      `^(?:make|do|turn|take|give|bring|put|get) (?:it|this|that) back(?: please)?(?:,? (?:because|as|since|it was|that was|i)\\b.*)?${end}`,
    ),
    'undo',
  ],
  [
    anyCase(
      `^(?:(?:oh|oops|no|sorry|hm+|wait)[, ]+)*(?:that|this|it) (?:was (?:an? |my )*(?:mistake|error|accident|wrong)|(?:wasn't|was not|wasn’t) (?:intended|intentional|what i (?:wanted|meant)))(?:[,.;] ?(?:please|sorry|undo|bring|take|put|give|go|back)\\b.{0,40})?${end}`,
    ),
    'undo',
  ],
  [
    anyCase(
      `^(?:(?:oh|oops|no|sorry|wait)[, ]+)*i(?:'ve| have)? made a mistake(?:[,.;]? (?:please )?(?:back|undo|go back|take it back|bring it back))?${end}`,
    ),
    'undo',
  ],
  [anyCase(`^(?:revert|reverse|restore|roll back)(?: (?:it|that|this))?${end}`), 'undo'],
];

/** A command on the mail before this one. */
const before: readonly Form[] = [
  [
    anyCase(
      `^(?:(?:and|also|please|now|then) )*(archive|star|mute)(?: also| too)?(?: to)? (?:the )?(?:previous|last)(?: one| mail| email| message)?(?: as well)?${end}`,
    ),
    '$1 the last one',
  ],
  [
    anyCase(
      `^(?:could |should |can |and )*the (?:(?:previous|last) (?:one|mail|email|message)|(?:one|mail|email|message) before(?: (?:this|that|it))?) (?:(?:should|can|could|may|ought to|might) )?(?:also )?(?:be )?archived?(?: as well| also)?${end}`,
    ),
    'archive the last one',
  ],
  [
    anyCase(
      `^(?:could |should |can |and )*the (?:(?:previous|last) (?:one|mail|email|message)|(?:one|mail|email|message) before(?: (?:this|that|it))?) (?:(?:should|can|could|may|ought to|might) )?(?:(?:also )?(?:be )?starred|(?:have|get|gets|have had|deserves?|needs?) an? star)(?: as well| also)?${end}`,
    ),
    'star the last one',
  ],
  [
    anyCase(
      `^(?:and )?(this(?: one)? and the next(?: one| mail)?|the next(?: one| mail| email)),? (archive|star|mute) (?:it|both|them|that)(?: both)?${end}`,
    ),
    '$2 $1',
  ],
  [
    anyCase(
      `^(?=.*\\b(?:archive|star|mark|mute|label|snooze|archived|starred)\\b)(.*?)\\b(?:the |that )?(?:(?:mail|one|email|message) (?:right |just )?before(?: (?:this|that|it)(?: one)?)?|(?:previous|last) (?:one|mail|email|message)|(?:mail|one|email|message) (?:that )?i(?:'ve| have)? just (?:heard|had|read|listened to))(?: (?:too|also|as well))?((?: as)? (?:un)?read| can be archived| could be archived| could be archived too)?${end}`,
    ),
    '$1the last one$2',
  ],
  [
    anyCase(
      `^(?:give|put|set|add|have)(?: an?| the)? star (?:to|on|for) (?:the |that )?(?:(?:mail|one|email|message) (?:right |just )?before(?: (?:this|that|it))?|(?:previous|last) (?:one|mail|email|message))${end}`,
    ),
    'star the last one',
  ],
  [
    anyCase(
      `^the (?:one|mail|email|message) before(?: (?:this|that|it))? (?:deserves|needs|should have|should get) an? star${end}`,
    ),
    'star the last one',
  ],
  [
    anyCase(
      `^the (?:one|mail|email|message) before(?: (?:this|that|it))? (?:can|could|should|may) (?:be archived|go)(?: too| also| as well)?${end}`,
    ),
    'archive the last one',
  ],
  [
    anyCase(
      `^(archive|star|delete|mute) (?:both )?(?:this|this one|it) and (?:also )?(?:the next|the one after(?: (?:it|this|that))?|the following one)${end}`,
    ),
    '$1 this and the next one',
  ],
  [anyCase(`^(archive|star|delete|mute) both (this|this one) and (the next one)${end}`), '$1 $2 and $3'],
];

/** 'The next mail I want to hear': the object comes first. */
const moving: readonly Form[] = [
  [
    anyCase(
      `^(?:please )?(?:the )?next (?:mail|one|email|message),? (?:i (?:want|would like|'d like|need|wish) to|let me|please) (?:hear|see|read|have)(?: please)?${end}`,
    ),
    'next',
  ],
  [
    anyCase(
      `^(?:please )?(?:the )?(?:previous|last) (?:mail|one|email|message),? (?:i (?:want|would like|'d like|need|wish) to|let me) (?:hear|see|read|have)(?: again)?(?: please)?${end}`,
    ),
    'previous',
  ],
  [
    anyCase(
      `^(?:let's |let me )?(?:leave|skip|forget) (?:this|that|it)(?: ${noun})?,? and (?:go on|move on|continue|carry on|take the next one)${end}`,
    ),
    'next',
  ],
  [
    anyCase(`^(gone|clear|cleared|archived|done with it|away with it|off with it|dealt with),? (?:and )?next${end}`),
    'archive it and go on',
  ],
  [
    anyCase(
      `\\b(and|then|and then),? (?:please )?(?:go|move|carry|continue|keep going|proceed|come)(?: on| along| ahead| over| forward)* (?:to|with) (?:the )?(?:next|following)(?: (?:one|mail|email|message))?`,
    ),
    '$1 go on',
  ],
  [
    anyCase(
      `^(archive|delete|trash|bin|star|mute) (this|it|that|this one|that one),? but (?:first )?(.{3,40}?)(?: first| before(?: that)?)?${end}`,
    ),
    '$3 and $1 it',
  ],
  [anyCase(`\\bput (it|this|that|this one) away (?:in|into|to) (?:the )?archive`), 'archive $1'],
];

export const movingForms: readonly Form[] = [...comparatives, ...speeds, ...regrets, ...before, ...moving];
