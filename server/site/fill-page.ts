// Fills what only the operator knows into a prerendered page: their name, their services, the address of the code.
import type { Config } from '#server/config.ts';

/** HTML by the name in `data-fill`. Every other place keeps its prerendered words. */
export type Fills = Readonly<Record<string, string>>;

/** The places that this configuration fills. */
export const fillsOf = ({
  operator,
  speech,
  model,
  google,
}: Pick<Config, 'operator' | 'speech' | 'model' | 'google'>): Fills => ({
  ...(operator.name === null ? {} : { 'operator-name': escaped(operator.name) }),
  ...(operator.name === null && operator.email === null && operator.address === null
    ? {}
    : { operator: operatorWords(operator) }),
  ...(operator.email === null ? {} : { 'operator-email': mailLink(operator.email) }),
  ...(operator.source === null ? {} : { source: `The code of this Flow is at ${link(operator.source)}.` }),
  ...(speech.service === null
    ? {}
    : {
        speech: `This Flow sends what you say, and what it reads aloud, to the speech service at ${hostOf(speech.service.url)}.`,
      }),
  ...(speech.off ? { speech: 'This Flow has speech switched off: it neither hears nor speaks.' } : {}),
  ...(google.scopes === 'minimal' ? { scopes: 'This Flow asks for the shorter list.' } : {}),
  ...(model === null ? {} : { model: `The language model of this Flow is at ${hostOf(model.url)}.` }),
});

/** Replaces the content of `<x data-fill="name">text</x>`. The page's places hold text only. */
export const fillPage = (page: string, fills: Fills): string =>
  page.replace(place, (whole, open: string, name: string, close: string) => {
    const fill = fills[name];
    return fill === undefined ? whole : open + fill + close;
  });

const place = /(<\w+\b[^>]*\bdata-fill="([\w-]+)"[^>]*>)[^<]*(<\/\w+>)/g;

const operatorWords = ({ name, address, email }: Config['operator']): string =>
  [
    name === null ? 'The operator of this Flow has not given their name yet.' : `${escaped(name)} runs this Flow.`,
    address === null ? '' : `Address: ${escaped(address)}.`,
    email === null ? '' : `Email: ${mailLink(email)}`,
  ]
    .filter(Boolean)
    .join('<br/>');

const mailLink = (email: string): string => `<a href="mailto:${escaped(encodeURI(email))}">${escaped(email)}</a>`;

const link = (address: string): string => `<a href="${escaped(address)}">${escaped(address)}</a>`;

const hostOf = (address: string): string => escaped(new URL(address).host);

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
