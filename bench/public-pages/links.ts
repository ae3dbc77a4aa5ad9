// Links that lead nowhere, also in their fragments.
import type { BuiltPage } from './built.ts';

/** Asks the running Flow at `url` for each address once. Addresses elsewhere must be https. */
export const deadLinks = async (pages: readonly BuiltPage[], url: string, origin: string): Promise<string[]> => {
  const texts = new Map<string, Promise<string | null>>();
  const textAt = (address: string): Promise<string | null> => {
    const known = texts.get(address);
    if (known) return known;
    const asked = fetch(`${url}${address}`).then((answer) => (answer.status === 200 ? answer.text() : null));
    texts.set(address, asked);
    return asked;
  };
  const faults = await Promise.all(
    pages.flatMap((page) =>
      linksIn(page.html, origin).map(async (link) => {
        const why = await faultOf(link, page, textAt);
        return why === null ? [] : [`${page.address} leads to ${link}: ${why}`];
      }),
    ),
  );
  return [...new Set(faults.flat())];
};

const linksIn = (html: string, origin: string): string[] => [
  ...new Set(
    [...html.matchAll(/ (?:href|src|srcset|action)="([^"]+)"/gi)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&').replace(origin, ''),
    ),
  ),
];

type TextAt = (address: string) => Promise<string | null>;

const faultOf = async (link: string, page: BuiltPage, textAt: TextAt): Promise<string | null> => {
  if (/^[a-z]+:/i.test(link)) return link.startsWith('https://') && URL.canParse(link) ? null : 'no https address';
  const [address = '', fragment = ''] = link.split('#');
  const text = address === '' ? page.html : await textAt(address);
  if (text === null) return 'nothing is there';
  return fragment === '' || text.includes(` id="${fragment}"`) ? null : 'no such place on the page';
};
