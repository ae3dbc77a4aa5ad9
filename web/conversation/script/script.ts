// Builds the spoken units of a thread: header, summary, sentences. The player position, ticks and highlights share the unit numbers.
import type { ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { unanswered } from '#domain/mail.ts';
import type { Settings } from '#domain/settings.ts';
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
import { settings } from '#web/data/settings.ts';
import { isOwnLanguage } from '#web/own-languages.ts';
import { currentSession } from '#web/session/session.ts';
import { afterSummary } from './after-summary.ts';
import { saidInvitation } from './invitation.ts';
import { type Warnings, warningsIn } from './sender-warnings.ts';
import { quotedInHead, quotedInSummary } from './whose-words.ts';

export type Unit = {
  kind: 'head' | 'summary' | 'sentence';
  text: string;
  seconds: number;
  /** Character range of the sender's own words, which get another voice. */
  quote: { from: number; to: number } | null;
};

export type ScriptMessage = {
  message: Message;
  /** The header unit. It is empty for an invitation, which is its own summary. */
  head: number;
  headText: string;
  summary: number | null;
  summaryText: string;
  /** Sign-in codes. Flow shows the text that contains one and does not speak it. */
  codes: readonly string[];
  vouched: boolean;
  /** A sentence that is not `spoken` takes the unit of the next spoken one. */
  paragraphs: { text: string; unit: number; spoken: boolean }[][];
  /** The unit that announces the cut of a long mail. */
  cut: number | null;
};

export type Script = {
  threadId: ThreadId;
  messages: ScriptMessage[];
  units: Unit[];
  seconds: number;
  /** False while text is loading. The units so far keep their numbers. */
  whole: boolean;
};

/** Cached per thread value. Rebuilt when names, warnings, settings or the day change the words. */
export const scriptOf = (thread: Thread): Script => {
  const known = made.get(thread);
  const warnings = warningsIn(thread);
  const today = todayFor(thread);
  const { summaries, readsAll } = settings.current();
  const more = afterSummary().words(thread);
  const choice = `${summaries} ${readsAll} ${more}`;
  if (known?.warnings === warnings && known.today === today && known.choice === choice) return known.script;
  const script = write(thread, warnings, { summaries, readsAll, more });
  made.set(thread, { script, warnings, today, choice });
  return script;
};

/** An invitation says "today" or "tomorrow", so its script depends on the date. */
const todayFor = (thread: Thread): string =>
  thread.messages.some(({ invitation }) => invitation !== null) ? now().toDateString() : '';

export const startsOf = ({ units }: Pick<Script, 'units'>): number[] => {
  let passed = 0;
  return units.map(({ seconds }) => {
    const start = passed;
    passed += seconds;
    return start;
  });
};

export const unitAt = (script: Pick<Script, 'units'>, seconds: number): number => {
  let passed = 0;
  const at = script.units.findIndex((unit) => {
    passed += unit.seconds;
    return passed > seconds;
  });
  return at < 0 ? Math.max(0, script.units.length - 1) : at;
};

const made = new WeakMap<Thread, { script: Script; warnings: Warnings; today: string; choice: string }>();

export const saidSubject = ({ subject }: Message, codes: readonly string[]): string =>
  holdsCode(subject, codes) ? aCode : subject;

type Choice = Pick<Settings, 'summaries' | 'readsAll'> & {
  /** Comes after the newest mail's summary. Empty: nothing. */
  more: string;
};

const write = (thread: Thread, warnings: Warnings, { summaries, readsAll, more }: Choice): Script => {
  const units: Unit[] = [];
  const add = (kind: Unit['kind'], text: string, quote: Unit['quote'], seconds = secondsOf([text])): number => {
    units.push({ kind, text, seconds, quote });
    return units.length - 1;
  };
  const textOf = (message: Message, codes: readonly string[]): ScriptMessage['paragraphs'] => {
    const silent = new Set(readsAll ? [] : message.reading.silent);
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
    const { notes, invited, ...spokenHead } = spokenHeadOf(
      message,
      index,
      read[index - 1] ?? null,
      warnings[index] ?? null,
    );
    // A separate unit would shift all others when the contacts load late.
    const subject = index > 0 || invited ? '' : spokenSubject(message.subject);
    const head = add('head', [spokenHead.headText, ...notes].join(' '), quotedInHead(spokenHead.headText, subject));
    const summary =
      summaries && hasSummary(index, spokenHead.summaryText, invited)
        ? add(
            'summary',
            [spokenHead.summaryText, more].join(' ').trim(),
            quotedInSummary(spokenHead.summaryText, message.from),
          )
        : null;
    return {
      message,
      ...spokenHead,
      head,
      ...(invited ? { headText: '', summary: head } : { summary }),
      paragraphs: textOf(message, spokenHead.codes),
      cut: isCut(message) ? add('sentence', truncatedNotice, null) : null,
    };
  });
  const whole = missing < 0;
  // At the end, so the places of the sentences stay.
  if (whole && more !== '' && messages[0]?.summary === null) add('sentence', more, null);
  const seconds = whole ? units.reduce((sum, unit) => sum + unit.seconds, 0) : secondsOfThread(thread);
  return { threadId: thread.id, messages, units, seconds, whole };
};

const hasSummary = (index: number, text: string, invited: boolean): boolean => index === 0 && text !== '' && !invited;

const isCut = ({ reading: { cut, paragraphs } }: Message): boolean => cut === true && paragraphs !== undefined;

type SpokenHead = Pick<ScriptMessage, 'codes' | 'vouched' | 'headText' | 'summaryText'> & {
  notes: readonly string[];
  /** The invitation replaces the subject and is its own summary. */
  invited: boolean;
};

const spokenHeadOf = (message: Message, index: number, before: Message | null, warning: string | null): SpokenHead => {
  const codes = codesOf(message);
  const vouched = warning === null;
  const notes = [...(warning === null ? [] : [warning]), ...(codes.length > 0 ? [codeHeld] : [])];
  if (message.invitation !== null) {
    const words = saidInvitation(message, message.invitation, currentSession().user?.email ?? '', vouched);
    return { codes, vouched, notes, headText: words, summaryText: words, invited: true };
  }
  const summary = holdsCode(message.reading.summary, codes) ? '' : message.reading.summary;
  const language = languageNote(message, before);
  return {
    codes,
    vouched,
    notes,
    headText: announcementOf({ ...message, subject: saidSubject(message, codes) }, index, {
      trusted: vouched,
      language,
    }),
    summaryText: vouched ? summary : summaryWithoutWriter(summary),
    invited: false,
  };
};

/** Names the language when it is not the person's, or differs from the message before. */
const languageNote = ({ reading: { tongue } }: Message, before: Message | null): string => {
  if (tongue === undefined || !isNamed(tongue)) return '';
  const heard = before?.reading.tongue;
  return heard === undefined
    ? isOwnLanguage(tongue)
      ? ''
      : languageNames[tongue]
    : heard === tongue
      ? ''
      : languageNames[tongue];
};

const isNamed = (language: string): language is keyof typeof languageNames => language in languageNames;
