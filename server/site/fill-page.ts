// Fills what only the operator knows into a prerendered page: their name, their services, the address of the code, whether credits
// count.
import { credits } from '#domain/credits.ts';
import type { Config } from '#server/config.ts';
import type { SocialLink } from '#server/operator-config.ts';

/**
 * HTML by the name in `data-fill`, an address by the name in `data-fill-href`, and any words by the name in `data-fill-open`. Every
 * other place stays as it was prerendered.
 */
export type Fills = Readonly<Record<string, string>>;

type Known = Pick<Config, 'operator' | 'speech' | 'model' | 'google' | 'credits' | 'payments'>;

/** The places that this configuration fills. */
export const fillsOf = (config: Known): Fills =>
  Object.fromEntries(
    Object.entries({
      ...operatorFills(config.operator),
      ...serviceFills(config),
      ...(config.credits === 'counted' ? creditFills(config) : {}),
    }).flatMap(([name, words]) => (words === null ? [] : [[name, words]])),
  );

const operatorFills = ({ name, address, email, source, social }: Config['operator']) => ({
  operator: name === null && address === null && email === null ? null : operatorWords({ name, address, email }),
  source: source && `The code of this Flow is at ${linkTo(source)}.`,
  enterprise: email && mailAddress(email, 'Flow for a team'),
  social: social.length === 0 ? null : social.map(outsideLink).join(''),
});

/** As the footer draws it in the browser. */
const outsideLink = ({ name, href }: SocialLink): string =>
  `<a href="${escaped(href)}" rel="me noopener" target="_blank">${escaped(name)}</a>`;

const mailAddress = (email: string, subject: string): string =>
  escaped(`mailto:${encodeURI(email)}?subject=${encodeURIComponent(subject)}`);

/** Where nobody can pay, only the operator gives credits. */
const creditFills = ({ payments, operator: { email } }: Known) => ({
  credits: 'counted',
  start: `${credits.free} credits, no card needed`,
  pro: payments !== null ? null : email === null ? '/contact' : mailAddress(email, 'Flow Pro'),
});

const serviceFills = ({ speech, model, google, payments }: Known) => ({
  speech: speechWords(speech),
  model: model && `The language model of this Flow is at ${hostOf(model.url)}.`,
  payments:
    payments && 'Stripe takes the payments of this Flow. It gets your email address, what you buy, and your card.',
  scopes: google.scopes === 'minimal' ? 'This Flow asks for the shorter list.' : null,
});

const speechWords = ({ off, service }: Config['speech']): string | null => {
  if (off) return 'This Flow has speech switched off: it neither hears nor speaks.';
  if (service === null) return null;
  const what = service.speaking === null ? 'what you say' : 'what you say, and what it reads aloud,';
  return `This Flow sends ${what} to the speech service at ${hostOf(service.url)}.`;
};

/**
 * Replaces the content of `<x data-fill="name">text</x>`, which holds text only. `<a data-fill-href="name">` leads there.
 * `<details data-fill-open="name">` opens and bears a mark for the styles.
 */
export const fillPage = (page: string, fills: Fills): string =>
  page
    .replace(place, (whole, open: string, name: string, close: string) => {
      const fill = fills[name];
      return fill === undefined ? whole : open + fill + close;
    })
    .replace(link, (whole, name: string) => {
      const fill = fills[name];
      return fill === undefined ? whole : whole.replace(/\bhref="[^"]*"/, () => `href="${fill}"`);
    })
    .replace(part, (whole, name: string) => (name in fills ? `${whole} open="" data-filled=""` : whole));

const place = /(<\w+\b[^>]*\bdata-fill="([\w-]+)"[^>]*>)[^<]*(<\/\w+>)/g;
const link = /<a\b[^>]*\bdata-fill-href="([\w-]+)"[^>]*>/g;
const part = /<details\b[^>]*\bdata-fill-open="([\w-]+)"/g;

type Named = Pick<Config['operator'], 'name' | 'address' | 'email'>;

const operatorWords = ({ name, address, email }: Named): string =>
  [
    name === null ? 'The operator of this Flow has not given their name yet.' : `${escaped(name)} runs this Flow.`,
    address === null ? '' : `Address: ${escaped(address)}.`,
    email === null ? '' : `Email: ${mailLink(email)}`,
  ]
    .filter(Boolean)
    .join('<br/>');

const mailLink = (email: string): string => `<a href="mailto:${escaped(encodeURI(email))}">${escaped(email)}</a>`;

const linkTo = (address: string): string => `<a href="${escaped(address)}">${escaped(address)}</a>`;

const hostOf = (address: string): string => escaped(new URL(address).host);

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
