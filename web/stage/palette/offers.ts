// Lists everything that Flow can do, once each. It derives from the tables of phrases, keys and screens, so a new command appears here
// without further work. Pure.

import { examples, type HintKind } from '#language/en/intents/examples.ts';
import { commandWords, isAct } from '#language/en/mail/command-words.ts';
import { capsOf, type KeyAct, keysOf, strokes } from '#web/stage/keys/keys.ts';
import { type OtherDestination, otherDestinations } from '#web/ui/frame/destinations.ts';

export type Errand =
  | 'briefing'
  | 'wrap-up'
  | 'sender-card'
  | 'frequent'
  | 'sync'
  | 'queue'
  | 'connection'
  | 'light'
  | 'dark'
  | 'system'
  | 'settings'
  | 'sign-out';

export type OfferKind = HintKind | KeyAct | OtherDestination | Errand;

export type Group = keyof typeof groups;

export const groups = {
  writing: 'Writing',
  mail: 'This email',
  reading: 'Listening',
  finding: 'Search',
  places: 'Go to',
  flow: 'Flow',
} as const;

export type Offer = {
  kind: OfferKind;
  group: Group;
  name: string;
  phrase: string | null;
  caps: readonly string[];
  /** Synonyms that no phrase contains. */
  also: string;
};

export const allOffers = (): Offer[] =>
  [...new Set([...keys(examples), ...keys(strokes), ...keys(otherDestinations), ...keys(errands)])]
    .filter((kind) => !unlisted.has(kind))
    .map((kind) => ({
      kind,
      group: about[kind]?.[0] ?? 'mail',
      name: about[kind]?.[1] ?? nameOf(kind),
      phrase: isSaid(kind) ? examples[kind] : null,
      caps: isSaid(kind) ? keysOf(kind) : isKeyed(kind) ? capsOf(kind) : [],
      also: also[kind] ?? '',
    }));

export const isSaid = (kind: OfferKind): kind is HintKind => kind in examples;
export const isKeyed = (kind: OfferKind): kind is KeyAct => kind in strokes;
export const isPlace = (kind: OfferKind): kind is OtherDestination => kind in otherDestinations;

const errands = {
  briefing: ['flow', 'Briefing: the day in a minute'],
  'wrap-up': ['flow', 'Evening wrap-up: how today went'],
  'sender-card': ['mail', 'Who is this?'],
  frequent: ['finding', 'Who writes to me most'],
  sync: ['flow', 'Check for new mail'],
  queue: ['places', 'Back to the mail for you'],
  connection: ['places', 'Connection'],
  light: ['flow', 'Light theme'],
  dark: ['flow', 'Dark theme'],
  system: ['flow', 'System theme'],
  settings: ['flow', 'Settings'],
  'sign-out': ['flow', 'Sign out'],
} as const satisfies Record<Errand, readonly [Group, string]>;

const about: Partial<Record<OfferKind, readonly [Group, string]>> = {
  ...errands,
  'reply-all': ['mail', 'Reply to everyone'],
  new: ['places', 'New email'],
  yes: ['flow', 'Yes'],
  no: ['flow', 'No'],
  original: ['mail', 'Show the original'],
  pictures: ['mail', 'Show pictures'],
  end: ['writing', 'Finish and read it back'],
  send: ['writing', 'Send it'],
  'read-back': ['writing', 'Read it back'],
  discard: ['writing', 'Discard the draft'],
  save: ['writing', 'Save the draft'],
  hold: ['writing', 'Hold what is being sent'],
  next: ['reading', 'Next email'],
  previous: ['reading', 'Previous email'],
  pause: ['reading', 'Pause'],
  resume: ['reading', 'Play'],
  start: ['reading', 'Tell me what waits, and read'],
  stop: ['reading', 'Stop for now'],
  read: ['reading', 'From the beginning'],
  jump: ['reading', 'Go to the newest email'],
  pass: ['reading', 'Skip all from this sender'],
  'pass-none': ['reading', 'Stop skipping'],
  headlines: ['reading', 'Headlines only'],
  summaries: ['reading', 'Summaries only'],
  'full-text': ['reading', 'Read everything'],
  'newest-first': ['reading', 'Newest first'],
  'important-first': ['reading', 'What matters first'],
  'sentence-on': ['reading', 'Next sentence'],
  'sentence-back': ['reading', 'Previous sentence'],
  faster: ['reading', 'Faster'],
  slower: ['reading', 'Slower'],
  captions: ['reading', 'Captions'],
  distance: ['reading', 'Distance mode'],
  driving: ['reading', 'Driving mode'],
  private: ['reading', 'Private mode'],
  search: ['finding', 'Search mail'],
  refine: ['finding', 'Only with attachments'],
  'open-result': ['finding', 'Open the second result'],
  'to-results': ['finding', 'Back to the results'],
  'to-inbox': ['finding', 'Back to the inbox'],
  lane: ['places', 'Newsletters and receipts'],
  note: ['places', 'Note to self'],
  calendar: ['places', 'Calendar'],
  promises: ['places', 'Promises'],
  activity: ['places', 'Recent activity'],
  ninjas: ['places', 'Leaderboard'],
  undo: ['flow', 'Undo'],
  redo: ['flow', 'Redo'],
  talk: ['flow', 'Type what you would say'],
  microphone: ['flow', 'Microphone on or off'],
  palette: ['flow', 'All commands'],
  'all-keys': ['flow', 'All keys'],
  leave: ['flow', 'Cancel, or back from a search'],
};

const also: Partial<Record<OfferKind, string>> = {
  'sender-card': 'person sender contact card role company how often',
  frequent: 'people contacts senders',
  sync: 'refresh sync fetch reload',
  note: 'memo jot remember myself',
  briefing: 'brief me morning daily rundown my day',
  'wrap-up': 'recap review evening end of day summary',
  calendar: 'agenda diary meetings week',
  promises: 'owe waiting requests commitments open loops',
  activity: 'history log',
  ninjas: 'ranking streak email ninjas score',
  connection: 'google account reconnect diagnostics',
  light: 'bright day',
  dark: 'night',
  settings: 'preferences options theme speed captions single keys microphone voice sounds hold before sending',
  'sign-out': 'log out leave quit',
  'all-keys': 'keyboard shortcuts help',
  captions: 'subtitles transcript',
  talk: 'speak write words',
  microphone: 'talk speak voice listen mute dictate',
};

const unlisted: ReadonlySet<OfferKind> = new Set(['play-pause']);

/** `mark-unread` becomes `Mark unread`. */
const nameOf = (kind: OfferKind): string =>
  (isAct(kind) ? commandWords[kind].offered : undefined) ??
  `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;

/** Safe, because these tables list exactly their type's keys. */
const keys = <Key extends string>(table: Record<Key, unknown>): Key[] =>
  Object.keys(table).filter((key): key is Key => key in table);
