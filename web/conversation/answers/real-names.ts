// A question asks for the real name of somebody whom the person calls otherwise: 'what did my boss say'.
import { contactBook } from '#web/data/contacts.ts';

export const withRealNames = (asked: string): string =>
  contactBook
    .current()
    .contacts.filter(({ name }) => name !== '')
    .flatMap(({ name, given = [] }) => given.map((alias) => ({ name, alias })))
    .reduce((words, { name, alias }) => words.replace(wordsLike(alias), name), asked);

const wordsLike = (alias: string): RegExp => {
  const text = alias.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}])${text}(?![\\p{L}])`, 'giu');
};
