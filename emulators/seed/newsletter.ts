/** The HTML of bulk mail in six real designs: nested tables, hidden preheaders, style sheets, tracking pixels. */
import { escapeHtml } from './client-html.ts';
import type { Person } from './people.ts';
import type { MessageSeed } from './thread.ts';

type Story = { heading: string; text: string; link?: string };
export type Issue = {
  from: Person;
  subject: string;
  at: Date;
  /** Shown in the mail list, hidden in the mail. */
  preheader: string;
  title: string;
  intro: string;
  stories: Story[];
  /** Sent without a text part. */
  htmlOnly?: true;
  headers?: MessageSeed['headers'];
};

type Design = (issue: Issue) => string;

export const issueMessage = (issue: Issue, design: Design): MessageSeed => {
  const { from, subject, at, htmlOnly, headers } = issue;
  const text = htmlOnly ? '' : plainText(issue);
  return {
    from,
    subject,
    at,
    text,
    html: design(issue),
    headers: headers ?? bulkHeaders(from),
    encoding: 'quoted-printable',
  };
};

/** Headers that Gmail and others require of bulk senders. */
const bulkHeaders = (from: Person): [string, string][] => {
  const domain = domainOf(from);
  const list = from.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return [
    ['List-Id', `<${list}.${domain}>`],
    ['List-Unsubscribe', `<https://${domain}/unsubscribe/7f3a>, <mailto:leave@${domain}?subject=unsubscribe>`],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ['Precedence', 'bulk'],
    ['Feedback-ID', `${list}:campaign:${domain}`],
  ];
};

const plainText = ({ title, intro, stories }: Issue): string => {
  const parts = stories.map(({ heading, text, link }) =>
    [heading.toUpperCase(), text, link].filter(Boolean).join('\n'),
  );
  return [title, intro, ...parts].filter(Boolean).join('\n\n');
};

const domainOf = (from: Person): string => from.email.split('@')[1] ?? '';

const pixel = (from: Person): string =>
  `<img src="https://track.${domainOf(from)}/open/7f3a91.gif" width="1" height="1" alt="" style="display:block;border:0">`;

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const anchor = (story: Story, label: string, style = ''): string =>
  story.link ? `<a href="${escapeHtml(story.link)}" style="${style}">${label}</a>` : '';

const footer = ({ from }: Issue, style: string): string =>
  `<p style="${style}">${lines(from.signature)}<br><a href="https://${domainOf(from)}/unsubscribe/7f3a" style="color:inherit">Unsubscribe</a> | <a href="https://${domainOf(from)}/view" style="color:inherit">View in browser</a></p>${pixel(from)}`;

/** Nested tables with Outlook's conditional comments, as newspapers use. */
export const nestedTables: Design = (
  issue,
) => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>${escapeHtml(issue.title)}</title>
<style type="text/css">#outlook a{padding:0} body{margin:0;padding:0;-webkit-text-size-adjust:100%} table{border-collapse:collapse} .hide{mso-hide:all}</style></head>
<body bgcolor="#efece6"><div class="hide" style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">${escapeHtml(issue.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(20)}</div>
<table width="100%" cellpadding="0" cellspacing="0" border="0" role="presentation"><tr><td align="center"><!--[if mso]><table width="600"><tr><td><![endif]-->
<table width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff"><tr><td style="padding:28px 36px 8px;font-family:Georgia,serif;font-size:26px">${escapeHtml(issue.title)}</td></tr>
<tr><td style="padding:0 36px 18px;font-family:Georgia,serif;font-size:16px;line-height:24px;color:#333">${lines(issue.intro)}</td></tr>
${issue.stories
  .map(
    (story) =>
      `<tr><td style="padding:0 36px"><table width="100%"><tr><td style="border-top:1px solid #d8d2c6;padding:16px 0"><table><tr><td style="font-family:Georgia,serif;font-size:18px"><b>${lines(story.heading)}</b></td></tr><tr><td style="font-family:Georgia,serif;font-size:15px;line-height:23px;padding-top:6px">${lines(story.text)} ${anchor(story, 'Read on', 'color:#8a1c1c')}</td></tr></table></td></tr></table></td></tr>`,
  )
  .join('\n')}
<tr><td style="padding:18px 36px 30px">${footer(issue, 'font-family:Arial,sans-serif;font-size:11px;color:#888')}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;

/** One column and a byline, as writers use. */
export const letter: Design = (
  issue,
) => `<html><head><meta charset="utf-8"></head><body style="font-family:-apple-system,'Segoe UI',sans-serif"><span style="color:transparent;visibility:hidden;opacity:0;height:0;width:0;font-size:0">${escapeHtml(issue.preheader)}</span>
<div style="max-width:560px;margin:0 auto"><h1 style="font-size:28px;margin-bottom:4px">${escapeHtml(issue.title)}</h1><p style="color:#777;margin-top:0">${escapeHtml(issue.from.name)} &middot; <a href="https://${domainOf(issue.from)}/listen">Listen</a></p>
<p><em>${lines(issue.intro)}</em></p>
${issue.stories.map((story) => `${story.heading ? `<h3>${lines(story.heading)}</h3>` : ''}<p style="line-height:1.6">${lines(story.text)}</p>${story.link ? `<p>${anchor(story, 'Continue')}</p>` : ''}`).join('\n')}
<hr>${footer(issue, 'color:#999;font-size:12px')}</div></body></html>`;

/** Coloured bands, remote pictures and buttons made of table cells. */
export const shop: Design = (
  issue,
) => `<html><head><meta charset="utf-8"><style>@media only screen and (max-width:480px){.col{display:block!important;width:100%!important}.h{display:none!important}}</style></head>
<body style="margin:0;background:#fff4e8"><div style="display:none!important;visibility:hidden;mso-hide:all;font-size:1px;color:#fff4e8;line-height:1px;max-height:0">${escapeHtml(issue.preheader)}</div>
<table width="100%" role="presentation" cellspacing="0"><tr><td align="center" style="background:#d4552a;color:#fff;padding:32px"><img src="https://img.${domainOf(issue.from)}/hero@2x.jpg" alt="" width="560" style="max-width:100%"><h1 style="font-family:Futura,Arial,sans-serif">${escapeHtml(issue.title)}</h1><p style="font-family:Arial,sans-serif">${lines(issue.intro)}</p></td></tr>
<tr><td><table width="100%" role="presentation"><tr>
${issue.stories.map((story, index) => `<td class="col" valign="top" width="33%" style="padding:18px;font-family:Arial,sans-serif"><img src="https://img.${domainOf(issue.from)}/p/${index + 1}.jpg" width="160" height="160" alt="${escapeHtml(story.heading)}"><h4>${lines(story.heading)}</h4><p>${lines(story.text)}</p>${story.link ? `<table role="presentation"><tr><td bgcolor="#d4552a" style="border-radius:4px;padding:10px 18px">${anchor(story, 'Shop now', 'color:#fff;text-decoration:none')}</td></tr></table>` : ''}</td>`).join('\n')}
</tr></table></td></tr><tr><td align="center">${footer(issue, 'font:11px Arial;color:#a0806a')}</td></tr></table></body></html>`;

/** A numbered digest, styled only by a style sheet. */
export const digest: Design = (
  issue,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>
.wrap{max-width:620px;margin:auto;font:16px/1.5 Helvetica,Arial,sans-serif;color:#1d2433}.pre{display:none}.n{font-size:32px;color:#c3cad9;float:left;margin-right:14px}.item{clear:both;padding:14px 0;border-bottom:1px dotted #c3cad9}.foot{font-size:12px;color:#8791a5}</style></head>
<body><div class="pre">${escapeHtml(issue.preheader)}</div><div class="wrap"><h2>${escapeHtml(issue.title)}</h2><p>${lines(issue.intro)}</p>
${issue.stories.map((story, index) => `<div class="item"><span class="n">${index + 1}</span><strong>${lines(story.heading)}</strong><br>${lines(story.text)} ${anchor(story, '&rarr;')}</div>`).join('\n')}
<div class="foot">${footer(issue, 'margin-top:20px')}</div></div></body></html>`;

/** A grey page with one white card, as product mail uses. */
export const card: Design = (
  issue,
) => `<html><head><meta charset="utf-8"></head><body style="background:#f4f5f7;padding:24px;font-family:Inter,Roboto,Arial,sans-serif"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(issue.preheader)}</div>
<table align="center" width="520" style="background:#fff;border:1px solid #e3e5ea;border-radius:8px"><tr><td style="padding:28px"><p style="margin:0 0 14px"><img src="https://static.${domainOf(issue.from)}/logo.png" alt="${escapeHtml(issue.from.name)}" height="24"></p><h2 style="font-size:20px;margin:0 0 8px">${escapeHtml(issue.title)}</h2>${issue.intro ? `<p style="color:#444c5c">${lines(issue.intro)}</p>` : ''}
${issue.stories.map((story) => `<div style="margin:16px 0;padding:12px 14px;background:#f8f9fb;border-left:3px solid #4b6bfb"><b>${lines(story.heading)}</b><br>${lines(story.text)}</div>${story.link ? anchor(story, 'Open', 'display:inline-block;background:#4b6bfb;color:#fff;padding:10px 20px;border-radius:6px;text-decoration:none') : ''}`).join('\n')}</td></tr></table>
${footer(issue, 'text-align:center;font-size:11px;color:#9aa1b0')}</body></html>`;

/** White on black with a preheader in the background colour. */
export const dark: Design = (
  issue,
) => `<html><head><meta charset="utf-8"><meta name="color-scheme" content="dark"></head><body style="background:#0d0d12;color:#f2f2f5;font-family:'Courier New',monospace"><p style="font-size:1px;color:#0d0d12;margin:0">${escapeHtml(issue.preheader)}</p>
<center><div style="width:92%;max-width:600px;text-align:left"><h1 style="letter-spacing:2px;color:#7ef0c1">${escapeHtml(issue.title)}</h1><p>${lines(issue.intro)}</p>
${issue.stories.map((story) => `<p><font color="#7ef0c1">&#9632; ${lines(story.heading)}</font><br>${lines(story.text)}<br>${anchor(story, escapeHtml(story.link ?? ''), 'color:#f2f2f5')}</p>`).join('\n')}
${footer(issue, 'color:#666;font-size:11px')}</div></center></body></html>`;
