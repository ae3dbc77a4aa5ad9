/** Stripe's test cards, and what each of them does. */
import type { Failure } from './records.ts';

type Behaviour = {
  brand: string;
  /** Null: the bank pays. */
  failure: Failure | null;
  /** `always`: for each payment. `once`: not any more after it was set up. */
  authentication?: 'once' | 'always';
  /** The owner denies the payment at once. */
  disputed?: true;
};

const declined = (code: string, declineCode: string | null, message: string): Behaviour => ({
  brand: 'visa',
  failure: { code, declineCode, message },
});

const plain: Behaviour = { brand: 'visa', failure: null };
const refusal = declined('card_declined', 'generic_decline', 'Your card was declined.');

const cards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': plain,
  '5555555555554444': { ...plain, brand: 'mastercard' },
  '378282246310005': { ...plain, brand: 'amex' },
  '4000000000000002': refusal,
  '4000000000009995': declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('card_declined', 'lost_card', 'Your card was declined.'),
  '4000000000000069': declined('expired_card', 'expired_card', 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': declined(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000000000000341': refusal,
  '4000002500003155': { ...plain, authentication: 'once' },
  '4000002760003184': { ...plain, authentication: 'always' },
  '4000000000000259': { ...plain, disputed: true },
};

export const wrongNumber = 'Your card number is invalid. Here only Stripe’s test cards work.';

export const isCard = (number: string): boolean => number in cards;

export const behaviourOf = (number: string): Behaviour => cards[number] ?? refusal;

export const brandOf = (number: string): string => behaviourOf(number).brand;

export const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
