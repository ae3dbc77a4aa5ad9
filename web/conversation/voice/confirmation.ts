// Whether a yes counts: only where Flow's own voice asked, had fallen silent before the answer began, and was answered soon.
import { isOrdinal } from '#language/engine/answer.ts';
import { plainWords } from '#language/engine/normalize.ts';
import { resembles, type Spoken } from './echo-filter.ts';
import { isSoft } from './stop-family.ts';

export type Answered = {
  /** As it was asked. */
  asked: string;
  /** When it was put; what was said before that is another question. */
  askedAt?: number | undefined;
  /** What else Flow answered lately, in its own words. */
  answered: readonly string[];
  /** What could be heard lately, and when. */
  spoken: readonly Spoken[];
  /** When the answer began. */
  began: number;
  heard: string;
  /** What it says yes to can be taken back. */
  reversible: boolean;
  /** Nothing of Flow can be heard: it asks on the screen alone. */
  silent: boolean;
};

/**
 * `unasked`: it was not heard to its end; `unheard`: nothing can be heard here, and what cannot be taken back is confirmed by hand;
 * `early`: Flow still spoke; `late`: too long ago; `soft`: no yes to this; `echo`: Flow had read the same.
 */
export type Doubt = 'unasked' | 'unheard' | 'early' | 'late' | 'soft' | 'echo';

/** Null where it counts. */
export const doubtOf = (given: Answered): Doubt | null => {
  const { asked, askedAt, answered, spoken, began, heard, reversible } = given;
  const end = endOf(asked, askedAt ?? Number.NEGATIVE_INFINITY, spoken);
  if (end === null) return unheard(given);
  if (spoken.some(({ from, to }) => from <= began && began < to)) return 'early';
  if (began - end > answerWithin) return 'late';
  if (!reversible && isSoft(heard)) return 'soft';
  return !reversible && echoes(heard, [asked, ...answered], spoken, began) ? 'echo' : null;
};

/** Whoever reads the question has it before their eyes; what a mail says cannot be heard there either. */
const unheard = ({ silent, reversible }: Answered): Doubt | null => {
  if (!silent) return 'unasked';
  return reversible ? null : 'unheard';
};

/**
 * Which one of several: what Flow read before it asked may have named it too, and is over. It is the person's where Flow's own voice asked
 * last of all, to the end, and soon before; and where that question named it, or it is told by its number.
 */
export const isChosen = ({
  asked,
  askedAt,
  spoken,
  began,
  heard,
}: Omit<Answered, 'answered' | 'reversible' | 'silent'>): boolean => {
  const end = endOf(asked, askedAt ?? Number.NEGATIVE_INFINITY, spoken);
  if (end === null || began < end || began - end > answerWithin || spoken.some(({ to }) => to > end)) return false;
  return isOrdinal(heard) || resembles(plainWords(heard), plainWords(asked));
};

/** When Flow's own voice had said the question to its last words; null where it had not. A mail may end in the same. */
const endOf = (asked: string, askedAt: number, spoken: readonly Spoken[]): number | null => {
  const last = plainWords(asked).slice(-3).join(' ');
  const said = spoken.findLast(
    ({ text, to, by }) => by !== 'quote' && to >= askedAt && plainWords(text).join(' ').endsWith(last),
  );
  return said?.to ?? null;
};

/** The question itself, and whatever Flow said to the person, may name the answer; the mail that was read before it may not. */
const echoes = (heard: string, answered: readonly string[], spoken: readonly Spoken[], began: number): boolean => {
  const own = answered.map((one) => plainWords(one).join(' '));
  const others = spoken
    .filter(({ to }) => to >= began - 30_000)
    .map(({ text }) => plainWords(text).join(' '))
    .filter((text) => !own.some((one) => one.includes(text)));
  return resembles(plainWords(heard), others.join(' ').split(' '));
};

/** Milliseconds in which a question is open to the voice. */
export const answerWithin = 8000;
