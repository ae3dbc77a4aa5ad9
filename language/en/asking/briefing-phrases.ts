// Whole phrases while a briefing is in front. The first of each teaches it. "Stop" and "pause" are the app's own words.

export const briefingPhrases = {
  next: ['next', 'next one', 'skip', 'skip it', 'skip that', 'skip this', 'go on to the next', 'move on', 'next line'],
  back: ['go back', 'previous', 'back', 'the one before', 'one back', 'last one again'],
  again: ['say that again', 'again', 'repeat that', 'once more', 'what was that', 'pardon'],
  more: [
    'more on that',
    'more',
    'tell me more',
    'more about that',
    'more about it',
    'tell me more about that',
    'go deeper',
    'what does it say',
    'what do they say',
    'details',
  ],
  on: ['go on', 'continue', 'carry on', 'keep going', 'resume', 'go ahead', 'play', 'go on with the briefing'],
  open: ['open it', 'open that', 'show me', 'show me that', 'open the email', 'open the mail', 'take me there'],
  calendar: [
    'skip to my calendar',
    'skip to the calendar',
    'skip to calendar',
    'skip to my meetings',
    'skip to the meetings',
    'my meetings',
    'what about my calendar',
    'what about my meetings',
    'jump to my calendar',
  ],
  promises: [
    'skip to my promises',
    'skip to promises',
    'skip to the promises',
    'what about my promises',
    'what did i promise',
    'jump to my promises',
  ],
  mail: ['skip to my mail', 'skip to the mail', 'skip to mail', 'what about my mail', 'jump to my mail'],
  start: [
    'start with the first',
    'start with the mail',
    'start with the first one',
    'start with her',
    'start with him',
  ],
  short: ['only the urgent ones', 'the short version', 'only the important ones', 'make it short', 'keep it short'],
  long: ['the long version', 'everything', 'the whole of it', 'make it long', 'tell me everything'],
  anew: ['from the beginning', 'start over', 'start again', 'brief me again', 'from the top'],
  end: ['back to my mail', 'back to the mail', 'close the briefing', 'end the briefing', 'go to my mail'],
} as const;

/** The person starts with somebody's mail, by name. */
export const startWith = /^start with (\S+(?: \S+)?)$/;

export const briefingSays = {
  noMore: 'That’s all I have on it.',
  last: 'That was the last of it.',
  first: 'That was the first.',
  noCalendar: 'There’s nothing about your calendar in this one.',
  noPromises: 'No promise is due.',
  noMail: 'No mail asks you anything.',
  nothingToOpen: 'There’s nothing to open here.',
  noPromiseHere: 'That’s no promise of yours.',
  noReply: 'That’s no mail to answer.',
  notNamed: (who: string): string => `I didn’t name ${who}.`,
} as const;
