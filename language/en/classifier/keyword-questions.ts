// Keyword rules for questions about mail. The first match wins.
import type { KeywordRule } from '#language/classifier/keyword-rule.ts';

const mail = /\b(?:mails?|emails?|messages?|ones?|threads?|it|this|that|them|each|every)\b/;
const asks =
  /^(?:is|are|was|do|does|did|have|has|can|could|should|would|will|what|which|who|whom|whose|when|where|why|how|any|anything|tell|give|remind|list|show|i|until|till|by|from|to|am|so|for)\b/;

export const inquiryRules: readonly KeywordRule[] = [
  {
    means: { inquiry: 'code' },
    said: [
      /\b(?:codes?|one time (?:password|pin)|pass ?word|pin|2 ?fa|passcode|otp|digits)\b/,
      /\b(?:what|read|tell|give|need|say|hear|the|which|sent)\b/,
    ],
    unless: /\b(?:change|forgot|reset|wifi|country|zip|postal|area|dress|set)\b/,
  },
  {
    means: { inquiry: 'spell' },
    said: [
      /\b(?:spell(?:ed|t|ing)?|letter by letter|character by character|(?:which|what|the) letters|letters? (?:of|one))\b/,
    ],
  },
  {
    means: { inquiry: 'safe' },
    said: [
      /\b(?:scam|fake|fraud|phishing|legit\w*|genuine|trust\w*|honest|swindle|suspicious|dodgy|fishy|trick|really (?:from|them|him|her|who|by)|safe|impostor|con|real)\b/,
      mail,
      asks,
    ],
    unless: /\b(?:report|mark|move|folder|put|spam)\b/,
  },
  {
    means: { inquiry: 'blocked' },
    said: [
      /\b(?:block(?:ed|ing)?|shut out|barred|refus\w+|locked out|banned|keeping out)\b/,
      /\b(?:who|whom|whose|which|anyone|anybody|list|names)\b/,
    ],
    unless: /\b(?:block (?:him|her|them|this)|unblock|wrote|sent)\b/,
  },
  {
    means: { inquiry: 'why' },
    said: [/\b(?:why|how come|reason|what makes|how did you (?:decide|choose|know|pick))\b/, mail],
    unless: /\b(?:because|did (?:he|she|they)|is (?:he|she)|sky|people)\b/,
  },
  {
    means: { inquiry: 'deadline' },
    said: [
      /\b(?:deadline|due|by when|until when|till when|last (?:possible )?(?:day|date|moment)|time limit|cut ?off|how long do i have|how soon|(?:certain|particular|specific|fixed) (?:day|date|time)|when do (?:they|i|he|she) (?:need|have|want)|how urgent|(?:at the|the) latest|hurry)\b/,
      asks,
    ],
  },
  {
    means: { inquiry: 'attachments' },
    said: [
      /\b(?:attach\w*|enclos\w+|documents?|files?|came along|come along|comes? with|came with)\b/,
      /\b(?:is there|are there|does|what|which|any|anything|did|how many|has|something)\b/,
    ],
    unless: /\b(?:send|put|open|show me the|in (?:the|that)|read me the|search|find|from|page|link|to)\b/,
  },
  {
    means: { inquiry: 'file' },
    said: [
      /\b(?:open|show|see|read|look|bring|put|what is in|play|hear|view|pull)\b/,
      /\b(?:attachments?|documents?|files?|pdf|spreadsheet|presentation|slides|scan|word file|excel)\b/,
    ],
    unless: /\b(?:send|forward|attach|mails? with|find|search|from|all|everything|draft|delete|archive|in my)\b/,
  },
  {
    means: { inquiry: 'links' },
    said: [
      /\b(?:links?|web ?sites?|web ?pages?|web address\w*|urls?|page)\b/,
      /\b(?:what|which|where|is there|are there|any|open|go|take me|show|point\w*|mention\w*|click|read|gave|follow)\b/,
    ],
    unless: /\b(?:search|find|from|contents|white|page up)\b/,
  },
  {
    means: { inquiry: 'others' },
    said: [
      /\b(?:who else|else|only one|only me|alone|recipients|besides me|copied|in copy|addressed|apart from me|other people|others)\b/,
      /\b(?:got|get|gets|receiv\w+|sent|send|this|it|mail|mailed|to|on|read|reads|recipients)\b/,
      asks,
    ],
    unless: /\b(?:what else|something else|anything else|leave|skip|read me)\b/,
  },
  {
    means: { inquiry: 'done' },
    said: [
      /\b(?:(?:i|we|you|ve) (?:did|done|do|had|dealt|deal|ordered|order|asked|told|handled)|did i|have i|my (?:recent )?actions|recap|had you)\b/,
      /\b(?:what|which|list|recap|tell|everything|all|sum)\b/,
      /\b(?:actions?|just|so far|today|had you|did i|done|past|last|minutes|hour|ago|told you|recently|until now|you do)\b/,
    ],
    unless: /\b(?:undo|reply|wrote|write|send|sent|have i got|blocked|to do)\b/,
  },
  {
    means: { inquiry: 'status' },
    said: [
      /\b(?:how (?:many|much|far|long|big)|what is (?:still )?left|remaining|still (?:to come|waiting|left|ahead)|to go|are we (?:nearly|almost))\b/,
      /\b(?:left|more|to go|still|remain\w*|queue|far|along|come|waiting|ahead|through|finish\w*|done|list|inbox|there)\b/,
    ],
    unless: /\b(?:go to|from|sent|delete|archive|drive|away|distance|attach\w*|deadline|want to go)\b/,
  },
  {
    means: { inquiry: 'earlier' },
    said: [
      /\b(?:before|earlier|previous\w*|originally|quoted|underneath|below|history|older|an? (?:answer|reply) to|answers|replying to|rest of the|preced\w+|beneath)\b/,
      /\b(?:thread|said|say|wrote|write|written|conversation|exchange|messages?|quoted|answer|reply|answers|replying)\b/,
    ],
    unless: /\b(?:delete|archive|trash|bin|back up|last week|go back|remind|snooze|next)\b/,
  },
  {
    means: { inquiry: 'ask' },
    said: [
      /\b(?:expect\w*|want\w*|need\w*|my (?:job|part|task|role)|request|supposed to|required|asking|asked|of me|from me|have to do|to do)\b/,
      /^(?:so )?(?:what|is|do|does|am)\b/,
      /\b(?:they|he|she|sender|me|i|my|request|writer)\b/,
    ],
    unless: /\b(?:search|find|from (?!me)|say|you do|can i|should i wear|calendar|today|tomorrow|list|buy)\b/,
  },
  {
    means: { inquiry: 'subject' },
    said: [
      /\b(?:subject|title|titled|heading|headline|headed)\b/,
      /\b(?:what|how|give|missed|again|tell|read|which)\b/,
    ],
    unless: /\b(?:each|every|all|change|set|only|search|find|song|movie|book|news|job|make)\b/,
  },
  {
    means: { inquiry: 'gist' },
    said: [
      /\b(?:gist|essence|main point|key point|long story short|in short|nutshell|summar\w+|in brief|bottom line|upshot|the point|boil|short version|in one (?:sentence|breath))\b/,
    ],
    unless: /\b(?:each|every|all|them|mails|emails|news|book|movie|off|stop|no)\b/,
  },
  {
    means: { inquiry: 'moment' },
    said: [
      /\b(?:when|what (?:day|date|time|hour)|which day|the date|how old|how long ago|today or yesterday|how recent)\b/,
      /\b(?:sent|send|wrote|write|written|came|come|arriv\w*|date|dated|receiv\w+|get (?:this|it|that)|mail|email|message|is this|reach\w*|old)\b/,
      asks,
    ],
    unless:
      /\b(?:train|bus|flight|start|meeting|next|concert|will|snooze|remind|back|need|due|i have|tell (?:him|her|them)|order|package|search|find|new)\b/,
  },
  {
    means: { inquiry: 'sender' },
    said: [
      /\b(?:who|whose|whom|which person|sender)\b/,
      /\b(?:from|sent|sender|wrote|written|writing|writes|mail|email|message|am i (?:hearing|listening)|hearing)\b/,
      asks,
    ],
    unless:
      /\b(?:else|block\w*|said|first|to whom|everyone|besides|need|president|song|check|search|find|spell|shut|everything|all)\b/,
  },
  {
    means: { inquiry: 'repeat' },
    said: [
      /\b(?:again|repeat|missed|catch|did not (?:hear|get|understand)|come again|1 more time|one more time|once more|drowned)\b/,
      /\b(?:what|you|said|loud|last|sentence|that|noise|noisy|say|bit|please|just)\b/,
    ],
    unless:
      /\b(?:mail|email|message|name|start|beginning|top|from|read|song|play|remind|thread|mails|subject|title|every|undo|alarm|send|sends|conversation|she|he|they|block|stop)\b/,
  },
  {
    means: { inquiry: 'help' },
    said: [
      /\b(?:options|understand|can you do|could you do|what can i|what could i|commands|what (?:things|else)|which things|help)\b/,
      /\b(?:what|which|options|lost|how|tell|help)\b/,
    ],
    unless: /\b(?:meal|cook|dinner|eat|buy|mail to|order|movie|help (?:him|her|them)|they|he|she|send)\b/,
  },
];
