// Whether a page is valid: its HTML, its structured data, and what others see when somebody shares it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import * as z from 'zod';
import { type BuiltPage, client } from './built.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The style sheet is Flow's own.
    'require-sri': 'off',
    // React writes `<br/>` and empty attributes in its own way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // Long titles are the content's business.
    'long-title': 'off',
    // The pen draws with attributes of SVG.
    'no-inline-style': 'off',
  },
});

export const htmlFaults = ({ address, html }: BuiltPage): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${address}:${line}:${column} ${ruleId}: ${message}`),
    );

const url = z.url();
const Answer = z.object({ '@type': z.literal('Answer'), text: z.string().min(10) });
const Question = z.object({ '@type': z.literal('Question'), name: z.string().min(5), acceptedAnswer: Answer });
const Crumb = z.object({ '@type': z.literal('ListItem'), position: z.number(), name: z.string().min(1), item: url });
const Maker = z.object({ '@type': z.enum(['Organization', 'Person']), name: z.string() });
const Thing = z.object({ '@context': z.literal('https://schema.org') });

const Data = z.discriminatedUnion('@type', [
  Thing.extend({ '@type': z.literal('FAQPage'), mainEntity: z.array(Question).length(3) }),
  Thing.extend({ '@type': z.literal('BreadcrumbList'), itemListElement: z.array(Crumb).length(3) }),
  Thing.extend({ '@type': z.literal('CollectionPage'), name: z.string(), url }),
  Thing.extend({
    '@type': z.literal('Article'),
    headline: z.string().max(110),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: Maker,
    publisher: Maker,
    image: z.array(url).min(1),
    mainEntityOfPage: url,
  }),
]);

/** `kinds`: what the page must hold. */
export const dataFaults = ({ address, html }: BuiltPage, kinds: readonly string[]): string[] => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
    Data.safeParse(JSON.parse(text)),
  );
  const found = blocks.flatMap(({ data }) => (data ? [data['@type']] : []));
  return [
    ...blocks.flatMap(({ error }) => (error ? [`${address}: structured data: ${z.prettifyError(error)}`] : [])),
    ...kinds.filter((kind) => !found.some((one) => one === kind)).map((kind) => `${address}: no ${kind} data`),
  ];
};

/** Tags of the head that search engines and messengers read. */
export const headFaults = ({ address, html }: BuiltPage, origin: string): string[] => {
  const meta = (name: string): string =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
  const picture = meta('og:image').replace(origin, '');
  const wanted = [
    [canonical === `${origin}${address}`, `canonical is ${canonical}`],
    [meta('og:url') === canonical, 'og:url is another address'],
    [/^.{10,160}$/.test(meta('description')), `description has ${meta('description').length} signs`],
    [meta('og:title') !== '' && meta('twitter:title') === meta('og:title'), 'titles differ'],
    [meta('twitter:card') === 'summary_large_image', 'no large card'],
    [(html.match(/<h1[ >]/g) ?? []).length === 1, 'not one h1'],
    [html.includes('<html lang="en">'), 'no language'],
    [isShareable(picture), `no picture of 1200 × 630 at ${picture}`],
    [!/<script(?! type="application\/ld\+json")/.test(html), 'a script'],
  ] as const;
  return wanted.flatMap(([holds, fault]) => (holds ? [] : [`${address}: ${fault}`]));
};

const isShareable = (address: string): boolean => {
  const file = path.join(client, address);
  if (address === '' || !existsSync(file)) return false;
  const head = readFileSync(file).subarray(0, 24);
  return head.readUInt32BE(16) === 1200 && head.readUInt32BE(20) === 630;
};
