import { counted } from '#web/screens/admin/frame/words.ts';

export const actedWords = (people: number): string =>
  people === 0
    ? 'Nobody did anything in this time.'
    : `${counted(people, 'person', 'people')} did something in this time.`;

export const fittingWords = (people: number): string =>
  people === 0
    ? 'Nobody fits what you look for.'
    : `${counted(people, 'person fits', 'people fit')} what you look for.`;
