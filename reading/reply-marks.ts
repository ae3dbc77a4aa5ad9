// The lines with which mail programs part a reply from earlier mail, in the languages Flow reads.
import { headerBlockLength } from './header-block.ts';
import { type Introduction, introductionAtEnd } from './introduction.ts';
import { type Line, nextText } from './line.ts';

/** The number of lines from `at` that introduce earlier mail ('On Tuesday Maya wrote:'), or 0. They may wrap. */
export const introductionAt = (lines: readonly Line[], at: number): { length: number; sure: boolean } => {
  const first = textAt(lines, at);
  if (first.length > 300) return none;
  // The end of a sentence cannot start an introduction.
  const most = /[!?。！？]$|\p{L}{5}\.$/u.test(first) ? 1 : 4;
  const found = firstIntroduction(lines, at, most);
  if (found === null || found.start > 0 || hasOwnTextAbove(first, found)) return none;
  return { length: found.length, sure: found.sure };
};

/** Where an introduction begins behind new text on the same line, or null. It may go on below. */
export const introductionBehind = (lines: readonly Line[], at: number): number | null => {
  const first = textAt(lines, at);
  if (!isPart(first) || first.length < 20) return null;
  const found = firstIntroduction(lines, at, 3);
  return found?.sure && found.start > 0 && found.start < first.length ? found.start : null;
};

const none = { length: 0, sure: false };

type Found = Introduction & { length: number; text: string };

/** In the fewest lines that hold one. */
const firstIntroduction = (lines: readonly Line[], at: number, most: number): Found | null => {
  let text = '';
  for (let length = 1; length <= most; length += 1) {
    const next = textBeside(lines, at, length - 1);
    if (next === '') return null;
    text = length === 1 ? next : `${text} ${next}`;
    const found = introductionAtEnd(text);
    if (found !== null) return { ...found, length, text };
  }
  return null;
};

/** A line of new text, above an introduction that needs nothing from it. */
const hasOwnTextAbove = (first: string, { text, length }: Found): boolean =>
  length > 1 && !isPart(first) && introductionAtEnd(text.slice(first.length).trim())?.sure === true;

/** The line holds a day, an hour or an address, so it may be the first part. */
const isPart = (text: string): boolean => /@|\d{1,2}[:.]\d\d|20\d\d/.test(text);

/** The text of a later line at the same depth. A line at another depth cannot continue it. */
const textBeside = (lines: readonly Line[], at: number, further: number): string =>
  lines[at + further]?.depth === lines[at]?.depth ? textAt(lines, at + further) : '';

const textAt = (lines: readonly Line[], at: number): string => lines[at]?.text.trim() ?? '';

export const isForwardMark = (text: string): boolean => forwardMark.test(text.trim());

/** 'Original message' between dashes in any language, above a header. */
export const isReplyMark = (lines: readonly Line[], at: number): boolean => {
  const text = textAt(lines, at);
  if (text.length > 80) return false;
  if (originalMark.test(text) || aboveMark.test(text)) return true;
  if (!dashed.test(text) && !originalAlone.test(text)) return false;
  const next = nextText(lines, at + 1);
  return headerBlockLength(lines, next, 'mark') > 0 || introductionAt(lines, next).sure;
};

export const isRule = (text: string): boolean => /^[_\-=–—]{5,}$/.test(text.trim());

export const isForwardSubject = (subject: string): boolean =>
  /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fwd?|wg|tr|rv|enc|i|doorst|vs|vb|vl|pd|ilt|i̇lt|πρθ|转发|轉寄|転送|전달|továbbítás|redirecționat|пересл|fs)\s*[:：]/iu.test(
    subject,
  );

const forwardMark =
  /^(?:>\s*)*(?:[-_=]{2,}\s*)?(?:Forwarded message|Begin forwarded message|Weitergeleitete Nachricht|Anfang der weitergeleiteten (?:Nachricht|E-Mail)|Message transf(?:é|e)r(?:é|e)|D(?:é|e)but du message (?:transf(?:é|e)r(?:é|e)|r(?:é|e)exp(?:é|e)di(?:é|e))|Mensaje reenviado|Inicio del mensaje reenviado|Mensagem encaminhada|In(?:í|i)cio da mensagem (?:re)?encaminhada|Messaggio inoltrato|Inizio messaggio inoltrato|Doorgestuurd bericht|Begin doorgestuurd bericht|Vidarebefordrat (?:meddelande|mejl)|Vidarebefordrat brev|Videresendt (?:meddelelse|melding|besked)|(?:Przekazana wiadomość|Wiadomość przekazana|Początek przekazywanej wiadomości)|(?:Přeposlaná|Přesměrovaná) zpráva|Edelleenlähetetty viesti|Välitetty viesti|(?:Пересылаемое|Пересланное|Перенаправленное) сообщение|Пересланий лист|İletilmiş (?:mesaj|ileti)|İletilen (?:mesaj|ileti)|Továbbított (?:üzenet|levél)|Mesaj redirecționat|Προωθημένο μήνυμα|转发的邮件|轉寄的郵件|転送(?:された)?メッセージ|전달된 메시지|رسالة مُ?عاد توجيهها|הודעה שהועברה)(?:\s*[-_=]{2,}|\s*[:：])\s*$/iu;

const originalMark =
  /^[-_]{2,}\s*(?:Original Message|Original Appointment|Reply message|Urspr(?:ü|u)ngliche Nachricht|Message d'origine|Message original|Mensaje original|Mensagem original|Messaggio originale|Oorspronkelijk bericht|Ursprungligt meddelande|Oprindelig meddelelse|Opprinnelig melding|Wiadomość oryginalna|Původní zpráva|Alkuperäinen viesti|Исходное сообщение|Özgün İleti|Eredeti üzenet|元のメッセージ|原始邮件|原邮件|원본 메시지)\s*[-_]{2,}$/i;

const dashed = /^[-_=‐‑–—]{2,}\s*[\p{L}\p{M}][\p{L}\p{M}'’ /:]{2,60}[-_=‐‑–—]{2,}$/u;

const originalAlone = /^(?:Original Message|Urspr(?:ü|u)ngliche Nachricht|Message d['’]origine|Mensaje original)$/i;

/** Help desks ask for the reply above such a line. */
const aboveMark = /^#{2,}.{5,70}#{2,}$|^[-=_—#\s]{0,40}(?:please )?(?:type your reply|reply|write) above this line\b/i;
