// How people edit what they dictated, in words that go on with text of their own.

/** `{a}` and `{b}` are the groups, in that order. */
export const changeLeads: readonly RegExp[] = [
  /^(?:change|replace|swap|correct|switch) (?:the (?:word|words|phrase|name|number) )?(.+?) (?:to|with|for|by|into) (?:the (?:word|words|phrase) )?(.+)$/i,
];

export const makeItLeads: readonly RegExp[] = [/^make (?:it|that) (.+)$/i, /^(?:no )?i (?:mean|meant) (.+)$/i];

/** What a model would do, and no word of the text. */
export const rewrites =
  /^(?:a (?:bit|little) )?(?:(?:much |more |less )?(?:shorter|longer|warmer|colder|nicer|softer|friendlier|formal|informal|casual|polite|friendly|direct|pushy|professional|concise|better|clearer|simpler)|(?:one|two|three|four|five) (?:sentences?|paragraphs?|lines?|words?)|(?:in |into )?(?:spanish|french|german|english|portuguese|italian|japanese|chinese|dutch)|so|happen|work|clear|right|up)$/i;

/** `{words}`, the side and `{of}`. */
export const insertLead = /^insert (?:the (?:word|words) )?(.+?) (before|after) (?:the (?:word|words) )?(.+)$/i;

export const capitalLead = /^(?:capitalize|capitalise) (?:the (?:word|words|name) )?(.+)$/i;

export const spellLead =
  /^(?:spell|spelled|spelt|it is spelled|it's spelled|that is spelled|that's spelled|spelling) (.+)$/i;

export const deleteLead =
  /^(?:delete|remove|erase|scratch|strike|cut|take out|get rid of) (?:(?:the|that|my) )?last (?:(\d+|one|two|three|four|five|six|seven|eight|nine|ten|couple of|few) )?(words?|sentences?|paragraphs?|lines?)$/i;

/** Said first, an order is text: 'literally change the plan to the date'. */
export const asText = /^literally (?=\S)/i;
