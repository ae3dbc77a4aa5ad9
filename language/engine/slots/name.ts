// A slot for a person's name. Any word that could be one fits, whoever it is.

import { notNames } from '#language/en/engine/words.ts';

export const isNameSlot = (name: string): name is 'name' => name === 'name';

export const readsName = (word: string): boolean => /^\p{L}{2,}$/u.test(word) && !notNames.has(word);
