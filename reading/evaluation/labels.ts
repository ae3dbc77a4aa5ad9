// Labelled mails in a text file, one below the other: sender, text, and the expected reading.

import { languages } from '#reading/language.ts';
import type { Source } from '#reading/read.ts';

export type Kind = 'person' | 'newsletter' | 'receipt' | 'code' | 'invitation' | 'notification';

/**
 * The expected reading. A sentence may contain nothing of `never`. The summary contains all of `gist` and nothing of `bad`. `by` is
 * the deadline of the ask.
 */
export type Labels = {
  kind: Kind;
  language: string | null;
  sentences: number;
  first: string;
  last: string;
  never: readonly string[];
  asks: boolean;
  by: string;
  gist: readonly string[];
  bad: readonly string[];
};

export type Labelled = { name: string; labels: Labels; fields: ReadonlyMap<string, string>; source: Source };

/** Parses `=== name`, lines of `Header: value` and `label: value`, `---`, and an optional body. */
export const readMails = (text: string): Labelled[] =>
  text
    .split(/^=== /m)
    .slice(1)
    .map((entry) => {
      const [head = '', ...body] = entry.split(/^---\n/m);
      const [name = '', ...lines] = head.trimEnd().split('\n');
      const fields = lines.map(fieldOf);
      const only = new Map(fields);
      return {
        name,
        fields: only,
        labels: labelsOf(name, only),
        source: sourceOf(fields, body.join('---\n').trimEnd()),
      };
    });

const fieldOf = (line: string): [string, string] => {
  const at = line.indexOf(': ');
  if (at < 0) throw new Error(`No field: ${line}`);
  return [line.slice(0, at), line.slice(at + 2)];
};

const labelsOf = (name: string, fields: ReadonlyMap<string, string>): Labels => {
  const of = (key: string): string => fields.get(key) ?? '';
  const kind = kinds.find((one) => one === of('kind'));
  const language = of('language') === 'none' ? null : languages.find((one) => one === of('language'));
  if (kind === undefined || language === undefined) throw new Error(`${name} lacks a kind or a language`);
  return {
    kind,
    language,
    sentences: Number(of('sentences')),
    first: of('first'),
    last: of('last'),
    never: listed(of('never')),
    asks: of('asks') === 'yes',
    by: of('by'),
    gist: listed(of('gist')),
    bad: listed(of('bad')),
  };
};

const listed = (value: string): string[] => (value === '' ? [] : value.split(' | '));

export const kinds = ['person', 'newsletter', 'receipt', 'code', 'invitation', 'notification'] as const;

const sourceOf = (fields: readonly [string, string][], body: string): Source => {
  const of = (key: string): string => fields.find(([name]) => name === key)?.[1] ?? '';
  const [, name = '', email = ''] = /^(.*?) ?<(.*)>$/.exec(of('From')) ?? [];
  const headers = fields.filter(([key]) => key === 'Header').map(([, value]) => fieldOf(value));
  return {
    html: body.startsWith('<') ? body : null,
    text: body.startsWith('<') ? null : body,
    subject: of('Subject'),
    from: { name, email },
    headers: new Map([...headers, ['subject', of('Subject')]]),
    ownAddress: 'alex@northwind.example',
  };
};
