// Answers a plain form with its own prerendered page: what was typed stands in the fields again. No script runs there, so nothing
// can replace the words.
import { headersFor } from '#server/headers.ts';
import { openFiles, withoutScripts } from './files.ts';
import { escaped, type Fills, fillPage } from './fill-page.ts';

/** `values`: by field. `faults`: words by field, for the place `fault-<field>`. `trouble`: words about the whole form. */
export type FormAnswer = {
  status: number;
  values: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  trouble: string;
};

export type FormPage = (answer: FormAnswer) => Response;

/** `address`: of the page. `fills`: the places that every visitor sees filled. */
export const openFormPage = (
  folder: string,
  address: string,
  { secure, fills }: { secure: boolean; fills: Fills },
): FormPage => {
  const files = openFiles(folder, { fills });
  return (answer) => {
    const page = withoutScripts(files.read(`${address}/index.html`).body.toString());
    return new Response(withAnswer(page, answer), {
      status: answer.status,
      headers: {
        ...headersFor('page', { secure }),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
  };
};

export const withAnswer = (page: string, { values, faults, trouble }: Omit<FormAnswer, 'status'>): string => {
  const words = Object.entries(faults).map(([field, fault]) => [`fault-${field}`, escaped(fault)]);
  const filled = fillPage(page, { ...Object.fromEntries(words), trouble: escaped(trouble) });
  const [first] = Object.keys(faults);
  const marks = (field: string): string =>
    (field in faults ? ' aria-invalid="true"' : '') + (field === first ? ' autofocus=""' : '');
  return filled
    .replace(input, (whole, open: string, field: string, end: string) =>
      field in values ? `${open} value="${escaped(values[field] ?? '')}"${marks(field)}${end}` : whole,
    )
    .replace(textarea, (whole, open: string, field: string, end: string) =>
      // A parser drops the first line break.
      field in values ? `${open}${marks(field)}>\n${escaped(values[field] ?? '')}${end}` : whole,
    );
};

const input = /(<input\b[^>]*\bname="(\w+)"[^>]*?)(\/?>)/g;
const textarea = /(<textarea\b[^>]*\bname="(\w+)"[^>]*)>[^<]*(<\/textarea>)/g;
