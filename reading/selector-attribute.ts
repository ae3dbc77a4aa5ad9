import { unescaped } from './css-scan.ts';
import { attributeOf } from './html-tree.ts';
import type { Test } from './selector-parts.ts';
import { truth } from './truth.ts';

/** The test of `[name operator value flag]`. Null if it is none. */
export const attributeTest = (text: string): Test | null => {
  const match = /^\s*(?:[\w-]*\|)?((?:\\[^\n]|[\w:-])+)\s*(?:([~|^$*]?=)\s*([\s\S]*))?$/.exec(text);
  if (match === null) return null;
  const name = unescaped(match[1] ?? '').toLowerCase();
  const sign = match[2] ?? '';
  const { value, loose } = valueOf(match[3] ?? '', name);
  return (element) => {
    const own = attributeOf(element, name);
    if (own === null) return 0;
    return truth(loose ? compares(sign, own.toLowerCase(), value.toLowerCase()) : compares(sign, own, value));
  };
};

/** `loose` ignores case, as HTML does for these attributes. */
const valueOf = (written: string, name: string): { value: string; loose: boolean } => {
  const flag = /(?:["']|\s)\s*([is])\s*$/i.exec(written)?.[1]?.toLowerCase();
  const bare = flag === undefined ? written : written.replace(/\s*[is]\s*$/i, '');
  const value = unescaped(bare.trim().replace(/^(["'])([\s\S]*)\1$/, '$2'));
  return { value, loose: flag === 'i' || (flag === undefined && ignoringCase.has(name)) };
};

const compares = (sign: string, own: string, value: string): boolean => {
  if (sign === '') return true;
  if (sign === '=') return own === value;
  if (sign === '|=') return own === value || own.startsWith(`${value}-`);
  if (value === '') return false;
  if (sign === '^=') return own.startsWith(value);
  if (sign === '$=') return own.endsWith(value);
  if (sign === '*=') return own.includes(value);
  return own.split(/\s+/).includes(value);
};

const ignoringCase: ReadonlySet<string> = new Set(
  'align alink axis bgcolor charset checked clear color compact dir direction disabled face frame lang language link media method nohref noshade nowrap rel rev rules scope shape target text type valign valuetype vlink'.split(
    ' ',
  ),
);
