// Reads the details of an unsupported request: the event, the people, the time, the duration. The reply repeats them. Pure.

import {
  actionWords,
  betweenPeople,
  clockWords,
  durations,
  eventsNamed,
  forDuration,
  notPeople,
  personNamed,
  requestPatterns,
  toBe,
  topicNamed,
  withPeople,
} from '#language/en/unsupported/request-words.ts';
import { normalize, plainWords } from '#language/engine/normalize.ts';
import { canBeginTime } from '#language/engine/slots/when.ts';
import { slotOf } from '#language/engine/slots/when-in.ts';
import { tokensOf } from '#language/model/tokens.ts';
import { taskModel } from './loaded-task-model.ts';
import type { EventAction, RequestDetails, UnsupportedFeature, UnsupportedIntent } from './unsupported-intent.ts';

/** Null where the words ask for none of it. */
export const parseUnsupported = (heard: string): UnsupportedIntent | null => {
  if (heard.length > longest) return null;
  const plain = normalize(heard);
  const request = requestPatterns.find(({ said, of }) => said.test(plain) && (of?.test(heard.trim()) ?? true));
  return request ? unsupportedIntent(request.why, heard) : null;
};

/** Characters. Longer words are a story. */
const longest = 200;

export const unsupportedIntent = (why: UnsupportedFeature, heard: string): UnsupportedIntent =>
  named.has(why) ? { kind: 'refused', why, asked: askedIn(heard.slice(0, longest)) } : { kind: 'refused', why };

const named: ReadonlySet<UnsupportedFeature> = new Set(['calendar', 'people']);

const askedIn = (heard: string): RequestDetails => {
  const said = heard.trim().replace(/[.!?]+$/, '');
  const duration = durations.exec(said)?.[1] ?? null;
  const { when, to } = timesIn(said);
  const marked = markedIn(said);
  return {
    does: doesIn(normalize(said)),
    title: eventIn(said) ?? marked.title ?? topicIn(said),
    people: peopleIn(said, marked.people),
    when,
    to,
    duration,
  };
};

/** `plain`: a normalized utterance. Without a verb, the action is 'see'. */
const doesIn = (plain: string): EventAction => actionWords.find(({ said }) => said.test(plain))?.does ?? 'see';

const eventIn = (said: string): string | undefined =>
  eventsNamed.map((one) => one.exec(said)?.[1]).find((title) => title !== undefined);

const topicIn = (said: string): string | null => topicNamed.exec(said)?.[1] ?? null;

const peopleIn = (said: string, marked: readonly string[]): string[] => {
  const words = (withPeople.exec(said) ?? personNamed.exec(said))?.slice(1).find((one) => one !== undefined);
  const names = words === undefined ? marked : words.split(betweenPeople);
  return names.map((one) => one.replace(/['’]s$/, '')).filter((one) => one !== '' && !notPeople.test(one));
};

/** More words than any time has, and than anybody asks in. */
const most = { time: 7, all: 40 } as const;

/** The times in the words, longest first at each word. The one after 'to' is the new time. */
const timesIn = (said: string): Pick<RequestDetails, 'when' | 'to'> => {
  const words = said.split(/\s+/).slice(0, most.all);
  const slots: { when: string | null; to: string | null } = { when: null, to: null };
  for (let at = 0; at < words.length; at += 1) {
    const length = timeAt(words, at);
    if (length === 0) continue;
    const time = words
      .slice(at, at + length)
      .join(' ')
      .replace(/['’]s$/, '')
      .replace(/,$/, '');
    const which = toBe.test(words[at - 1] ?? '') ? 'to' : 'when';
    slots[which] ??= time;
    at += length - 1;
  }
  return slots;
};

/** The length in words of an unmistakable time that starts here. 0 without one. */
const timeAt = (words: readonly string[], at: number): number => {
  if (!mayBeginTime(words[at] ?? '')) return 0;
  for (let length = Math.min(most.time, words.length - at); length > 0; length -= 1)
    if (isTime(words.slice(at, at + length).join(' '))) return length;
  return 0;
};

/** Most words start no time, so the words after them need no parsing. */
const mayBeginTime = (word: string): boolean => {
  const [first = 'point'] = plainWords(word.replace(/['’]s$/, ''));
  // Half a mark, or half a number: 'point five'.
  return first === 'point' || canBeginTime(first);
};

const isTime = (said: string): boolean => {
  const plain = plainWords(said.replace(/['’]s$/, ''));
  if (forDuration.test(plain.join(' '))) return false;
  const slot = slotOf(plain);
  return slot === 'moment' || (slot === 'when' && isClock(plain));
};

/** 'Three o’clock' and '9 pm', but not '30 minutes'. */
const isClock = (plain: readonly string[]): boolean => clockWords.test(plain.join(' '));

const markedIn = (said: string): { title: string | null; people: string[] } => {
  const model = taskModel();
  if (model === null) return { title: null, people: [] };
  const words = tokensOf(normalize(said));
  const slots = model.tag(words, model.classify(words).intent);
  const saidAs = (from: number, to: number): string =>
    asSaid(words.slice(from, to).join(' ').replaceAll(" '", "'"), said);
  const title = slots.find(({ type }) => type === 'event_name');
  return {
    title: title === undefined ? null : saidAs(title.from, title.to),
    people: slots.filter(({ type }) => type === 'person').map(({ from, to }) => saidAs(from, to)),
  };
};

/** In the person's own spelling, where the plain words stand in it as they are. */
const asSaid = (plain: string, said: string): string => {
  const at = said.toLowerCase().indexOf(plain);
  return at < 0 ? plain : said.slice(at, at + plain.length);
};
