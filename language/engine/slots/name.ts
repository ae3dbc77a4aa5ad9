// A slot for a person's name. It accepts every word that could be a name, because new senders have no contact.

import { notNames } from '#language/en/engine/words.ts';

export const isNameSlot = (name: string): name is 'name' => name === 'name';

export const readsName = (word: string): boolean => /^\p{L}{2,}$/u.test(word) && !notNames.has(word);
