// The situation in which the reader says an example.
import { LabelId } from '#domain/mail.ts';
import { states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';

const { mail, resting, empty, found, opened, writing, ready, held, question } = states;

/** `state` of an example. The guide tells what each is for. */
const situations: Readonly<Record<string, Situation>> = {
  /** Flow reads a mail, or has just read it. */
  mail,
  /** Nothing plays yet. */
  resting,
  /** The inbox is empty. */
  empty,
  /** Results of a search are on the screen. */
  found,
  /** One of the results is open. */
  opened,
  /** The reader dictates. */
  writing,
  /** Flow has read the draft back. */
  ready,
  /** The mail leaves in ten seconds. */
  held,
  /** Flow asks 'yes or no'. */
  question,
  /** The mail is an invitation. */
  invited: { ...mail, calendar: { spoken: false, invited: true } },
  /** Flow has just told of an event. */
  event: { ...mail, calendar: { spoken: true } },
  /** The calendar is on the screen. */
  calendar: { ...empty, calendar: { spoken: false, front: true } },
};

export const situationNames: readonly string[] = Object.keys(situations);

/** `labels`: own ones of the reader, besides a few usual ones. */
export const situationOf = (state: string, labels: readonly string[] = []): Situation | null => {
  const situation = situations[state];
  if (situation === undefined) return null;
  const own = labels.map((name) => ({ id: LabelId.parse(`Label_${name.replaceAll(/\W/g, '_')}`), name }));
  return { ...situation, labels: [...own, ...situation.labels] };
};
