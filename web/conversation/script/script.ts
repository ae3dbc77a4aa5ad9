// What is read of a thread, unit by unit: who writes and about what, Flow's summary, then the sentences. The numbers of
// the units are the player's position, its ticks and what a highlight refers to.
import type { ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { unanswered } from '#domain/mail.ts';
import { codesOf, holdsCode } from '#domain/sign-in-code.ts';
import { languageNames } from '#language/en/engine/language-names.ts';
import { aCode, codeHeld } from '#language/en/player/code-words.ts';
import {
  announcementOf,
  secondsOfThread,
  spokenSubject,
  summaryWithoutWriter,
  truncatedNotice,
} from '#reading/announcement.ts';
import { secondsOf, secondsOfEach } from '#reading/speaking-time.ts';
import { now } from '#web/clock.ts';
import { isOwnTongue } from '#web/own-languages.ts';
import { currentSession } from '#web/session/session.ts';
import { saidInvitation } from './invitation.ts';
import { type Warnings, warningsIn } from './sender-warnings.ts';
import { quotedInHead, quotedInSummary } from './whose-words.ts';

export type Unit = {
  kind: 'head' | 'summary' | 'sentence';
  text: string;
  /** At normal speed. */
  seconds: number;
  /** What of the text are the sender's words and not Flow's, as characters of it. */
  quote: { from: number; to: number } | null;
};

export type ScriptMessage = {
  message: Message;
  /** The unit that says who writes and about what, and its words; empty where it tells an invitation, which is its summary too. */
  head: number;
  headText: string;
  /** The unit of the summary, where there is one. */
  summary: number | null;
  /** Its words; empty where there is none. */
  summaryText: string;
  /** Codes to sign in with: what holds one is shown, and not read. */
  codes: readonly string[];
  /** Whether Flow may say that this is who it seems to be. */
  vouched: boolean;
  /** What is not `spoken` says nothing to the ear; its unit is the one read after it. */
  paragraphs: { text: string; unit: number; spoken: boolean }[][];
  /** The unit that says that the mail goes on where Flow ends, where it does. */
  cut: number | null;
};

export type Script = {
  threadId: ThreadId;
  messages: ScriptMessage[];
  units: Unit[];
  /** Of all of it, also of the text that is still to come. */
  seconds: number;
  /** False while text is still to come: the units are then those before it, and keep their numbers. */
  whole: boolean;
};

/** The script of a thread; one thread value has one script, made when it is first asked for, and again where it is told in other words. */
export const scriptOf = (thread: Thread): Script => {
  const known = made.get(thread);
  const warnings = warningsIn(thread);
  const today = todayFor(thread);
  if (known?.warnings === warnings && known.today === today) return known.script;
  const script = write(thread, warnings);
  made.set(thread, { script, warnings, today });
  return script;
};

/** What is told of an invitation speaks of today and tomorrow. */
const todayFor = (thread: Thread): string =>
  thread.messages.some(({ invitation }) => invitation !== null) ? now().toDateString() : '';

/** Seconds at normal speed before each unit. */
export const startsOf = ({ units }: Pick<Script, 'units'>): number[] => {
  let passed = 0;
  return units.map(({ seconds }) => {
    const start = passed;
    passed += seconds;
    return start;
  });
};

/** The unit that is being read at `seconds`. */
export const unitAt = (script: Pick<Script, 'units'>, seconds: number): number => {
  let passed = 0;
  const at = script.units.findIndex((unit) => {
    passed += unit.seconds;
    return passed > seconds;
  });
  return at < 0 ? Math.max(0, script.units.length - 1) : at;
};

const made = new WeakMap<Thread, { script: Script; warnings: Warnings; today: string }>();

export const saidSubject = ({ subject }: Message, codes: readonly string[]): string =>
  holdsCode(subject, codes) ? aCode : subject;

const write = (thread: Thread, warnings: Warnings): Script => {
  const units: Unit[] = [];
  const add = (kind: Unit['kind'], text: string, quote: Unit['quote'], seconds = secondsOf([text])): number => {
    units.push({ kind, text, seconds, quote });
    return units.length - 1;
  };
  const textOf = (message: Message, codes: readonly string[]): ScriptMessage['paragraphs'] => {
    const silent = new Set(message.reading.silent);
    return (message.reading.paragraphs ?? []).map((sentences, place) => {
      if (silent.has(place)) return sentences.map((text) => ({ text, unit: units.length, spoken: false }));
      const lengths = secondsOfEach(sentences);
      return sentences.map((text, at) =>
        holdsCode(text, codes)
          ? { text, unit: units.length, spoken: false }
          : { text, unit: add('sentence', text, { from: 0, to: text.length }, lengths[at]), spoken: true },
      );
    });
  };
  const read = unanswered(thread);
  const missing = read.findIndex((message) => message.reading.paragraphs === undefined);
  const messages = (missing < 0 ? read : read.slice(0, missing + 1)).map((message, index) => {
    const { notes, invited, ...told } = spokenHeadOf(message, index, read[index - 1] ?? null, warnings[index] ?? null);
    // A unit of its own would move all others, where the people one knows are learned of late.
    const subject = index > 0 || invited ? '' : spokenSubject(message.subject);
    const head = add('head', [told.headText, ...notes].join(' '), quotedInHead(told.headText, subject));
    const summary =
      index === 0 && told.summaryText !== '' && !invited
        ? add('summary', told.summaryText, quotedInSummary(told.summaryText, message.from))
        : null;
    return {
      message,
      ...told,
      head,
      ...(invited ? { headText: '', summary: head } : { summary }),
      paragraphs: textOf(message, told.codes),
      cut: isCut(message) ? add('sentence', truncatedNotice, null) : null,
    };
  });
  const whole = missing < 0;
  const seconds = whole ? units.reduce((sum, unit) => sum + unit.seconds, 0) : secondsOfThread(thread);
  return { threadId: thread.id, messages, units, seconds, whole };
};

const isCut = ({ reading: { cut, paragraphs } }: Message): boolean => cut === true && paragraphs !== undefined;

type Told = Pick<ScriptMessage, 'codes' | 'vouched' | 'headText' | 'summaryText'> & {
  /** What is said behind the head. */
  notes: readonly string[];
  /** An invitation is told instead of its subject, and is its own summary. */
  invited: boolean;
};

/** What Flow says of a message by itself. */
const spokenHeadOf = (message: Message, index: number, before: Message | null, warning: string | null): Told => {
  const codes = codesOf(message);
  const vouched = warning === null;
  const notes = [...(warning === null ? [] : [warning]), ...(codes.length > 0 ? [codeHeld] : [])];
  if (message.invitation !== null) {
    const words = saidInvitation(message, message.invitation, currentSession().user?.email ?? '', vouched);
    return { codes, vouched, notes, headText: words, summaryText: words, invited: true };
  }
  const summary = holdsCode(message.reading.summary, codes) ? '' : message.reading.summary;
  const tongue = tongueTold(message, before);
  return {
    codes,
    vouched,
    notes,
    headText: announcementOf({ ...message, subject: saidSubject(message, codes) }, index, {
      trusted: vouched,
      language: tongue,
    }),
    summaryText: vouched ? summary : summaryWithoutWriter(summary),
    invited: false,
  };
};

/** The name of its language, where that is none of the person's, or another than that of the message before. */
const tongueTold = ({ reading: { tongue } }: Message, before: Message | null): string => {
  if (tongue === undefined || !isNamed(tongue)) return '';
  const heard = before?.reading.tongue;
  return heard === undefined
    ? isOwnTongue(tongue)
      ? ''
      : languageNames[tongue]
    : heard === tongue
      ? ''
      : languageNames[tongue];
};

const isNamed = (tongue: string): tongue is keyof typeof languageNames => tongue in languageNames;
