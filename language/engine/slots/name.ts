// A person's name inside an utterance, any word that could be one: who it is makes no difference where it stands.

export const isNameSlot = (name: string): name is 'name' => name === 'name';

export const readsName = (word: string): boolean => /^\p{L}{2,}$/u.test(word) && !never.has(word);

/** Words of the phrases around it. */
const never: ReadonlySet<string> = new Set(
  'am are is do does did not has have will would if unless and by until before about there nothing'.split(' '),
);
