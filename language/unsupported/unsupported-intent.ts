// What people ask for that Flow does not do yet, and what they name in it.

/** What Flow does not do, and says so. `ask`: an answer out of the mail. `accounts`: mail of another account. */
export type UnsupportedFeature =
  | 'calendar'
  | 'briefing'
  | 'people'
  | 'promises'
  | 'ask'
  | 'rewrite'
  | 'volume'
  | 'voices'
  | 'calibrate'
  | 'greetings'
  | 'snippets'
  | 'accounts';

/** What is to be done with an event. */
export type EventAction = 'see' | 'book' | 'move' | 'cancel' | 'answer' | 'join' | 'late';

/** What is named where that is asked for, as it was said. `title`: the event, or the topic; `to`: the time it is to be moved to. */
export type RequestDetails = {
  does: EventAction;
  title: string | null;
  people: readonly string[];
  when: string | null;
  to: string | null;
  duration: string | null;
};

/** `asked`: what was named. */
export type UnsupportedIntent = { kind: 'refused'; why: UnsupportedFeature; asked?: RequestDetails };
