// Requests that Flow does not support yet, with their details.

/** `accounts`: mail of another account. */
export type UnsupportedFeature =
  | 'calendar'
  | 'people'
  | 'rewrite'
  | 'volume'
  | 'voices'
  | 'calibrate'
  | 'greetings'
  | 'snippets'
  | 'accounts';

export type EventAction = 'see' | 'book' | 'move' | 'cancel' | 'answer' | 'join' | 'late';

/** In the person's words. `title`: the event or topic. `to`: the new time. */
export type RequestDetails = {
  does: EventAction;
  title: string | null;
  people: readonly string[];
  when: string | null;
  to: string | null;
  duration: string | null;
};

/** `asked`: the details of the request. */
export type UnsupportedIntent = { kind: 'refused'; why: UnsupportedFeature; asked?: RequestDetails };
