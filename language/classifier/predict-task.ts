// Predicts requests about mail, people or a calendar with the model trained on public corpora, as the last step. It never changes mail: it
// searches, starts a draft, or says what Flow cannot do.

import { asSaid } from '#language/asking/as-said.ts';
import { throwsAwayWords, timeWords } from '#language/en/classifier/topic-words.ts';
import { events, mails } from '#language/en/unsupported/unsupported-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { CertainIntent, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { tokensOf } from '#language/model/tokens.ts';
import { taskModel } from '#language/unsupported/loaded-task-model.ts';
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';
import { unsupportedIntent } from '#language/unsupported/unsupported-request.ts';
import { markModel } from './confirm-model.ts';
import { dialogueStatesOf } from './dialogue-state.ts';

/** The least probability that the words are for Flow. A wrong spoken answer does no harm, so `explain` needs less. */
const from = { explain: 0.6, done: 0.8 };

const longest = 200;

export const predictTask = (heard: string, situation: Situation): ParsedUtterance | null => {
  const prediction = likelyTask(heard, situation);
  return prediction && markModel(prediction);
};

const likelyTask = (heard: string, situation: Situation): CertainIntent | null => {
  const model = taskModel();
  if (model === null || heard.length > longest || !dialogueStatesOf(situation).some((place) => free.has(place)))
    return null;
  const words = tokensOf(normalize(heard));
  const { intent, scope, score } = model.classify(words);
  const task = tasks[intent];
  if (task === undefined || scope * score < ('why' in task ? from.explain : from.done)) return null;
  const slots = () =>
    model.tag(words, intent).map(({ type, from: at, to }) => ({ type, words: wordsOf(words, at, to) }));
  if ('why' in task) return isOfMail(heard) ? null : explained(task, slots, heard);
  return words.length < 2 ? null : task.done(slots());
};

const explained = ({ why, about }: Explained, slots: () => readonly Slot[], heard: string): CertainIntent =>
  (about === undefined ? null : somebody(slots(), heard)) ?? unsupportedIntent(why, heard);

/** 'Delete' concerns the calendar only with an event or a time. */
const isOfMail = (heard: string): boolean =>
  throwsAwayWords.test(heard) && !events.test(heard) && !timeWords.test(heard);

/** A calendar event, not a mail about one. */
export const mentionsEvent = (heard: string): boolean => events.test(heard) && !mails.test(heard);

const free: ReadonlySet<string> = new Set(['mail', 'empty', 'list', 'result']);

const wordsOf = (words: readonly string[], from: number, to: number): string =>
  words.slice(from, to).join(' ').replaceAll(" '", "'");

type Slot = { type: string; words: string };

/** `about`: with a name it asks for somebody's card. */
type Explained = { why: UnsupportedFeature; about?: 'person' };
type Task = Explained | { done: (slots: readonly Slot[]) => CertainIntent | null };

const tasks: Record<string, Task> = {
  calendar_query: { why: 'calendar' },
  calendar_set: { why: 'calendar' },
  calendar_remove: { why: 'calendar' },
  email_querycontact: { why: 'people', about: 'person' },
  email_addcontact: { why: 'people' },
  email_query: { done: (slots) => lookedUp(slots) },
  email_sendemail: { done: (slots) => begun(slots) },
};

const somebody = (slots: readonly Slot[], heard: string): CertainIntent | null => {
  const who = named(slots, 'person');
  return who === null ? null : { kind: 'ask', request: { does: 'person', asks: 'who', who: asSaid(who, heard) } };
};

/** 'Did Sarah write anything this week' becomes a search for mail from Sarah this week. */
const lookedUp = (slots: readonly Slot[]): CertainIntent | null => {
  const who = named(slots, 'person') ?? named(slots, 'business_name');
  const about = named(slots, 'event_name') ?? named(slots, 'email_folder');
  const when = named(slots, 'date');
  if (who === null && about === null) return null;
  const parts = [who && `from ${who}`, about && `about ${about}`, when].filter((part) => part !== null);
  return { kind: 'control', control: { kind: 'search', words: `mail ${parts.join(' ')}` } };
};

const begun = (slots: readonly Slot[]): CertainIntent => ({
  kind: 'draft',
  act: { kind: 'new', who: named(slots, 'person'), subject: null, words: null },
});

const named = (slots: readonly Slot[], type: string): string | null =>
  slots.find((slot) => slot.type === type)?.words.replace(/'s$/, '') ?? null;
