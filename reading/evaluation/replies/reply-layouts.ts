// How mail programs arrange a reply, the introduction of the earlier mail, and the earlier mail.

export type Parts = { own: readonly [string, string]; earlier: readonly [string, string]; introduction: string };

/** The body of a mail in that layout. HTML starts with `<`. */
export const bodyIn = (layout: string, parts: Parts): string => {
  const body = new Map(Object.entries(layouts)).get(layout);
  if (body === undefined) throw new Error(`No layout is called ${layout}`);
  return body({ ...parts, html: htmlOf(parts.introduction) });
};

type Layout = (parts: Parts & { html: string }) => string;

const layouts = {
  plain: ({ own: [a, b], earlier: [c, d], introduction }) => `${a} ${b}\n\n${introduction}\n\n> ${c}\n> ${d}\n`,
  wrapped: ({ own: [a, b], earlier: [c, d], introduction }) => `${a}\n${b}\n\n${introduction}\n> ${c}\n> ${d}\n`,
  bare: ({ own: [a, b], earlier: [c, d], introduction }) => `${a} ${b}\n\n${introduction}\n\n${c}\n${d}\n\nAlex\n`,
  indented: ({ own: [a, b], earlier: [c, d], introduction }) => `${a} ${b}\n\n    ${introduction}\n \n ${c} ${d}   \n`,
  below: ({ own: [a, b], earlier: [c, d], introduction }) => `${introduction}\n> ${c}\n> ${d}\n\n${a}\n${b}\n`,
  between: ({ own: [a, b], earlier: [c, d], introduction }) => `${introduction}\n> ${c}\n\n${a}\n\n> ${d}\n\n${b}\n`,
  around: ({ own: [a, b], earlier: [c, d], introduction }) => `${a}\n\n${introduction}\n> ${c}\n> ${d}\n\n${b}\n`,
  joined: ({ own: [a, b], earlier: [c, d], introduction }) => `${a} ${b} ${introduction}\n> ${c}\n> ${d}\n`,
  ruled: ({ own: [a, b], earlier: [c, d], introduction }) =>
    `${a} ${b}\n\n${'_'.repeat(32)}\n${introduction}\n\n${c}\n${d}\n`,
  phone: ({ own: [a, b], earlier: [c, d], introduction }) =>
    `${a} ${b}\n\n\nSent from my Galaxy\n\n\n${introduction}\n\n${c}\n${d}\n`,
  gmail: ({ own: [a, b], earlier: [c, d], html }) =>
    `<div dir="ltr"><div>${a}</div><div>${b}</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${html}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr"><div>${c}</div><div>${d}</div></div></blockquote></div>`,
  apple: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body style="overflow-wrap: break-word;">${a}<div>${b}</div><div><br><blockquote type="cite"><div>${html}</div><br class="Apple-interchange-newline"><div>${c}<div>${d}</div></div></blockquote></div><br></body></html>`,
  'apple below': ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><div>${html}</div><br class="Apple-interchange-newline"><blockquote type="cite"><div>${c}</div><div>${d}</div></blockquote><br><div>${a}</div><div>${b}</div></body></html>`,
  'apple between': ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><div>${html}</div><br class="Apple-interchange-newline"><blockquote type="cite"><div>${c}</div></blockquote><div>${a}</div><blockquote type="cite"><div>${d}</div></blockquote><div>${b}</div></body></html>`,
  cite: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><p>${a}</p><p>${b}<br></p><div class="moz-cite-prefix">${html}<br></div><blockquote type="cite" cite="mid:1@northwind.example"><p>${c}</p><p>${d}</p></blockquote></body></html>`,
  outlook: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body lang=EN-US><div class=WordSection1><p class=MsoNormal>${a}<o:p></o:p></p><p class=MsoNormal>${b}<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal>${html}<o:p></o:p></p></div></div><p class=MsoNormal>${c}<o:p></o:p></p><p class=MsoNormal>${d}<o:p></o:p></p></div></body></html>`,
  owa: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body dir="ltr"><div class="elementToProof">${a}</div><div class="elementToProof">${b}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${html}</font><div>&nbsp;</div></div><div>${c}</div><div>${d}</div></body></html>`,
  mobile: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><div dir="auto">${a}</div><div dir="auto">${b}</div><div id="ms-outlook-mobile-signature" dir="auto">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr">${html}<div>&nbsp;</div></div><div>${c}</div><div>${d}</div></body></html>`,
  yahoo: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><div class="ydp1yahoo-style-wrap"><div dir="ltr">${a}</div><div dir="ltr">${b}</div></div><div id="ydp2yahoo_quoted_1" class="ydp2yahoo_quoted"><div style="font-family:Helvetica"><div>${html}</div><div><br></div><div><br></div><div>${c}<br>${d}</div></div></div></body></html>`,
  proton: ({ own: [a, b], earlier: [c, d], html }) =>
    `<div style="font-family: Arial, sans-serif;">${a}</div><div>${b}</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div><br></div><div class="protonmail_quote">${html}<br><blockquote class="protonmail_quote" type="cite">${c}<br>${d}</blockquote><br></div>`,
  spark: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><div name="messageBodySection"><div dir="auto">${a}<br>${b}</div></div><div name="messageReplySection">${html}<br><blockquote type="cite" style="border-left:thin solid #1abc9c"><div dir="auto">${c}<br>${d}</div></blockquote></div></body></html>`,
  zimbra: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><div style="font-family: arial"><div>${a}</div><div>${b}</div><div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__">${html}<br></div><div><br></div><div data-marker="__QUOTED_TEXT__"><div>${c}</div><div>${d}</div></div></div></body></html>`,
  zoho: ({ own: [a, b], earlier: [c, d], html }) =>
    `<div style="font-family: Verdana"><div>${a}</div><div>${b}</div><div class="zmail_extra_hr" style="border-top: 1px solid rgb(204, 204, 204)"><br></div><div class="zmail_extra"><div><br></div><div id="Zm-_Id_-Sgn1">${html}</div><div><br></div><blockquote id="blockquote_zmail"><div>${c}</div><div>${d}</div></blockquote></div></div>`,
  gmx: ({ own: [a, b], earlier: [c, d], html }) =>
    `<html><body><div style="font-family: Verdana;font-size: 12.0px;"><div>${a}</div><div>${b}</div><div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;">${html}</div><div name="quoted-content">${c}<br>${d}</div></div></div></div></body></html>`,
} satisfies Record<string, Layout>;

/** Programs write the label of a header in bold. */
const htmlOf = (introduction: string): string =>
  introduction
    .split('\n')
    .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    .map((line, _, { length }) => (length > 2 ? line.replace(/^[^:：\d<]{1,30}[:：]/, '<b>$&</b>') : line))
    .join('<br>');
