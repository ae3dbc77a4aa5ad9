import { isDeviceLine } from './device-line.ts';
import { isBlank, type Line } from './line.ts';

/** Removes boilerplate at the head and foot. Text after a footer belongs to the footer. */
export const withoutBoilerplate = (lines: readonly Line[]): Line[] => {
  const head = lines.filter((line, index) => index > 11 || !isHead(line.text));
  const paragraphs = paragraphRanges(head);
  const firstOfTail = Math.max(1, paragraphs.length - longestFooter);
  const footer = paragraphs.findIndex(
    ([start, end], index) => index >= firstOfTail && isFooter(textOf(head.slice(start, end))),
  );
  const cut = paragraphs[footer]?.[0] ?? head.length;
  return head.filter((line, index) => (index < cut || isPostscript(head, index)) && !isDeviceLine(line.text));
};

const longestFooter = 14;

const textOf = (lines: readonly Line[]): string =>
  lines
    .map((line) => line.text.trim())
    .join(' ')
    .slice(0, 4000);

/** Start and end of each run of lines with text. */
const paragraphRanges = (lines: readonly Line[]): [number, number][] => {
  const ranges: [number, number][] = [];
  let start = -1;
  for (let index = 0; index <= lines.length; index += 1) {
    if (!isBlank(lines[index])) start = start === -1 ? index : start;
    else if (start !== -1) {
      ranges.push([start, index]);
      start = -1;
    }
  }
  return ranges;
};

const isPostscript = (lines: readonly Line[], index: number): boolean =>
  /^p\.?\s?s\.?[\s:]/i.test(lines[index]?.text ?? '');

const isHead = (text: string): boolean => text.length < 200 && head.test(text);

const isFooter = (text: string): boolean => footers.some((pattern) => pattern.test(text));

const head =
  /\b(?:view|read|open|see) (?:this |the |it )?(?:e-?mail |newsletter |message |mail )?(?:in (?:your|a|the) (?:web )?browser|online)\b|\b(?:can'?t|cannot|unable to|trouble|problems?) (?:see|view|read|viewing|reading|displaying)\b.*\b(?:e-?mail|images?|message|newsletter)|\bim browser (?:ansehen|anzeigen|öffnen|lesen)|\bnicht (?:korrekt|richtig) (?:dargestellt|angezeigt)|\b(?:voir|afficher|lire|ouvrir)\b.*\b(?:navigateur|en ligne)\b|\bver (?:este |esta )?(?:correo|e-?mail|mensaje|mensagem)?\s?(?:en|no) (?:el |tu |su )?navegador|\bbekijk\b.*\bbrowser\b|\bvisualizza\b.*\bbrowser\b|^caution: external|^\[?(?:caution|warning|external|achtung|vorsicht|attention)\b.{0,80}\b(?:outside|extern\p{L}*|extérieur\p{L}*)\b|^\[?external(?: e-?mail| sender)?\]?:?$|^you don't often get email from/iu;

const footers = [
  /^unsubscribe\b|\bto unsubscribe\b|\bunsubscribe (?:here|from (?:this|these|our|all)|at any time|instantly|link)|\b(?:click|tap) here to (?:unsubscribe|opt)|\bopt[ -]?out of (?:these|this|receiving|future)|\|\s*unsubscribe\b|\bunsubscribe\s*[|·•]/i,
  /\byou(?:'re| are)? (?:are )?(?:receiv(?:e|ing|ed)|get(?:ting)?|got) this (?:e-?mail|message|newsletter|notification)? ?(?:because|as)\b|\b(?:manage|update|change|edit) (?:your )?(?:e-?mail |notification |subscription |communication |newsletter )*(?:preferences|subscriptions?|settings|notifications)\b/i,
  /^(?:©|\(c\)|copyright)\s*(?:\d{4}|\p{Lu})|\ball rights reserved\b|\balle rechte vorbehalten\b|\btous droits réservés\b|\btodos los derechos reservados\b|\btodos os direitos reservados\b/iu,
  /\b(?:newsletter|e-?mails?|nachrichten)\b.{0,80}\b(?:abmelden|abbestellen|austragen)\b|^(?:abmelden|newsletter abbestellen|abbestellen)\b|\bse (?:désabonner|désinscrire)\b|\bdésabonnez|\bdarse de baja\b|\bcancelar (?:a |la |sua |tu )?(?:suscripci[oó]n|inscrição|subscrição|assinatura)\b|\bannulla(?:re)? l'iscrizione\b|\b(?:uitschrijven|afmelden)\b|^(?:avregistrera|avsluta prenumeration|afmeld|avmeld|wypisz się|odhlásit|peruuta tilaus|abonelikten çık|отписаться|配信停止|退订)/i,
  /\b(?:this|the) (?:e-?mail|message|communication|transmission)\b.{0,160}\b(?:confidential|privileged|intended (?:only|solely|exclusively))\b|\bintended (?:only|solely|exclusively)? ?for the (?:use of the )?(?:individual|person|addressee|named|recipient)|\b(?:if you (?:have received|received|are not the intended)|not the intended recipient)\b.{0,120}\b(?:error|mistake|recipient|delete|notify)\b|^(?:confidentiality|legal|privacy) (?:notice|disclaimer|statement)\b|^disclaimer\b/i,
  /\bdiese (?:e-?mail|nachricht)\b.{0,160}\bvertraulich|\bvertrauliche\b.{0,80}\binformationen\b|\bce (?:message|courriel|mail)\b.{0,160}\bconfidentiel|\beste (?:mensaje|correo|e-?mail)\b.{0,160}\bconfidencial|\besta mensagem\b.{0,160}\bconfidencia|\bquesto messaggio\b.{0,160}\b(?:riservat|confidenzial)|\bdit bericht\b.{0,160}\bvertrouwelijk/i,
  /\b(?:please )?(?:consider the environment|think (?:of|about) the environment)\b|\bregistered (?:in|office|company|charity)\b.{0,80}\b(?:no\.?|number|england|wales|scotland|ireland)\b|\b(?:handelsregister|amtsgericht|sitz der gesellschaft|geschäftsführer(?:in)?\s*:)|\bthis is an automated (?:message|e-?mail)\b|\bplease do not reply (?:directly )?to this\b|\bsent to \S+@\S+/i,
  /\bbitte nicht (?:direkt )?auf diese (?:e-?mail|nachricht|mail) (?:antworten|reagieren)\b|\bdies ist eine automatisch (?:erzeugte|generierte|erstellte)\b|\b(?:merci de )?ne pas répondre (?:directement )?à ce (?:message|courriel|mail|e-?mail)\b|\b(?:por favor,? )?no responda a este (?:mensaje|correo|e-?mail)\b|\b(?:por favor,? )?não responda a est[ea] (?:mensagem|e-?mail)\b|\b(?:si prega di )?non rispondere a quest[oa] (?:messaggio|e-?mail|mail)\b|\bniet (?:beantwoorden|reageren op dit)\b|このメールに(?:は)?(?:返信|ご返信)|请勿(?:直接)?回复/i,
  /^(?=.{0,200}\b(?:VAT|TVA|IVA|BTW|USt-?Id(?:Nr)?\.?|P\. ?IVA|CIF|NIF|SIRET|ABN)\b[ .:-]*(?:(?:no|nr|id|number)\b[.:]? ?)?(?:[A-Z]{2} ?)?\d{5})(?!.*[!?]).{1,200}$/i,
];
