// How people ask to leave a mailing list.

export const unsubscribePhrases = [
  'unsubscribe [me] [from {mail}]',
  'unsubscribe [me] from (this list|the list|these|them|this newsletter|the newsletter)',
  'stop (these|these emails|these mails|this newsletter|sending me these|sending me this)',
  'i do not want (these|these emails|these mails|this newsletter) [anymore|any more]',
  '(take|get) me off (this|the) (list|mailing list|newsletter)',
  'leave (this|the) (list|mailing list|newsletter)',
  'no more of (these|these emails|this newsletter)',
  '(cancel|end) (this|the|my) subscription',
  'u',
] as const;
