// Words between a message and the next command.

/** 'And', 'then', or a comma before a verb of Flow's. */
export const commandBehind =
  /(?:[,;.]\s*(?:and |then |and then |after that |afterwards |and after(?:wards)? )?(?:you can |please )?|\s+(?:and then|and after(?: that|wards)?|then|and|after that)\s+(?:you can |please |also )?)(?=(?:archive|file|delete|trash|bin|star|flag|mute|snooze|mark|label|tag|move|put|remind|report|spam|block|unsubscribe|forward|next|go|move on|carry on|continue|skip|read|take|remove|leave|get|throw|give|clear|unstar|keep|bring|hide|show|push)\b)/gi;

/** The message tells its reader what to do, or what somebody will do. */
export const instructs =
  /^(?:tell|ask|let|write|say|reply|answer)(?: to)? (?:(?:him|her|them|everyone|the \w+):? )?(?:to |please |(?:that )?(?:i|we|you|he|she|they)(?:['’](?:ll|d)| will| can| should| would| could| must| may)\b)/i;

/** Between a command and a message. */
export const messageBehind =
  /(?:[,;.]\s*(?:and |then |and then )?|\s+(?:and then|then|and)\s+)(?=(?:tell|say(?!,)|reply|answer|thank|let (?:him|her|them|everyone) know|write (?:him|her|them|back)|forward)\b)/gi;

/** Orders that go on in the person's own words: a message, a name, a label. */
export const beginsOwnWords =
  /^(?:i think |it |this |she |he |they |and |politely |could |would )*(?:tell|telling|say|saying|reply|replying|answer|answering|respond|write|writing|let (?:him|her|them|everyone)|thank|decline|accept|agree|forward|send|pass|note|email|shoot|drop|label|tag|move|file|put|know|turn)\b/i;

/** The person speaks of an answer to come. */
export const answersLater = /\b(?:answer|reply to|respond to) (?:this|it|that|these|those)\b/i;

export const alsoBehind = / (?:after(?:wards)?|as well|too)[.!]*$/i;
