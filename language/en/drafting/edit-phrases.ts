// Phrases to edit dictated text, with new text inside them.

export const changeLeads: readonly RegExp[] = [
  /^(?:change|replace|swap|correct|switch) (?:the (?:word|words|phrase|name|number) )?(.+?) (?:to|with|for|by|into) (?:the (?:word|words|phrase) )?(.+)$/i,
];

export const makeItLeads: readonly RegExp[] = [/^make (?:it|that) (.+)$/i, /^(?:no )?i (?:mean|meant) (.+)$/i];

/** Only a model could do this; the words never become text. */
export const rewrites =
  /^(?:a (?:bit|little) )?(?:(?:much |more |less )?(?:shorter|longer|warmer|colder|nicer|softer|friendlier|formal|informal|casual|polite|friendly|direct|pushy|professional|concise|better|clearer|simpler)|(?:one|two|three|four|five) (?:sentences?|paragraphs?|lines?|words?)|(?:in |into )?(?:spanish|french|german|english|portuguese|italian|japanese|chinese|dutch)|so|happen|work|clear|right|up)$/i;

export const insertLead = /^insert (?:the (?:word|words) )?(.+?) (before|after) (?:the (?:word|words) )?(.+)$/i;

export const capitalLead = /^(?:capitalize|capitalise) (?:the (?:word|words|name) )?(.+)$/i;

export const spellLead =
  /^(?:spell|spelled|spelt|it is spelled|it's spelled|that is spelled|that's spelled|spelling) (.+)$/i;

export const deleteLead =
  /^(?:delete|remove|erase|scratch|strike|cut|take out|get rid of) (?:(?:the|that|my) )?last (?:(\d+|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few) )?(words?|sentences?|paragraphs?|lines?)$/i;

export const deleteAboutLead =
  /^(?:(?:take|cut|leave|drop|remove|delete|erase|strike|lose|scratch|get rid of)(?: out)?|(?:but )?(?:the same )?without) (?:the|that|my) (?:whole )?(part|bit|section|piece|passage|thing|stuff|sentence|line|paragraph) (?:about|on|with|where (?:it|i) (?:says?|said|mentions?|talks? about)|(?:that|which) (?:says|mentions|talks about|is about)|saying|mentioning) (.+?)(?: out| away)?$/i;

/** After this word, an order is text: 'literally change the plan to the date'. */
export const asText = /^literally (?=\S)/i;

export const rewriteLead =
  /^(?:change|replace|rewrite|redo|rephrase|say) (?:the|that|my) last (word|sentence|paragraph|line)(?: again)?(?: (?:to say|to|with|by|into|as)[ ,:]+(?:the word )?(.+))?$/i;

/** After the read-back, and while dictating, when it may be text. */
export const addLead = {
  ready:
    /^(?:oh,? |and |also |then )*(?:add|append|say|write|put in)(?! (?:it|that|this)(?: (?:again|back|down|once more))?$)(?: also| as well| too| in addition| underneath| below| (?:in|at) the (?:very )?(?:end|bottom|close))*(?: that)?[ ,:]+(?=\S)/i,
  writing:
    /^(?:and |then )*(?:add that (?!(?:to|in|as|on|for|into|one|too|up|again)\b)(?=\S+ \S)|also (?:add|say)(?: that)?[ ,:]+(?=\S+ \S)|add: ?(?=\S))/i,
} as const;

/** A person or thing that does not exist, not text: 'Tom', 'the invoice'. */
export const thingAlone = /^(?:\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}|(?:the|my|her|his|an?) \S+(?: \S+)?)$/u;

const its = '(?:the|their|his|her|its)';
export const spellLast =
  /^(?:spell(?: out)? (?:that|it|this|(?:the|that) last word|that word)|how (?:is|do (?:you|i) spell|would you spell) (?:that|it|this)(?: spelled| spelt)?)$/i;
export const spellRecipient = new RegExp(
  `^(?:spell(?: out)? ${its} (?:name|names|address|email address)|how (?:is|do you spell) ${its} (?:name|address)(?: spelled| spelt)?|what(?: is|'s|’s) ${its} (?:exact |email )*address(?: exactly)?)$`,
  'i',
);
export const spellWord =
  /^(?:spell(?: out)?|how do (?:you|i) spell|how is) (?:the (?:word|name) )?(.+?)(?: spelled| spelt)?$/i;

export const beforeTopic = /^(?:the|my|our|your|her|his|their|an?) /i;

export const politeOrStop = /[,.!?]* please[.!?]*$|[.!?]+$/i;

export const howIsLead = /^how is/i;

export const spelledEnd = / spel(?:led|t)$/i;
