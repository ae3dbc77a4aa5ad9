// Questions about the calendar. The first phrase of each teaches it.

export const agendaPhrases = {
  today: [
    'what’s on today',
    'what is on today',
    'today',
    'show today',
    'go to today',
    'my day',
    'what does today look like',
  ],
  tomorrow: ['what’s on tomorrow', 'what is on tomorrow', 'tomorrow', 'show tomorrow', 'what does tomorrow look like'],
  next: [
    'what’s next',
    'what is next',
    'next meeting',
    'my next meeting',
    'what’s my next meeting',
    'when is my next meeting',
  ],
  nextWeek: ['next week', 'show next week', 'go to next week'],
  previousWeek: ['last week', 'previous week', 'show last week', 'the week before'],
  dayView: ['day view', 'show the day', 'show one day'],
  weekView: ['week view', 'show the week', 'show my week'],
  agendaView: ['agenda view', 'show the agenda', 'show my agenda', 'show a list'],
  back: [
    'back to my mail',
    'back to my inbox',
    'back to the player',
    'go to my mail',
    'open my inbox',
    'close the calendar',
  ],
} as const;
