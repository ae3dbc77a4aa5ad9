// Words that fill in the details of a predicted intent.
import type { BulkKind } from '#language/bulk/bulk-intent.ts';

/** With one of these it is no yes. */
export const hesitates = /\b(?:rather|(?<!why )not|no|wait|later|prefer|never|instead)\b|n['’]t\b/i;

export const notNames: ReadonlySet<string> = new Set(
  `i i'm i'll i'd i've ok okay flow pdf html url pin word excel cc bcc re monday tuesday wednesday thursday friday saturday sunday january
  february march april may june july august september october november december english gmail inbox please yes no hey god
  christmas easter`.split(/\s+/),
);

/** 'Do not' forbids an action. Commas matter: 'don't keep it, delete it' forbids nothing. */
export const forbids =
  /\b(?:(?:do|does|did|should|must|would|could|can|need)(?:n['’]t| not)|cannot|can['’]t|never|without|not to|instead of|rather than|no need to) (?:[\w'’]+ ){0,3}?(?:archiv|delet|trash|bin\b|throw|toss|chuck|ditch|dump|eras|remov|report|junk|spam|unsubscrib|block|mut(?:e|ing)|silenc|snooz|label|tag\b|fil(?:e|ing)\b|mov(?:e|ing)|send|discard|clear|get rid|touch|do anything)/;

/** Reports and questions about an action do not ask for it. */
export const tellsOrAsks =
  /^(?:did|have|has|had|was|were|is|are|am|does|do you|why|when|who|what|how|which|where|should i|he|she|they|we|you (?:have|deleted|archived|sent)|i (?:already|just)|suppose|imagine)\b|\b(?:deleted|archived|trashed|binned|threw|erased|unsubscribed|blocked) (?:all|every|his|her|their|my|the|some|it|them|this|that)\b/;

export const placeWords =
  /\b(?:(?:when|once|until|till|as soon as|after|before) (?:i|we|im|i am|i have|i get|i am back)\b.*\b(?:home|house|flat|office|work|desk|there|place|shop|station|airport|hotel|gym|school|town|city|arrive|arrived|reach|get to|get in|walk in|back)\b|\b(?:when|until|till|once) (?:at|back at|back in|in) (?:home|work|the (?:office|house|flat))\b)/;

/** Flow never deletes for good. */
export const foreverWords =
  /\b(?:forever|for ever|permanently|permanent|irrevocabl\w*|irretrievabl\w*|irrecoverabl\w*|irreversibl\w*|for good|once and for all|beyond (?:recovery|restor\w*|repair|retriev\w*|recall)|(?:no|without|not) (?:way|any way|chance|trace|possibility)\b.*|(?:never|nobody|no one|no 1|can not|nothing) .*\b(?:recover\w*|restor\w*|retriev\w*|get it back|bring it back|come back|found|undo\w*|back)|shred\w*|obliterat\w*|from the (?:bin|trash) (?:too|as well)|completely gone|gone completely|wip\w+)\b/;

export const normalRate =
  /\b(?:normal|normally|usual|usually|default|standard|regular|ordinary|original|natural|speed 1|(?:100|hundred) percent)\b/;
export const rates: readonly (readonly [said: RegExp, rate: number])[] = [
  [/\b1 and 3 quarters?\b/, 1.75],
  [/\b1 and (?:a|1) quarter\b/, 1.25],
  [/\b(?:3 quarters|three quarters)\b/, 0.75],
  [/\b(?:a|1) (?:quarter|fourth) (?:faster|quicker|more|again)\b/, 1.25],
  [/\bhalf (?:(?:again )?(?:as )?(?:faster|quicker|more|again)|as (?:fast|quick) again)\b/, 1.5],
  [/\b(?:and|plus) a half\b/, 1.5],
  [/\b(?:twice|double|doubled|two times|2 times|2 x)\b/, 2],
];

export const goalWords: readonly (readonly [said: RegExp, goal: 'newest' | 'oldest' | 'end'])[] = [
  [/\b(?:newest|latest|most recent|youngest|freshest|just (?:came|arrived)|(?:came in|arrived) last)\b/, 'newest'],
  [/\b(?:oldest|earliest|eldest|longest)\b/, 'oldest'],
  [/\b(?:last|end|bottom|final)\b/, 'end'],
];

export const aboutWhat =
  /\b(?:about|regarding|concerning|on the subject of|with the subject) (?:the |my |our |that |this )?(.+?)(?:,.*| in (?:there|the (?:list|queue|inbox))| (?:first|next|now|please))*$/i;
export const whichMail: readonly RegExp[] = [
  /\b(?:mail|email|message|one|thing|letter) (?:on|with) (?:the |my |our )(.+?)(?:,.*| (?:first|next|now|please))*$/i,
  /\b(?:the|that) ((?!(?:one|next|last|other|first|new|newest|latest|oldest|whole|same|right|only|previous|following|very)\b)[a-z]+(?: (?!one|mail)[a-z]+)?) (?:mail|email|message|one)\b/i,
];

export const fromWhom =
  /\b(?:from|by) ((?:my |the |our )?[a-z]+(?: [a-z]+)?)(?:,.*| (?:please|first|next|now))*$|\bwhat (?:did )?((?:my|the|our) [a-z]+) (?:write|wrote|sent|send)\b/i;

export const topWords =
  /\b(?:top|initial|(?:very )?beginning|start) (?:1|hit|result|mail|of the (?:queue|list|inbox|pile))\b|\b(?:at|on) (?:the )?(?:very )?top\b|\btopmost\b/;

export const heapWords =
  /\b(?:bulk|mass|newsletters?|mailings?|mailing lists?|promos?|promotions?|promotional|notifications?|receipts?|ads?|adverts?|marketing|automated|automatic|robots?|machines?|heap|pile|stuff|other|aside|sorted out)\b/;
export const ownWords =
  /\b(?:back|return|leave|enough|people|person|persons|humans?|own|personal|real|main|important|proper|normal|friends)\b/;

export const chosenWords = /\b(?:highlighted|marked|selected|chosen|current|this|that|it|picked|focus|cursor|blue)\b/;

export const sortWords =
  /\b(?:newsletters?|digests?|promotions?|promos?|ads|adverts|marketing|offers|notifications?|alerts|updates|receipts?)\b/;

export const sameSender =
  /\b(?:him|his|her|hers|them|theirs|(?:he|she|they) (?:wrote|writes?|sent|sends?)|(?:this|that|same|the) (?:\w+ )?(?:sender|person|writer|author|guy|woman|man|lot|company|people)|whoever)\b/;
export const alone =
  /\b(?:only|just|nothing but|stick to|except|apart from|other than|but|(?:restrict|limit|narrow|filter|keep) (?:it|this|that|the \w+)(?: down)? to)\b/;

const whom =
  '(?:all of (?:them|you|us)|(?:him|her|them|everyone|everybody|us|you)(?: all)?|all|(?:the|this|that|my) (?:whole |entire |full )?(?:sender|others?|group|lot|team|list|rest|gang|crowd|bunch|guy|person|woman|man|people|recipients)(?: of them)?|\\p{Lu}\\p{L}+)';

/** Before the text to write, the surest first. */
export const textLeads: readonly RegExp[] = [
  /^[^:]+: *(.+)$/,
  /\b(?:saying|(?:to|and|by) say(?:ing)?(?: that)?|with the (?:words|line|message|text|note|answer))[ ,:]+(.+)$/i,
  new RegExp(`\\b(?:tell|inform|remind|assure) ${whom}(?: back)?,? (?:that )?(.+)$`, 'iu'),
  new RegExp(`\\blet ${whom} know,? (?!about\\b)(?:that )?(.+)$`, 'iu'),
  /(?<!\b(?:an?|the|my) )\b(?:write|reply|respond|answer|say|back|them|everyone|everybody|him|her|group|lot|team|all|sender|know)\b,? that (?!(?:goes|is|will)\b)(.+)$/i,
  new RegExp(`^(?:please |kindly )?(?:reply|answer|respond|write)(?: back)?(?: to)? ${whom}, (.+)$`, 'iu'),
];

export const afterNames =
  /(?:: *|\b(?:saying|that says|to say|and say|and tell (?:him|her|them)(?: that)?|with the (?:line|words|note|message|comment)|to tell (?:him|her|them)|telling (?:him|her|them)|(?:mail|email|message|line|note|word|text|know|tell \w+) that|letting (?:him|her|them) know(?: that)?)\b[ ,:]+)(.+)$/i;

/** A person named by their relation: 'my boss'. */
export const calledMine =
  /\b(?:to|for|with|let|have|ask|tell|drop|give|show|mail|email|write|message) ((?:my|our) (?!own\b|e?mails?\b|messages?\b|letters?\b|answers?\b|repl(?:y|ies)\b|inbox\b|drafts?\b|accounts?\b|notes?\b|address\b)[a-z]+)\b/;

/** 'Write Tom that': of a name written large. */
export const afterName = /\b[A-Z]\w+(?: [A-Z]\w+)?,? (?:that|to say that) (.+)$/;

export const topicLead =
  /[ ,]+(?:about|regarding|concerning|subject|with the subject|on the subject of|titled|headed|called)[ :]+(.+?)$/i;

export const noteText: readonly RegExp[] = [
  /^[^:]+: *(.+)$/,
  /\b(?:note|down|myself|me|inbox|memo|list|jotting)(?: for (?:me|myself))?, *(.+)$/i,
  /\b(?:note|memo|down|myself)\b.*? (?:that|saying|to) (.+)$/i,
];

export const bulkWhich =
  /^(?:all|every|everything|each|any|anything|whatever|the (?:whole|entire|lot|rest|bunch|heap|pile|inbox)|my (?:whole|entire)|\w+['’]s (?:mails?|emails?|messages|stuff)|(?:my|the|these|those) (?:\w+ )?(?:newsletters|promotions|promos|notifications|receipts|ads|mailings|subscriptions|mails|emails|messages|threads|inbox))\b/i;

export const theHeap =
  /^(?:all (?:of )?(?:these|those|them|it|that)|the (?:whole |entire )?(?:lot|rest|bunch|heap|pile|inbox)|my (?:whole |entire )?inbox)(?: (?:mails?|emails?|messages|ones))?$/i;

export const bulkActWords: readonly { said: RegExp; act: BulkKind }[] = [
  {
    said: /\b(?:unlabel|untag)\b|\b(?:remove|take|strip|delete|drop|clear|lose)\b.*\b(?:labels?|tags?|category)\b|\btake \w+(?: \w+)? off\b(?!.*\b(?:stars?|flags?)\b)/,
    act: 'unlabel',
  },
  {
    said: /^(?:please |kindly |and |then )*(?:label|tag|categori[sz]e)\b|\b(?:give|put|add|assign|set|get|stick|apply|should|must|shall|can|need)\b.*\b(?:label(?:led)?|tag(?:ged)?|category)\b/,
    act: 'label',
  },
  {
    said: /^(?:please |kindly |and |then )*(?:move|file|sort|shift)\b|\b(?:put|moved|go|goes|filed|lying|stored|kept)\b.*\b(?:in|into|under|to)\b|^(?:all|every)\b.*\binto\b/,
    act: 'move',
  },
  { said: /\b(?:unstar|unflag|unpin|no longer starred|(?:remove|take|drop)\b.*\b(?:stars?|flags?))\b/, act: 'unstar' },
  { said: /\b(?:star|stars|starred|flag|flags|pin|pins|highlight|favou?rites?|as important)\b/, act: 'star' },
  { said: /\b(?:unread|unopened|unseen|as new)\b/, act: 'mark-unread' },
  { said: /\b(?:read|seen|opened)\b/, act: 'mark-read' },
  { said: /\b(?:mute|silence|hush|quiet)\b/, act: 'mute' },
  { said: /\b(?:spam|junk)\b/, act: 'spam' },
];

export const fileOff =
  /\b(?:remove|take off|take out|take|drop|leave out|detach|without|no|not|delete|off|lose|strip|wrong|get rid)\b/;

export const fileWords =
  /^(?:the|a|an|it|that|this|as|well|too|also|to|with|and|in|on|from|attach|please|file|attachment|email|mail)$/i;

export const leavesOut = /\b(?:but|except|without|not|leave out|leave|keep|skip|spare|minus|apart|exclude)\b/;
export const leavesRest =
  /\b(?:the|all the) (?:rest|others?|remaining)\b.*\b(?:stay|remain|alone|there)|\b(?:leave|keep|spare|skip)(?: out)?(?: all)?(?: of)?(?: the)? (?:rest|others)\b|\bnone of the (?:rest|others)\b|\bnothing but\b|\bothers? stay\b/;

export const roughly: readonly (readonly [said: RegExp, count: string])[] = [
  [
    /\b(?:a |the )?(?:one|thing|mail) before (?:last|that|the last|it)\b|\b(?:second|next)(?: to| from)? last\b|\bpenultimate\b/,
    'the second',
  ],
  [/\bcouple\b(?: of)?/, 'two'],
  [/\bfew\b/, 'three'],
  [/\bhandful\b(?: of)?/, 'five'],
  [/\bhalf (?:a )?dozen\b/, 'six'],
];

export const everythingWords =
  /\b(?:everything|any of (?:it|that)|whole session|all of it|all of (?:that|them)|the lot|it all|all (?:i|that i) (?:did|have done)|all my|whole lot)\b/;
export const peopleAlone = /\b(?:people|persons?|humans?|friends|real|somebody|someone)\b/;
export const byMachines = /\b(?:robots?|bots?|machines?|automat\w+|computers?)\b/;
export const unreadAlone =
  /\b(?:unread|not (?:opened|read|seen|heard)|never opened|have not (?:\w+ )?(?:opened|read|seen)|new)\b/;
export const starredAlone = /\b(?:star|stars|starred|flagged|flags|favourites?|favorites?)\b/;

export const onlyOne =
  /\b(?:this|that|the) (?:one|mail|email|message|letter|thing)\b|\b(?:trace|traces|copy|copies|bit|word|all|every\w*) of (?:it|this|that)\b/i;

export const bulkNouns =
  /\b(?:e?mails?|messages?|threads?|conversations?|newsletters?|mailings?|promotions?|promos?|notifications?|receipts?|invoices?|notices?|alerts?|updates?|ads?|offers?|invitations?|about|regarding|concerning)\b/i;

export const saysMail =
  /\b(?:e?-?mails?|messages?|inbox|mailbox|attachments?|letters?|threads?|conversations?|newsletters?)\b/i;

/** The words after these are always text. */
export const textFollows =
  /^(?:(?:and|okay|please|can you|could you|just)[,\s]+)*(?:(?:reply|answer|respond|write|email|mail|message|text|forward|send|pass|drop|shoot)\b.*\b(?:saying|that says|and (?:say|tell)(?: (?:him|her|them))?)\b|(?:reply|answer|respond|write back)(?: to)?(?: all| everyone| everybody| him| her| them)? that\b|tell (?!me\b)|let \S+ know\b|(?:a )?note to (?:self|myself)\b|(?:take|make) a note\b|jot\b|write (?:this|that|it) down\b|remember that\b)/i;

export const inTheseWords = /\b(?:saying|says|and say|note|jot|down|remember)\b/i;

export const asksElse =
  /\b(?:what|who|whose|which|why|where|calendar|archive|block|unblock|delete|trash|star|unstar|forward|search|mute|label|unsubscribe|spam|next)\b(?! (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend))/;

export const beforeCount = /^(?:back|forward|ahead|on|by|skip|jump|number|open|play)$/;
