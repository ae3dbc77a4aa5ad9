// The attribution lines and headers with which mail programs introduce earlier mail, in the languages Flow reads.
import type { Line } from './line.ts';

/** The number of lines from `at` that form an attribution ('On Tuesday Maya wrote:'), or 0. It may span lines. */
export const attributionLength = (lines: readonly Line[], at: number): number => {
  const first = textAt(lines, at);
  if (first.length > 300 || !mayAttribute.test(first)) return 0;
  // The end of a sentence cannot start an attribution.
  const most = /[.!?。！？]$/.test(first) ? 1 : 3;
  let line = '';
  for (let length = 1; length <= most; length += 1) {
    line = `${line} ${textBeside(lines, at, length - 1)}`.trimStart();
    if (line.endsWith(' ') || line.length > 400) return 0;
    if (/[:：]$/.test(line)) return isAttribution(line) ? length : 0;
  }
  return 0;
};

/** The text of a later line at the same depth. A line at another depth cannot continue it. */
const textBeside = (lines: readonly Line[], at: number, further: number): string =>
  lines[at + further]?.depth === lines[at]?.depth ? textAt(lines, at + further) : '';

/** The number of lines from `at` that form a header of earlier mail (From, Sent, To, Subject), or 0. */
export const headerBlockLength = (lines: readonly Line[], at: number): number => {
  if (!headerStart.test(textAt(lines, at))) return 0;
  let length = 0;
  let labels = 0;
  for (let next = 0; next < 12; next += 1) {
    const text = textAt(lines, at + next);
    const isLabel = headerLabel.test(text);
    if (isLabel) length = next + 1;
    // From and Subject alone are a header too.
    labels += Number(isLabel) + Number(subject.test(text));
    if (text === '' && labels >= 3) break;
  }
  return labels >= 3 ? length : 0;
};

const textAt = (lines: readonly Line[], at: number): string => lines[at]?.text.trim() ?? '';

/** The header's sender line, without the address. */
export const senderIn = (header: readonly Line[]): string => {
  const line = header.find((candidate) => headerStart.test(candidate.text.trim()))?.text ?? '';
  return line
    .slice(0, 500)
    .replace(/[*"]/g, '')
    .replace(/\s*[<[(][^<>[\]()]{0,300}[>\])]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

export const isForwardMark = (text: string): boolean => forwardMark.test(text.trim());

export const isReplyMark = (text: string): boolean => replyMark.test(text.trim());

export const isForwardSubject = (subject: string): boolean =>
  /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fwd?|wg|tr|rv|enc|i|doorst|vs)\s*:/i.test(subject);

const isAttribution = (line: string): boolean =>
  attributions.some((pattern) => pattern.test(line)) && /\d|@/.test(line);

const mayAttribute =
  /^(?:On|Am|Le|El|Em|A|Il|Op|Den|W dniu|\d{4}[-/.年]|\d{1,2}[-/.]|.*\bwrote:$|.*@|["\p{Lu}]|\p{L}{2,4}\.?,? \d)/u;

const attributions = [
  /^On\b.*\bwrote\s*:$/i,
  /\bwrote\s*:$/i,
  /^[^<>]{1,80}<[^<>\s]{1,200}@[^<>\s]{1,200}> (?:writes|schreibt)\s*:$/i,
  /^Am\b.*\bschrieb\b.*:$/i,
  /\bschrieb\b.{0,120}:$/i,
  /^Le\b.*\ba (?:é|e)crit\s*:$/i,
  /^El\b.*\bescribi(?:ó|o)\s*:$/i,
  /^(?:Em|A)\b.*\bescreveu\s*:$/i,
  /^Il\b.*\bha scritto\s*:$/i,
  /^Op\b.*\bschreef\b.*:$/i,
  /\bskrev\b.{0,200}:$/i,
  /\bkirjoitti\s*:$/i,
  /(?:^|\s)(?:napisał(?:\(a\)|a)?|napsala?|yazdı|писал(?:а|\(а\))?|пишет|написала?|írta|a scris)\s*:$/iu,
  /(?:写道|寫道|のメール|書きました|작성|님이 작성)\s*[:：]$/u,
  /^\d{4}-\d\d-\d\d .*<[^<>]*@[^<>]*>\s*:$/,
  // In any language: sender, address, day and time.
  /^(?=.*[<([][^<>()[\]\s]{1,200}@[^<>()[\]\s]{1,200}[>)\]])(?=.*\b\d{1,2}[:.]\d\d\b)(?=.*\b(?:20\d\d|\d{1,2}[-/.]\d{1,2}[-/.]\d\d)\b).*[:：]$/,
  /^(?=.*[<([][^<>()[\]\s]{1,200}@[^<>()[\]\s]{1,200}[>)\]])20\d\d年.*[:：]$/,
];

const from = 'From|Von|De|Da|Van|Expéditeur|Från|Fra|Od|Lähettäjä|От|Kimden|Feladó|差出人|发件人|寄件者|보낸 사람';
const others =
  'Sent|Date|To|Cc|Bcc|Subject|Reply-To|Importance|Attachments|Gesendet|Datum|An|Betreff|Kopie|Envoyé(?: le)?|À|Objet|Enviado(?: el)?|Enviada em|Para|Asunto|Assunto|Fecha|Data|Inviato|A|Oggetto|Verzonden|Aan|Onderwerp|Skickat|Till|Ämne|Sendt|Dato|Til|Emne|Wysłano|Do|DW|Temat|Odesláno|Komu|Kopie|Předmět|Lähetetty|Vastaanottaja|Kopio|Aihe|Отправлено|Дата|Кому|Копия|Тема|Gönderildi|Tarih|Kime|Bilgi|Konu|Küldve|Címzett|Tárgy|送信日時|日時|宛先|件名|发送时间|日期|收件人|抄送|主题|보낸 날짜|받는 사람|제목';

const subject =
  /^\*?(?:Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp|Ämne|Emne|Temat|Předmět|Aihe|Тема|Konu|Tárgy|件名|主题|제목)\s?[:：]/i;
const headerStart = new RegExp(`^\\*?(?:${from})\\*?\\s?[:：]\\*?\\s*\\S`, 'i');
const headerLabel = new RegExp(`^\\*?(?:${from}|${others})\\*?\\s?[:：]\\*?(?:\\s|$|(?<=：))`, 'i');

const forwardMark =
  /^(?:>\s*)*(?:[-_]{2,}\s*)?(?:Forwarded message|Begin forwarded message|Weitergeleitete Nachricht|Anfang der weitergeleiteten (?:Nachricht|E-Mail)|Message transf(?:é|e)r(?:é|e)|D(?:é|e)but du message (?:transf(?:é|e)r(?:é|e)|r(?:é|e)exp(?:é|e)di(?:é|e))|Mensaje reenviado|Inicio del mensaje reenviado|Mensagem encaminhada|In(?:í|i)cio da mensagem (?:re)?encaminhada|Messaggio inoltrato|Inizio messaggio inoltrato|Doorgestuurd bericht|Begin doorgestuurd bericht|Vidarebefordrat meddelande|Videresendt (?:meddelelse|melding)|Wiadomość przekazana|Edelleenlähetetty viesti|Пересылаемое сообщение|İletilmiş mesaj|转发的邮件|転送(?:された)?メッセージ)(?:\s*[-_]{2,}|\s*:)\s*$/i;

const replyMark =
  /^[-_]{2,}\s*(?:Original Message|Original Appointment|Reply message|Urspr(?:ü|u)ngliche Nachricht|Message d'origine|Message original|Mensaje original|Mensagem original|Messaggio originale|Oorspronkelijk bericht|Ursprungligt meddelande|Oprindelig meddelelse|Opprinnelig melding|Wiadomość oryginalna|Původní zpráva|Alkuperäinen viesti|Исходное сообщение|Özgün İleti|Eredeti üzenet|元のメッセージ|原始邮件|原邮件|원본 메시지)\s*[-_]{2,}$/i;
