// Queues dictated words for the draft editor in the order the person said them, because the editor loads lazily.
import { type Draft, recipientsOf } from '#domain/draft.ts';
import type { TextAct } from '#language/drafting/draft-intent.ts';
import { andSendIt } from '#language/en/drafting/draft-replies.ts';
import * as box from '#web/commands/draft-box.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import type { Saying } from '#web/conversation/player/saying.ts';
import { settings } from '#web/data/settings.ts';
import { perDevice } from '#web/device.ts';
import type { Page } from './draft-edits.ts';

type World = Pick<Saying, 'say'> & { ownName: string };

export const dictate = (world: World, act: TextAct, heard?: string): Promise<void> => {
  const own = line();
  own.end = own.end.then(() => write(world, act, heard)).catch(() => keep(act));
  return own.end;
};

/** Preloads the editor: the first words need no wait, and dictation also works offline. */
export const bringHand = () => import('./draft-edits.ts');
export const bringShortAnswers = () => import('./short-answer.ts');

/** A letter around words that tell what to answer. Null if they are its text. */
export const instructedText = async (
  draft: Draft,
  words: string,
  heard: string | undefined,
): Promise<string | null> => {
  if (heard === undefined || draft.text.trim() !== '') return null;
  const part = await import('./instructed-answer.ts').catch(() => null);
  return part && part.instructedAnswer(draft, words, heard);
};

export const written = async ({ ownName }: Pick<World, 'ownName'>, draft: Draft, words: string): Promise<string> => {
  const hand = await bringHand().catch(() => null);
  if (hand === null) return appended(draft.text, words);
  return hand.writeOn(pageOf(draft, 'writing', ownName), { kind: 'dictate', words }).text;
};

/** Writes run in sequence, even while the editor loads. */
const line = perDevice(() => ({ end: Promise.resolve() }));

const write = async (world: World, act: TextAct, heard?: string): Promise<void> => {
  const { writeOn } = await bringHand();
  const current = box.writing.current();
  if (!current) return;
  const { draft, step } = current;
  const { text, says, goesOn = false } = writeOn(pageOf(draft, step, world.ownName), act);
  if (text !== draft.text) box.edit({ text });
  if (goesOn) box.change();
  const ready = step === 'ready' && text.trim() !== '' && !goesOn;
  if (ready) await box.makeReady();
  if (says !== null) world.say(ready ? andSendIt(says) : says, heard);
};

const keep = (act: TextAct): void => {
  const current = box.writing.current();
  if (current && 'words' in act && act.kind !== 'spell-out')
    box.edit({ text: appended(current.draft.text, act.words) });
};

const appended = (text: string, words: string): string => `${text} ${words}`.trimStart();

const pageOf = (draft: Draft, step: Page['step'], own: string): Page => ({
  id: draft.id,
  text: draft.text,
  step,
  to: recipientsOf(draft),
  writers: writersOf(draft, settings.current().ownName ?? own),
});

/** Names the person may dictate: recipients and thread members. */
const writersOf = ({ to, cc, about }: Draft, own: string) => {
  const messages = (about && threadOf(about.threadId)?.messages) ?? [];
  const people = [...to, ...cc, ...messages.flatMap((one) => [one.from, ...one.to, ...one.cc])];
  return { names: [...new Set(people.map(({ name }) => name))], own };
};
