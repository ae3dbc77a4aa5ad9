/** The HTML that mail clients make of plain text: Gmail's divs, Outlook's MsoNormal, Apple Mail's blockquotes. */
import type { Client, Person } from './people.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const paragraphs = (text: string, client: Client): string => {
  const blocks = text.split('\n\n').map((block) => escapeHtml(block).replaceAll('\n', '<br>\n'));
  if (client === 'outlook') {
    return blocks
      .map((block) => `<p class="MsoNormal">${block}<o:p></o:p></p>\n<p class="MsoNormal"><o:p>&nbsp;</o:p></p>\n`)
      .join('');
  }
  return blocks.map((block) => `<div>${block}</div>\n`).join('<div><br></div>\n');
};

export const signatureHtml = ({ client, signature }: Person): string => {
  if (!signature) return '';
  const lines = escapeHtml(signature).replaceAll('\n', '<br>\n');
  if (client === 'outlook') {
    return `<p class="MsoNormal"><span style="font-size:9.0pt;color:#44546A">${lines}</span><o:p></o:p></p>\n`;
  }
  if (client === 'apple') return `<div><br></div><div dir="ltr">${lines}</div>\n`;
  return `<div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">${lines}</div>\n`;
};

/** The quoted history in the client's markup. */
export const quoteHtml = (client: Client, inner: string, attribution: string, block: [string, string][]): string => {
  if (client === 'outlook') {
    const rows = block.map(([name, value]) => `<b>${name}:</b> ${escapeHtml(value)}`).join('<br>\n');
    return `<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${rows}<o:p></o:p></p></div>\n${inner}`;
  }
  if (client === 'apple') {
    return `<div><br><blockquote type="cite"><div>${escapeHtml(attribution)}</div><br class="Apple-interchange-newline">${inner}</blockquote></div>`;
  }
  return `<br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escapeHtml(attribution)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${inner}</blockquote></div>`;
};

export const clientHtml = (client: Client, inner: string): string => {
  if (client === 'outlook') {
    return `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style><!--
p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
--></style></head><body lang="EN-GB" link="#0563C1"><div class="WordSection1">${inner}</div></body></html>`;
  }
  if (client === 'apple') {
    return `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; line-break: after-white-space;">${inner}</body></html>`;
  }
  return `<div dir="ltr">${inner}</div>`;
};
