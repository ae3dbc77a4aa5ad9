// Where a visit came from, as its address says: `utm_source` and `utm_medium`, in letters that Flow allows.

export const visitSource = (query: {
  get(name: string): string | null | undefined;
}): { source: string; medium: string } => ({
  source: sourceOf(query.get('utm_source')),
  medium: sourceOf(query.get('utm_medium')),
});

/** 'direct' without a word, 'other' for one that Flow does not keep. */
const sourceOf = (word: string | null | undefined): string => {
  if (word === null || word === undefined || word.trim() === '') return 'direct';
  const plain = word.trim().toLowerCase();
  return /^[a-z0-9][a-z0-9._-]{0,39}$/.test(plain) && !/\d{6}/.test(plain) ? plain : 'other';
};
