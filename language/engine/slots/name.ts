// A person's name inside an utterance, any word that could be one: who it is makes no difference where it stands.

import { notNames } from '#language/en/engine/words.ts';

export const isNameSlot = (name: string): name is 'name' => name === 'name';

export const readsName = (word: string): boolean => /^\p{L}{2,}$/u.test(word) && !notNames.has(word);
