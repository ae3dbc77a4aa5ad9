// Custom properties: `--name: value`, used as `var(--name, fallback)`.
import { indexOutside } from './css-scan.ts';

export const variablesOf = (
  set: ReadonlyMap<string, string>,
  inherited: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  const own = [...set].filter(([property]) => property.startsWith('--'));
  return own.length === 0 ? inherited : new Map([...[...inherited].slice(-most), ...own.slice(0, most)]);
};

/** The value in lower case, with its variables replaced. An unknown variable without a fallback leaves the property unset. */
export const resolvedValue = (value: string, variables: ReadonlyMap<string, string>): string => {
  let result = value;
  for (let round = 0; round < mostRounds && /var\(/i.test(result); round += 1) {
    const open = result.search(/var\(/i) + 4;
    const close = indexOutside(result, ')', open);
    const comma = Math.min(indexOutside(result, ',', open), close);
    const name = result.slice(open, comma).trim();
    const known = variables.get(name) ?? (comma < close ? result.slice(comma + 1, close) : null);
    if (known === null) return '';
    result = (result.slice(0, open - 4) + known.trim() + result.slice(close + 1)).slice(0, longest);
  }
  return result.trim().toLowerCase();
};

const most = 300;
const mostRounds = 20;
const longest = 2_000;
