// Words that contradict a predicted intent: reports, quotes, questions, or another topic than mail.

const acts =
  '(?:archive|delete|trash|bin|toss|ditch|scrap|star|flag|snooze|mute|label|file|forward|send|reply|answer|unsubscribe|block|keep|mark)';
/** Tells what somebody else said or asked. An order may follow: 'he asks if it is signed, tell him yes'. */
export const reportedSpeech =
  /^(?:(?:and|so|but|well|then|oh|yesterday|today)[, ]+)*(?:he|she|they|someone|somebody|everyone|my \p{L}+|our \p{L}+|\p{Lu}\p{L}+) (?:just |already |also |never |always )*(?:asked|asks|wonders|wondered|wants to know|wanted to know|told|tells|says he|says she|says they|said he|said she|said they|thinks|thought|claims)(?: (?:me|us|him|her|them))?(?: (?:whether|if|to|that|how|when|why|about))?\b(?!.*\b(?:tell|reply|answer|say|archive|delete|forward|snooze|remind|let)\b (?:him|her|them|it|this|that|me)\b)/iu;

const done =
  '(?:archived|deleted|trashed|binned|tossed|thrown away|starred|flagged|snoozed|muted|labell?ed|blocked|unsubscribed)';

export const quoted = new RegExp(
  `^(?!i )(?:(?:the|this|that|his|her|their|my|an?) )?\\p{L}+(?: \\p{L}+)? (?:says|said|writes|wrote|reads|asks|asked)(?: to| that| please| me to)*(?:\\s*[:'"“‘„«]|,? ${acts}\\b)`,
  'iu',
);

export const reported = new RegExp(
  `^${done}$|\\b(?:was|were|has been|have been|had been|got)(?: \\w+)? ${done}\\b|\\b(?:would|could|might) have (?:been|\\w+ed)\\b`,
);

export const either = new RegExp(`\\b${acts}\\b(?: (?:it|this|that))? or\\b`);

export const conditional =
  /^status of\b|\bif (?:you(?! (?:can|could|would|will|please))|this is)\b|\b(?:after|once|when) you (?:have|are)\b|\bclick (?:here|below)|\bto \w+ .*\bclick\b|\band (?:i|we) will\b/;

export const ofNoMail =
  /\b(?:the|my|this|that|last) (?:\w+ )?(?:drafts?|sentence|word|paragraph|line|account|app|attachments?|files?)\b|\b(?:delete|trash) file\b|^(?:trash|garbage|waste) can$/;

/** Approves the last act: nothing is to be taken back. */
export const approves =
  /\b(?:was|is) (?:exactly |just |all )?(?:what i (?:wanted|meant|asked for)|intended|intentional|on purpose|deliberate)\b|\b(?:was|is) not (?:a |an )?(?:mistake|error|accident|slip)\b/;

export const anotherOne = /\b(?:first|next|newest|oldest|second|third) (?:1|one|mail|email|message)\b/;

/** An order to change a mail. Moving to another mail does not obey it. */
export const changesFirst = /^(?:archive|delete|trash|bin|star|flag|snooze|mute|unsubscribe|junk)\b/;

export const ofSomebody = /\b(?:from|by|of) \p{Lu}/u;

export const answersAlone = /^(?:yes|yeah|yep|yup|no|nope|sure|fine)$/;
export const sendsAlone = /^send(?: (?:it|this|that))?(?: (?:later|today|tonight|tomorrow|again))?$/;
export const looksForNothing = /^(?:search|find|look)(?: (?:for|up|it|something))*$/;

export const asks =
  /^(?:what|which|who|whose|when|where|how|why)\b(?!.*\b(?:ask|tell|answer|reply to|say|write|let)\b)/;

const one =
  '(?:archive|delete|trash|bin|toss|star|flag|snooze|mute|label|file|forward|send|reply|answer|unsubscribe|block|mark|skip|cc|bcc)';

export const twoActs = new RegExp(
  `^(${one})\\b(?:(?! (?:and|then|but) ).){0,30}?,? (?:and|then)(?: then)? (?!\\1)${one}\\b`,
);

/** Deferring needs one of these words, else a confirmation. */
export const putsOff =
  /\b(?:snooz\w*|later|delay\w*|postpone\w*|defer\w*|off|until|till|til|hold|wait\w*|park|leave|let|lie|again|back|next|dismiss|kick|push|bump|shift|not|now|come|bring|show|return|remind|hide|hidden|away|out|see|look|pop|keep|sleep|rest|reappear|resurface|for|deal|face|time|put|move|shove|bounce)\b/;

/** A reminder needs a word for it, or a time. */
export const remindsOf =
  /\b(?:remind\w*|nudge|poke|ping|alarm|alert|forget|remember|mind|memory|prompt|bug|pester|shout|prod\w*|bring|come back|follow|chase|again|sign|bell|buzz|call|tell me|let me know|heads|raise|mention|warn|return|show|pop|resurface|reappear|back)\b/;
