// What is read of a thread, unit by unit: who writes and about what, Flow's summary, then the sentences. The numbers of
// the units are the player's position, its ticks and what a highlight refers to.
import type { ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { unanswered } from '#domain/mail.ts';
import { aCode, codeHeld } from '#language/en/code-words.ts';
import { codesIn, holdsCode } from '#reading/code.ts';
import { secondsOf, secondsOfEach } from '#reading/length.ts';
import { cutWords, headWords, secondsOfThread, unvouched } from '#reading/listening.ts';
import { silentIn } from '#reading/silent.ts';
import { warningIn } from './doubted.ts';

export type Unit = { kind: 'head' | 'summary' | 'sentence'; text: string /** At normal speed. */; seconds: number };

export type ScriptMessage = {
  message: Message;
  /** The unit that says who writes and about what, and its words. */
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

/** The script of a thread; one thread value has one script, made when it is first asked for, and again where its warning is another. */
export const scriptOf = (thread: Thread): Script => {
  const known = made.get(thread);
  const warning = warningIn(thread);
  if (known?.warning === warning) return known.script;
  const script = write(thread, warning);
  made.set(thread, { script, warning });
  return script;
};

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

const made = new WeakMap<Thread, { script: Script; warning: string | null }>();

export const saidSubject = ({ subject }: Message, codes: readonly string[]): string =>
  holdsCode(subject, codes) ? aCode : subject;

const write = (thread: Thread, warning: string | null): Script => {
  const units: Unit[] = [];
  const add = (kind: Unit['kind'], text: string, seconds = secondsOf([text])): number => {
    units.push({ kind, text, seconds });
    return units.length - 1;
  };
  const textOf = (message: Message, codes: readonly string[]): ScriptMessage['paragraphs'] => {
    const silent = silentIn(message);
    return (message.reading.paragraphs ?? []).map((sentences, place) => {
      if (silent.has(place)) return sentences.map((text) => ({ text, unit: units.length, spoken: false }));
      const lengths = secondsOfEach(sentences);
      return sentences.map((text, at) =>
        holdsCode(text, codes)
          ? { text, unit: units.length, spoken: false }
          : { text, unit: add('sentence', text, lengths[at]), spoken: true },
      );
    });
  };
  const read = unanswered(thread);
  const missing = read.findIndex((message) => message.reading.paragraphs === undefined);
  const messages = (missing < 0 ? read : read.slice(0, missing + 1)).map((message, index) => {
    const { cut, paragraphs } = message.reading;
    const codes = codesIn(message);
    const summary = holdsCode(message.reading.summary, codes) ? '' : message.reading.summary;
    const vouched = index > 0 || warning === null;
    const headText = headWords({ ...message, subject: saidSubject(message, codes) }, index, vouched);
    const summaryText = vouched ? summary : unvouched(summary);
    const notes = [...(vouched ? [] : [warning]), ...(codes.length > 0 ? [codeHeld] : [])];
    return {
      message,
      codes,
      vouched,
      headText,
      summaryText,
      // A unit of its own would move all others, where the people one knows are learned of late.
      head: add('head', [headText, ...notes].join(' ')),
      summary: index === 0 && summary !== '' ? add('summary', summaryText) : null,
      paragraphs: textOf(message, codes),
      cut: cut === true && paragraphs !== undefined ? add('sentence', cutWords) : null,
    };
  });
  const whole = missing < 0;
  const seconds = whole ? units.reduce((sum, unit) => sum + unit.seconds, 0) : secondsOfThread(thread);
  return { threadId: thread.id, messages, units, seconds, whole };
};
