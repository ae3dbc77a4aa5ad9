import { html } from 'hono/html';
import { type Html, pageHeaders, servicePage } from '#emulators/page.ts';

/** A page of the local Stripe, as an answer. */
export const pageAnswer = (title: string, content: Html, status = 200): Response =>
  new Response(servicePage(service, title, content), {
    status,
    headers: { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' },
  });

const service = {
  name: 'Local Stripe',
  note: 'test payments on this machine, nothing is charged',
  promise: 'Nothing here reaches Stripe or a bank, and no real card can be used.',
};

export const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** For example "March 3, 2026". */
export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const alertBox = (text: string | null): Html | '' =>
  text === null ? '' : html`<p class="alert" role="alert">${text}</p>`;

export const goTo = (address: string): Response =>
  new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } });
