// How people take back words in the middle of a sentence: 'at eight, no wait, nine'.

const hesitation = '(?:uh|um|er|oh|ah|hm+|or|well|hang on|hold on|yes|but|and)';
const behind =
  "(?:no(?: no)*|wait|sorry|not that|not this one|hang on|hold on|excuse me|pardon|pardon me|i mean(?:t)?|actually|make (?:that|it)|rather|better|just|let'?s (?:say|make (?:it|that)|do|go with|take)|it'?s [a-z ]{3,20} so|yes|please|only|then)";
/** Without a pause before them, these may be part of the sentence. */
const afterPause =
  "(?:no(?: no)*|nope|wait|sorry|actually|rather|better|instead|excuse me|pardon(?: me)?|hang on|hold on|let'?s (?:say|make (?:it|that)|go with)|on second thoughts?|make (?:that|it)|hmm no|but no|(?:oh )?forget (?:about )?\\w+ing|(?:oh )?forget (?:about )?(?:that|it)(?= *,))";
const anywhere =
  '(?:i mean(?:t)?|make that|scratch that|strike that|correction|or rather|or better|or no|no wait|wait no|no sorry|sorry no)';

const more = `(?:[, ]+(?:${hesitation}[, ]+)*${behind}(?=[\\s,.!…]))*[,.!…]*\\s+(?=\\S)`;

/** Behind a pause many words take back. Without one, these do: 'Sunday I mean Monday'. */
export const turn = new RegExp(
  `(?:(?:[,.;!?…]+\\s*|\\s[-–—]+\\s*)(?:${hesitation}[, ]+)*(?:${anywhere}|${afterPause})|(?:\\.{2,}|…)\\s*well,?|\\s(?:${hesitation}[, ]+)*${anywhere})${more}`,
  'gi',
);

/** A short check first. */
export const mayTurn =
  /\b(?:no|nope|wait|sorry|actually|rather|better|instead|excuse me|pardon|hang on|hold on|let'?s (?:say|make|do|go|take)|second thoughts?|make (?:that|it)|i meant?|forget|scratch that|strike that|correction)\b/i;

/** 'Monday no Tuesday', from a recogniser without commas. */
export const bareNo = /\sno\s+(?=\S)/gi;

/** Directly behind these, 'no' and 'sorry' are the message. */
export const beginsMessage =
  /(?:^|\s)(?:(?:tell|to|telling|let|answer|reply to|write|write to) (?:him|her|them|everyone|everybody|all)(?: know)?|say|saying|reply|answer|respond|write back|with|that|reply:|answer:|says)[,: ]*$/i;

/** Another order, so it is no message. */
export const beginsOrder =
  /^(?:just |please )?(?:reply|forward|answer|tell|say|archive|delete|trash|snooze|label|move|star|mark|remind|write)\b/i;

export const takesAllBack =
  /^(?:don'?t|do not(?: do (?:it|that))?|don'?t do (?:it|that)|forget (?:it|that|about it)|never ?mind|leave it(?: (?:alone|as it is|be))?|nothing|cancel(?: that| it)?|not (?:that|this)|rather not|better not|please don'?t)[.!\s]*$/i;

/** 'Snooze it until … never mind.' */
export const endsInTakingBack =
  /[,.;!?…]+\s*(?:(?:uh|um|oh|ah|no|wait|actually|sorry)[, ]+)*(?:don'?t(?: do (?:it|that))?|forget (?:it|that|about it)|never ?mind|leave it(?: alone| as it is)?|rather not|better not)[.!\s]*$/i;

/** 'No, on Monday is better.' */
export const preferred =
  /,? (?:(?:is|would be|will be|works) (?:better|best|good|fine|great|okay|nice)(?: for me)?|(?:would )?suits? me(?: best| better| fine)?|would (?:work|do)(?: for me)?|works for me)[.!]*$/i;

/** Behind a time that answers Flow's question. */
export const wishedFor =
  /,? (?:(?:is|would be|will be|should be|could be|might be|works|sounds|seems|looks) (?:better|best|good|fine|great|okay|ok|nice|perfect|alright|all right|possible|enough|early enough|soon enough)(?: (?:for|with|to) me)?|(?:would )?suits? me(?: best| better| fine)?|(?:would|will|should) (?:work|do|be it)(?: for me)?|works(?: for me)?|i (?:guess|think|suppose|reckon|would say)|i'd say|then|or so|instead)[.!]*$/i;

/** 'It would be good on Friday', 'let's say Friday', 'not this week, next week'. */
export const wishing =
  /^(?:(?:hm+|well|oh|okay|ok|so|uh|um|yes|yeah|let me think|let me see|please|maybe|perhaps|probably|rather|better|say|let'?s (?:say|do|make it|go with|take)|make it|how about|what about|i (?:guess|think|suppose|reckon|prefer)|i['’]?(?:d| would) (?:say|prefer|like)|(?:it|that)(?:['’]?s| is| would be|['’]?d be) (?:okay|ok|good|fine|better|best|great|alright|possible)(?: for me)?|it (?:suits|works)(?: for)?(?: me)?|not (?:this|today|tonight|now|tomorrow|yet)[^,]{0,12},(?: but)?|some ?time|any ?time|not (?:before|until|till)|with|by)[, ]+)+/i;

/** A correction that names another object with the same word: 'to Tom, no, to Sarah'. */
export const objectWord = /^(?:from|of|by|to|as|under|into|in|about|on|with|for|until|till|at|after|regarding)$/i;

export const sameWord: readonly (readonly string[])[] = [
  ['from', 'of', 'by'],
  ['until', 'till', 'to', 'for', 'on', 'at'],
  ['as', 'with', 'under', 'to', 'in', 'into'],
  ['about', 'on', 'regarding'],
];

/** More that belongs to the sentence follows the correction: 'to Maya, and say have a look'. */
export const goesOnBehind = /,?\s+(?:and|then)\s+|,\s+(?=(?:please )?(?:snooze|hide|remind me)\b)/i;

/** 'All but Priya’s', said instead of all. */
export const ratherWithout = /^(?:all |everything |every one )?(?:but|except|apart from|other than|not|without)(?= )/i;

/** 'Not till tomorrow but till Thursday', 'not tomorrow, snooze it till Thursday'. */
export const notThenBut = /\bnot (?:(?:till|until|on|for|to|at) )?(?<time>[^,]{2,30}?)(?:,? but |, )(?=\S)/i;

/** 'Star it instead', said of the same mail. */
export const laterWord = /,? (?:instead|first|rather)[.!]*$/i;

/** 'Until Friday, Thursday I mean'. */
export const meantLast = /,\s*([^,]{2,40}?),? i (?:mean|meant)[.!]*$/i;

/** The words behind such a beginning are a message. */
export const message =
  /^(?:(?:please|just|could you|can you|would you|ok|okay|oh|and|well|so|quickly|yes|now)[, ]+)*(?:tell|say|reply|answer|respond|write back|let (?:him|her|them|everyone)|note|make a note|take a note)\b/i;

export const beginsOtherOrder =
  /^(?:just |please )?(?:e?mail|message|start|look|give|send|mute|unsubscribe|block|report|read|skip|pause|stop|open|find|search|flag|unstar|put|file|set|take|keep|hide|nudge|undo|unmute)\b/i;

/** 'No need to keep it', 'sorry about that', 'better safe than sorry' take nothing back. */
export const goesOnAfterNo =
  /^(?:need|point|use|reason|one(?! (?:minute|hour|day|week|month))|body|more|longer|matter|problem|idea|way|doubt|hurry|rush|exceptions?|questions?|sense|good|interest|time for|about (?:that|it|this)|for the|to bother|safe|that way|this way|off|than|if)\b/i;

export const newMessage = /^(?:just )?(?:reply|forward|say|(?:tell|let|write) (?:him|her|them|everyone))\b/i;

export const exclusionInside = / (?:but|except(?: for)?|apart from|other than|without) /i;

/** 'Two days later' counts from the time before it. */
export const fromThere =
  /\b(?:\d+|an?|one|two|three|four|five|six|ten|few) (?:minute|hour|day|week|month|year)s? (?:later|earlier|after(?: that)?|before(?: that)?)[.!]*$/i;
