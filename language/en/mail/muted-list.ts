// The list of muted threads, in US English.

export const mutedList = {
  title: 'Muted threads',
  none: 'Nothing is muted. To mute a thread, press M or say “mute this”.',
  what: 'What comes in these threads stays out of your inbox.',
  unmute: 'Unmute',
  unmuted: (subject: string) => `Mail in ${subject} reaches your inbox again.`,
  again: (subject: string) => `${subject} is muted again.`,
  older: (count: number) => `${count} older ${count === 1 ? 'thread is' : 'threads are'} muted too.`,
} as const;
