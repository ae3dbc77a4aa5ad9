// The list of credits in words: 'Reply to Maya', '1 credit, given back'.
import type { CreditLine } from '#domain/credits.ts';
import { numberHere } from '#web/formats.ts';

export const lineWords = ({ reason, about }: CreditLine): string => {
  switch (reason) {
    case 'reply':
      return about === null ? 'Reply' : `Reply to ${about}`;
    case 'mail':
      return about === null ? 'Email' : `Email to ${about}`;
    case 'booking':
      return about === null ? 'Booking' : `Booked “${about}”`;
    default:
      return plain[reason];
  }
};

const plain: Record<Exclude<CreditLine['reason'], 'reply' | 'mail' | 'booking'>, string> = {
  summary: 'Summary of an email',
  briefing: 'Briefing',
  answer: 'Answer from your mail',
  prep: 'Preparation of a meeting',
  free: 'Free credits to begin with',
  plan: 'A month of Pro',
  'top-up': 'Top-up',
  referral: 'For an invitation',
  operator: 'From whoever runs this Flow',
  refund: 'Taken back with a refund',
  undo: 'Undone',
  failed: 'Not carried out',
};

/** '1 credit, given back', '30 credits'. A gain begins with a plus. */
export const amountWords = ({ amount, back }: CreditLine): string => {
  const count = `${amount > 0 ? '+' : ''}${creditsWords(Math.abs(amount))}`;
  return back === null ? count : `${count}, given back`;
};

export const creditsWords = (count: number): string => `${numberHere(count)} ${count === 1 ? 'credit' : 'credits'}`;

type Came = { waiting: number; held: number; given: number };

/** What came of the person's own link. `each`: the credits for one person. */
export const cameWords = ({ waiting, held, given }: Came, each: number): string => {
  const parts = [
    given > 0 && `${peopleWords(given)} came by it and brought you ${creditsWords(given * each)}.`,
    waiting > 0 && `${peopleWords(waiting)} ${waiting === 1 ? 'hasn’t' : 'haven’t'} finished a first session yet.`,
    held > 0 && `${peopleWords(held)} more came than a month allows. Whoever runs this Flow looks first.`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nobody has come by it yet.' : parts.join(' ');
};

const peopleWords = (count: number): string => (count === 1 ? 'One person' : `${numberHere(count)} people`);
