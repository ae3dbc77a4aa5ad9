// Fills what only the operator knows into a prerendered page: their name, their services, the address of the code.
import type { Config } from '#server/config.ts';

/** HTML by the name in `data-fill`. Every other place keeps its prerendered words. */
export type Fills = Readonly<Record<string, string>>;

type Known = Pick<Config, 'operator' | 'speech' | 'model' | 'google'>;

/** The places that this configuration fills. */
export const fillsOf = (config: Known): Fills =>
  Object.fromEntries(
    Object.entries({ ...operatorFills(config.operator), ...serviceFills(config) }).flatMap(([name, words]) =>
      words === null ? [] : [[name, words]],
    ),
  );

const operatorFills = ({ name, address, email, source }: Config['operator']) => ({
  operator: name === null && address === null && email === null ? null : operatorWords({ name, address, email }),
  source: source && `The code of this Flow is at ${link(source)}.`,
});

const serviceFills = ({ speech, model, google }: Known) => ({
  speech: speechWords(speech),
  model: model && `The language model of this Flow is at ${hostOf(model.url)}.`,
  scopes: google.scopes === 'minimal' ? 'This Flow asks for the shorter list.' : null,
});

const speechWords = ({ off, service }: Config['speech']): string | null => {
  if (off) return 'This Flow has speech switched off: it neither hears nor speaks.';
  if (service === null) return null;
  const what = service.speaking === null ? 'what you say' : 'what you say, and what it reads aloud,';
  return `This Flow sends ${what} to the speech service at ${hostOf(service.url)}.`;
};

/** Replaces the content of `<x data-fill="name">text</x>`. The page's places hold text only. */
export const fillPage = (page: string, fills: Fills): string =>
  page.replace(place, (whole, open: string, name: string, close: string) => {
    const fill = fills[name];
    return fill === undefined ? whole : open + fill + close;
  });

const place = /(<\w+\b[^>]*\bdata-fill="([\w-]+)"[^>]*>)[^<]*(<\/\w+>)/g;

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

const link = (address: string): string => `<a href="${escaped(address)}">${escaped(address)}</a>`;

const hostOf = (address: string): string => escaped(new URL(address).host);

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
