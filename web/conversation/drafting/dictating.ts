// Gives the words that are said to a draft to the hand that writes them, in the order in which they were said, and says what is to be heard.
import { type Draft, recipientsOf } from '#domain/draft.ts';
import type { TextAct } from '#language/drafting/draft-intent.ts';
import { andSendIt } from '#language/en/drafting/draft-replies.ts';
import * as box from '#web/commands/draft-box.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import type { Saying } from '#web/conversation/player/saying.ts';
import { perDevice } from '#web/device.ts';
import type { Page } from './draft-edits.ts';

type World = Pick<Saying, 'say'> & { ownName: string };

/** Writes it. A draft that was read back stays so: the person knows all of it once they have heard what is new. */
export const dictate = (world: World, act: TextAct, heard?: string): Promise<void> => {
  const own = line();
  own.end = own.end.then(() => write(world, act, heard)).catch(() => keep(act));
  return own.end;
};

/** So that the first words find it here, and later ones also offline. */
export const bringHand = () => import('./draft-edits.ts');
export const bringShortAnswers = () => import('./short-answer.ts');

/** The text of a draft with words after it, as the person would dictate them. */
export const written = async ({ ownName }: Pick<World, 'ownName'>, draft: Draft, words: string): Promise<string> => {
  const hand = await bringHand().catch(() => null);
  if (hand === null) return appended(draft.text, words);
  return hand.writeOn(pageOf(draft, 'writing', ownName), { kind: 'dictate', words }).text;
};

/** Words are written one after the other, also while the hand is still on its way. */
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

/** Without the hand the words are kept as they were heard. */
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
  writers: writersOf(draft, own),
});

/** Names that may be said: of those it goes to, and of those in the thread. */
const writersOf = ({ to, cc, about }: Draft, own: string) => {
  const messages = (about && threadOf(about.threadId)?.messages) ?? [];
  const people = [...to, ...cc, ...messages.flatMap((one) => [one.from, ...one.to, ...one.cc])];
  return { names: [...new Set(people.map(({ name }) => name))], own };
};
