// What Flow says about credits, in US English.

/** Each goes after 'Flow was about to'. `to`, `title`, `words`: as the person knows them. */
export const unpaidWords = {
  mail: (to: string) => `send your mail to ${to}`,
  reply: (to: string) => `send your reply to ${to}`,
  note: 'send your note',
  booking: (title: string) => `book “${title}”`,
  command: 'do that',
  summary: 'summarize this mail',
  answer: (words: string) => `look for “${words}”`,
  briefing: (of: 'morning' | 'evening') => (of === 'morning' ? 'brief you' : 'wrap up your day'),
  prep: 'prepare you for a meeting',
  question: (words: string) => `answer “${words}”`,
} as const;

export const creditReplies = {
  /** What the person asked for. */
  briefing: { morning: 'brief me', evening: 'wrap up' },
  soon: 'Your credits come as soon as the payment is confirmed.',
  goesOn: 'Thank you. Flow did it.',
  lookAgain: 'Look at your mail once more, then press Send.',
  inDrafts: 'Your mail waits in drafts.',
} as const;

/** A renewal was not paid. */
export const renewalReplies = {
  failed: 'Your renewal wasn’t paid.',
  ends: (days: number) => `Pro ends in ${days === 1 ? 'a day' : `${days} days`} unless it is.`,
} as const;

/** Days that are left to pay it, the last one included. */
export const renewalDays = (until: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 86_400_000));
