/** Test cards to choose from. There is no field for a number, so nobody types a real one. */
import { html } from 'hono/html';
import type { Html } from '#emulators/page.ts';

const offered = [
  ['4242424242424242', 'A card that pays'],
  ['4000000000000002', 'A card that the bank declines'],
  ['4000000000009995', 'A card with insufficient funds'],
  ['4000002500003155', 'A card whose bank asks for authentication'],
  ['4000000000000341', 'A card that can be kept, and then declines'],
  ['4000000000000259', 'A card whose owner disputes the payment'],
] as const;

/** `chosen`: a number, without spaces. */
export const cardsField = (chosen: string): Html =>
  html`<fieldset><legend>Test card</legend>${offered.map(([number, words]) => choice(number, words, number === chosen))}</fieldset>`;

const choice = (number: string, words: string, isChosen: boolean): Html =>
  html`<label class="scope"><input type="radio" name="card" value="${number}" ${isChosen ? 'checked' : ''}><span>${words}</span><span class="soft">${grouped(number)}</span></label>`;

const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
