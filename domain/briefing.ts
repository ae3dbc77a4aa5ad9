// The briefing and the evening wrap-up: facts about the day, and the lines that Flow says of them. Each line has something to act on.
import type { Day } from './day.ts';
import type { EventKey } from './event-ref.ts';
import type { Formats } from './formats.ts';
import type { Stretch } from './free-time.ts';
import type { MessageId, ThreadId } from './id.ts';
import type { OpenPromise, PromiseId } from './promise.ts';

export type BriefingKind = 'morning' | 'evening';

/** The longest time to hear it, in seconds at normal speed. */
export const briefingSeconds = { morning: 60, evening: 45 } as const satisfies Record<BriefingKind, number>;

/** What the person acts on while Flow says a line. Null: nothing. */
export type BriefingHandle =
  | { kind: 'mail'; threadId: ThreadId }
  | { kind: 'promise'; promiseId: PromiseId; threadId: ThreadId; messageId: MessageId }
  | { kind: 'event'; key: EventKey }
  | null;

/** A mail that asks something of the person. */
export type BriefingMail = {
  threadId: ThreadId;
  /** As Flow calls the sender. */
  who: string;
  /** Their words. Null if they are not here. */
  asks: string | null;
  /** Our words for it, like 'needs a yes or no'. Empty without any. */
  needs: string;
  subject: string;
  by: Day | null;
  /** What Flow says to 'more on that'. */
  more: readonly string[];
};

export type BriefingMeeting = {
  key: EventKey;
  /** In quotation marks, or our own words for a private one. */
  title: string;
  from: Date;
  to: Date;
  /** First names of some of the others. */
  people: readonly string[];
  more: readonly string[];
};

export type BriefingPromise = Pick<OpenPromise, 'kind' | 'vague' | 'by'> & {
  promiseId: PromiseId;
  threadId: ThreadId;
  messageId: MessageId;
  who: string;
  words: string;
  /** When it was written, ISO 8601. */
  at: string;
};

/** `why`: what Flow says instead. */
export type BriefingCalendar =
  | { state: 'missing'; why: string }
  | {
      state: 'ready';
      /** What is left of today, by start. */
      meetings: readonly BriefingMeeting[];
      clashes: readonly (readonly [BriefingMeeting, BriefingMeeting])[];
      /** The longest part of the working day without a meeting. */
      free: Stretch | null;
      /** From people whom the person knows. */
      invitations: readonly (BriefingMeeting & { who: string })[];
      /** Today’s meetings where the person meets somebody for the first time. `who`: their names. */
      firsts: readonly (BriefingMeeting & { who: readonly string[] })[];
      /** Today’s meetings whose preparation is ready. */
      prepared: readonly BriefingMeeting[];
      tomorrow: readonly BriefingMeeting[];
    };

/** A meeting that moved or was cancelled since last evening. */
export type BriefingNews = { threadId: ThreadId; title: string; how: 'moved' | 'cancelled' };

export const doneKinds = ['answered', 'wrote', 'archived', 'put-off', 'trashed', 'booked', 'settled'] as const;
export type DoneKind = (typeof doneKinds)[number];

export type BriefingFacts = {
  kind: BriefingKind;
  now: Date;
  /** An IANA name. */
  zone: string;
  formats: Formats;
  /** The first name. Empty if Flow does not know it. */
  name: string;
  mail: {
    /** `away`: the server cannot be reached, so only what is here counts. */
    state: 'first-load' | 'syncing' | 'ready' | 'away';
    /** Threads for the person, and how long it takes to hear them. */
    queue: number;
    seconds: number;
    /** How many of them ask something, and the first of those. */
    needs: number;
    top: readonly BriefingMail[];
    aside: { newsletters: number; notices: number };
  };
  calendar: BriefingCalendar;
  news: readonly BriefingNews[];
  /** Open ones. Null if Flow could not look. */
  promises: readonly BriefingPromise[] | null;
  /** Counts what the person did today. Null if Flow could not look, and in the morning. `asking`: the answer is on its way. */
  done: Readonly<Partial<Record<DoneKind, number>>> | 'asking' | null;
};

export type BriefingPart =
  | 'headline'
  | 'done'
  | 'mail'
  | 'meetings'
  | 'ahead'
  | 'promises'
  | 'changed'
  | 'aside'
  | 'tomorrow'
  | 'close';

export type BriefingLine = {
  /** Stays the same when the facts change around it. */
  id: string;
  part: BriefingPart;
  text: string;
  /** The part of the text that is somebody else's words. */
  quote: { from: number; to: number } | null;
  handle: BriefingHandle;
  more: readonly string[];
  /** At normal speed. */
  seconds: number;
};

/** `count` null: not known yet. */
export type BriefingFigure = { name: string; count: number | null; note: string };

export type Briefing = {
  kind: BriefingKind;
  greeting: string;
  /** When its facts were true. */
  at: Date;
  figures: readonly BriefingFigure[];
  lines: readonly BriefingLine[];
  /** To hear all lines at normal speed, with the greeting. */
  seconds: number;
};
