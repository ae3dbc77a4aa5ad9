/** Renders text as a mail client does: HTML, signature, and the quoted history above or below. */
import { clientHtml, paragraphs, quoteHtml, signatureHtml } from './client-html.ts';
import { home } from './dates.ts';
import type { Person } from './people.ts';
import type { MessageSeed } from './thread.ts';
import { clock } from './words.ts';

type Rendered = { text: string; html: string };
export type Previous = { message: MessageSeed; to: Person[]; subject: string; rendered: Rendered };

/** The readable body: own words, signature, history. */
export const renderBody = (message: MessageSeed, previous: Previous | undefined): Rendered => {
  const own = ownText(message);
  const quoting = previous && message.quote !== 'none' && !message.html ? previous : undefined;
  const history = quoting ? textHistory(message.from, quoting) : '';
  const below = message.quote === 'below';
  const text = below ? join(history, own) : join(own, history);
  return { text, html: message.html ?? htmlBody(message, quoting, below) };
};

const ownText = (message: MessageSeed): string => {
  const signature = message.unsigned ? '' : message.from.signature;
  if (!signature || !message.text) return message.text;
  const mark = message.from.client === 'gmail' || message.from.client === 'plain' ? '-- \n' : '';
  return `${message.text}\n\n${mark}${signature}`;
};

const join = (first: string, second: string): string => [first, second].filter(Boolean).join('\n\n');

const htmlBody = (message: MessageSeed, previous: Previous | undefined, below: boolean): string => {
  const { client } = message.from;
  if (client === 'plain' || client === 'machine') return '';
  const signature = message.unsigned ? '' : signatureHtml(message.from);
  const own = `${paragraphs(message.text, client)}${signature}`;
  const inner = previous && (previous.rendered.html ? bodyOf(previous.rendered.html) : asLines(previous.rendered.text));
  const history =
    previous && inner
      ? quoteHtml(client, inner, attribution(message.from, previous), headerBlock(message.from, previous))
      : '';
  return clientHtml(client, below ? `${history}${own}` : `${own}${history}`);
};

const bodyOf = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html;

const asLines = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>\n');

const textHistory = (by: Person, previous: Previous): string => {
  if (by.client === 'outlook') {
    return `________________________________\n${headerBlock(by, previous)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n\n${previous.rendered.text}`;
  }
  const quoted = previous.rendered.text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n');
  return `${attribution(by, previous)}\n\n${quoted}`;
};

const attribution = (by: Person, { message }: Previous): string => {
  const who = `${message.from.name} <${message.from.email}>`;
  const at = clock(message.at, by.zone);
  if (by.language === 'de') return `Am ${date(message.at, 'de-DE', by)} um ${at} Uhr schrieb ${who}:`;
  if (by.language === 'fr') return `Le ${date(message.at, 'fr-FR', by)} à ${at}, ${who} a écrit :`;
  if (by.client === 'apple')
    return `On ${date(message.at, 'en-GB', by).replace(/^\w+,? /, '')}, at ${at}, ${who} wrote:`;
  return `On ${date(message.at, 'en-GB', by).replace(/^(\w+) /, '$1, ')} at ${at}, ${who} wrote:`;
};

const date = (at: Date, locale: string, by: Person): string => {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: by.zone || home,
  } as const;
  return new Intl.DateTimeFormat(locale, options).format(at);
};

const outlookWords = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  fr: ['De', 'Envoyé', 'À', 'Objet'],
} as const;

const headerBlock = (by: Person, { message, to, subject }: Previous): [name: string, value: string][] => {
  const language = by.language === 'de' || by.language === 'fr' ? by.language : 'en';
  const [from, sent, receivers, about] = outlookWords[language];
  const locale = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }[language];
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: by.zone });
  return [
    [from, `${message.from.name} <${message.from.email}>`],
    [sent, when.format(message.at)],
    [receivers, to.map((person) => `${person.name} <${person.email}>`).join('; ')],
    [about, subject],
  ];
};
