// Filters a list of public pages by the words of its form, so that the filter works without script.
import { escaped } from './fill-page.ts';

/** Longer words are no filter. */
const longest = 100;

/** `q`: what stands in the form. An entry stays if it has every word of it. */
export const filterList = (page: string, q: string): string => {
  const said = q.trim().slice(0, longest);
  const words = said.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return page;
  let count = 0;
  const filtered = page.replaceAll(entry, (whole, of: string) => {
    if (!words.every((word) => of.includes(escapedAsBuilt(word)))) return '';
    count += 1;
    return whole;
  });
  return filtered
    .replace(/(<p[^>]*data-found=""[^>]*>)[^<]*/, (_whole, open: string) => open + foundWords(count, said))
    .replace(/(<input id="filter"[^>]*?)(\/?>)/, (_whole, open: string, end: string) => {
      return `${open} value="${escaped(said)}"${end}`;
    });
};

const entry = /<li data-words="([^"]*)">[\s\S]*?<\/li>/g;

const foundWords = (count: number, said: string): string =>
  count === 0
    ? `No page has “${escaped(said)}”. Try another word.`
    : `${count} ${count === 1 ? 'page has' : 'pages have'} “${escaped(said)}”`;

/** As the build wrote it into the attribute. */
const escapedAsBuilt = (word: string): string =>
  word.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '’').replaceAll('<', '&lt;');
