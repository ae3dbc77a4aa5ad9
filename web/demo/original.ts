// The originals and files of demo mails, as pages and bytes made in the browser.
import type { MessageId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { MisleadingLink } from '#reading/clean-tree.ts';
import { leavingAddress, type Original, originalOf } from '#reading/original.ts';
import type { DemoMail } from './mail.ts';

type Sources = ReadonlyMap<MessageId, DemoMail>;

export const shownOriginal = (sources: Sources, id: MessageId): Omit<Original, 'html'> => {
  const { html: _, ...shown } = original(sources, id);
  return shown;
};

/** The address is valid as long as the page. */
export const pageAddress = (sources: Sources, id: MessageId): string =>
  URL.createObjectURL(new Blob([inPlace(original(sources, id).html)], { type: 'text/html; charset=utf-8' }));

export const fileOf = (sources: Sources, id: MessageId, nth: number): Blob => {
  const file = sources.get(id)?.files?.[nth];
  if (!file) throw new Problem('thread.gone');
  return new Blob([Uint8Array.from(file.content, (character) => character.charCodeAt(0))], { type: file.mimeType });
};

const original = (sources: Sources, id: MessageId) => {
  const mail = sources.get(id);
  const html = mail?.html ?? asParagraphs(mail?.text ?? '');
  // The page has an address of its own, so links need Flow's whole address.
  const ask = (link: MisleadingLink): string => `${location.origin}${leavingAddress(link)}`;
  return originalOf({ html, text: null }, { inline: () => null, remote: () => null }, ask);
};

/** The page's policy refuses style elements in documents it creates, so styles become attributes. */
const inPlace = (html: string): string =>
  html
    .replace(/<style>[^<]*<\/style>/, '')
    .replace('<html>', '<html style="background:#fff;color:#111;color-scheme:light">')
    .replace('<body>', '<body style="margin:24px;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere">');

const asParagraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
