import { numberHere } from '#web/formats.ts';
import { counted } from '#web/screens/admin/frame/words.ts';

/** `signedUp`: those of them who came in the range. */
export const usersWords = (people: number, signedUp: number): string => {
  if (people === 0) return 'Nobody uses this Flow yet.';
  if (people === 1) return `One person uses this Flow${signedUp === 1 ? ', and is new' : ''}.`;
  const came = signedUp === 0 ? 'none' : numberHere(signedUp);
  return `${counted(people, 'person uses', 'people use')} this Flow, ${came} of them new.`;
};
