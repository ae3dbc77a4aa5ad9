// Corrections in the middle of a sentence, and words around a request that ask for nothing.

/** The words before a correction no longer count. */
export const turns =
  /^(?:(?:uh|um|er|oh|ah|hmm)\s+)*(?:no(?: no)?(?: wait)?|wait(?: no)?|nope|actually(?: no)?|sorry(?: no)?|i mean(?:t)?|or rather|rather|scratch that|strike that|correction|on second thoughts?|make that|or no|better)(?=\s|$)/i;

/** Chatter: a greeting, an assent, or a hesitation. */
export const chatter =
  /^(?:(?:uh|um|er|oh|ah|hmm+|mm|right|ok|okay|alright|all right|fine|great|good|perfect|lovely|nice|excellent|wonderful|yes|yeah|yep|sure|please|thanks|thank you|sorry|well|so|hey|hi|flow|hey flow|and|then|now|go on|come on|got it|i see|ugh|oops|whoops|(?:oh )?(?:god|dear|damn|my god|gosh|no)|you know what|never mind|(?:that|it|this)(?:['’]s| is) (?:fine|good|great|perfect|right|okay|ok|it|all)|(?:that|it) (?:looks|sounds|reads) (?:good|fine|great|right|perfect)|(?:looks|sounds) (?:good|fine|great|right)|i(?:['’]m| am) (?:happy|content|fine|sure|certain|done|finished)(?: with (?:it|that|this))?|let me see|let['’]s see)\s*)+$/i;

/** A reason: about the person, the mail, or anything else. */
export const reason =
  /^(?:and |but |so |because |since |as |then )?(?:i|i['’]\w+|it|it['’]s|its|this|that|that['’]s|thats|there|there['’]s|they|they['’]re|he['’]s|she['’]s|he|she|we|we['’]\w+|you|you['’]re|someone|someone['’]s|somebody|somebody['’]s|my|the|nothing|no need|not|never|enough|don['’]t|do not|yes yes|too|what)\b/i;

/** Conditions and messages to others. The words next to them request nothing now. */
export const hedges =
  /\b(?:before|previous|earlier|other|ago|just now|last|told|said|says|say|tell|tells|asks?|asked|wrote|writes|if|unless|until|when|before|maybe|perhaps|should|might|wants?|wanted|wonder|whether|wish)\b|\b(?:don['’]?t|do not|never|not)\s+(?:archive|delete|trash|bin|report|spam|file|touch|lose|do|send)\b/i;

export const clauseStart = /^(?:and|but|so|then|or)\s+/i;

export const betweenCommands = /\s(?:and|then)\s/i;
