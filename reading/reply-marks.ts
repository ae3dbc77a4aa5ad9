// The lines with which mail programs introduce earlier mail, in the languages Flow reads.
import type { Line } from './line.ts';

/** How many lines from here say that somebody wrote what follows ('On Tuesday Maya wrote:'), or 0. They may be wrapped. */
export const attributionLength = (lines: readonly Line[], at: number): number => {
  const first = textAt(lines, at);
  if (first.length > 300 || !mayAttribute.test(first)) return 0;
  let said = '';
  for (let length = 1; length <= 3; length += 1) {
    const text = textAt(lines, at + length - 1);
    said = `${said} ${text}`.trimStart();
    if (text === '' || said.length > 400) return 0;
    if (said.endsWith(':')) return isAttribution(said) ? length : 0;
  }
  return 0;
};

/** How many lines from here are the header of an earlier mail (From, Sent, To, Subject), or 0. */
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

/** The line of a header that names its sender, without the address. */
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

const isAttribution = (said: string): boolean =>
  attributions.some((pattern) => pattern.test(said)) && /\d|@/.test(said);

const mayAttribute = /^(?:On|Am|Le|El|Em|A|Il|Op|Den|W dniu|\d{4}[-/.]|\d{1,2}[-/.]|.*\bwrote:$|.*@|["\p{Lu}])/u;

const attributions = [
  /^On\b.*\bwrote\s*:$/i,
  /\bwrote\s*:$/i,
  /^Am\b.*\bschrieb\b.*:$/i,
  /\bschrieb\b.{0,120}:$/i,
  /^Le\b.*\ba (?:é|e)crit\s*:$/i,
  /^El\b.*\bescribi(?:ó|o)\s*:$/i,
  /^(?:Em|A)\b.*\bescreveu\s*:$/i,
  /^Il\b.*\bha scritto\s*:$/i,
  /^Op\b.*\bschreef\b.*:$/i,
  /^\d{4}-\d\d-\d\d .*<[^<>]*@[^<>]*>\s*:$/,
];

const from = 'From|Von|De|Da|Van|Expéditeur';
const others =
  'Sent|Date|To|Cc|Bcc|Subject|Reply-To|Importance|Attachments|Gesendet|Datum|An|Betreff|Kopie|Envoyé(?: le)?|À|Objet|Enviado(?: el)?|Enviada em|Para|Asunto|Assunto|Fecha|Data|Inviato|A|Oggetto|Verzonden|Aan|Onderwerp';

const subject = /^\*?(?:Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp)\s?:/i;
const headerStart = new RegExp(`^\\*?(?:${from})\\*?\\s?:\\*?\\s*\\S`, 'i');
const headerLabel = new RegExp(`^\\*?(?:${from}|${others})\\*?\\s?:\\*?(?:\\s|$)`, 'i');

const forwardMark =
  /^(?:>\s*)*(?:[-_]{2,}\s*)?(?:Forwarded message|Begin forwarded message|Weitergeleitete Nachricht|Anfang der weitergeleiteten (?:Nachricht|E-Mail)|Message transf(?:é|e)r(?:é|e)|D(?:é|e)but du message (?:transf(?:é|e)r(?:é|e)|r(?:é|e)exp(?:é|e)di(?:é|e))|Mensaje reenviado|Inicio del mensaje reenviado|Mensagem encaminhada|In(?:í|i)cio da mensagem (?:re)?encaminhada|Messaggio inoltrato|Inizio messaggio inoltrato|Doorgestuurd bericht|Begin doorgestuurd bericht)(?:\s*[-_]{2,}|\s*:)\s*$/i;

const replyMark =
  /^[-_]{2,}\s*(?:Original Message|Original Appointment|Reply message|Urspr(?:ü|u)ngliche Nachricht|Message d'origine|Message original|Mensaje original|Mensagem original|Messaggio originale|Oorspronkelijk bericht)\s*[-_]{2,}$/i;
