// The stem of a normalised word: 'invoices' and 'invoice', 'signed' and 'sign'. Light on purpose: a wrong stem finds the wrong mail.

export const stemOf = (word: string): string =>
  word.length < 4 || !/^[a-z]+$/.test(word) ? word : withoutE(withoutEnding(word));

const withoutEnding = (word: string): string => {
  const singular = word
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  for (const ending of ['ing', 'ed']) {
    const stem = singular.endsWith(ending) ? singular.slice(0, -ending.length) : '';
    if (stem.length < 3 || !/[aeiouy]/.test(stem)) continue;
    // 'planned' is 'plan'.
    return /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  }
  return singular;
};

/** 'Renewed' and 'renew', 'price' and 'pricing'. */
const withoutE = (word: string): string => (word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word);
