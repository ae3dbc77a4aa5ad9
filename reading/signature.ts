// Removes everything below a mail's last word, except the signed name and a postscript.
import type { Address } from '#domain/mail.ts';
import { withoutBoilerplate } from './boilerplate.ts';
import { isContact } from './contact-line.ts';
import { hasWords, isBlank, type Line, nextText, wordCount } from './line.ts';
import { bare, isSender } from './sender-name.ts';

/** A mail that is only a signature stays. `readers`: 'Thanks, Alex' thanks Alex and is no signature. */
export const withoutSignature = (lines: readonly Line[], from: Address, readers: readonly Address[] = []): Line[] => {
  const letter = beforeDelimiter(withoutBoilerplate(lines));
  const signed = signedAt(letter, { from, readers });
  const kept = signed === null ? withoutClosing(withoutContacts(letter)) : upToName(letter, signed);
  return kept.some(hasWords) ? kept : [...lines];
};

/** The closing formula, and the name below it or in the signature. Each may be empty. */
export const signOffOf = (lines: readonly Line[], from: Address): { closing: string; name: string } => {
  const letter = beforeDelimiter(withoutBoilerplate(lines));
  const signed = signedAt(letter, { from, readers: [] });
  if (signed === null) return { closing: '', name: below(lines, letter.length, from) };
  const line = letter[signed.start]?.text.trim() ?? '';
  const closed = closing.exec(line.slice(signed.before?.length ?? 0).trim())?.[0] ?? '';
  return { closing: closed.trim().slice(0, 60), name: signed.words.slice(0, 60) };
};

/** The sender's own name at the start of the signature. */
const below = (lines: readonly Line[], from: number, sender: Address): string => {
  const first = lines[nextText(lines, from + 1)]?.text ?? '';
  return isSender(first, sender) ? bare(first).slice(0, 60) : '';
};

/** A delimiter with a long text below it is only a rule. */
const beforeDelimiter = (lines: readonly Line[]): Line[] => {
  const delimiter = lines.findLastIndex((line) => /^--\s?$/.test(line.text) || /^[_—–]{2,3}$/.test(line.text.trim()));
  const below = lines.slice(delimiter + 1).filter((line) => !isBlank(line));
  const isRule = delimiter <= 0 || below.length > 15 || below.some((line) => isProse(line.text));
  const letter = isRule || lines.slice(0, delimiter).every(isBlank) ? lines : lines.slice(0, delimiter);
  return beforeListFooter(letter);
};

/** A mailing list names itself and its address below a long rule. */
const beforeListFooter = (lines: readonly Line[]): Line[] => {
  const rule = lines.findLastIndex((line) => /^[_=-]{20,}$/.test(line.text.trim()));
  const below = lines.slice(rule + 1).filter((line) => !isBlank(line));
  const isFooter = rule > 0 && below.length <= 6 && below.some((line) => isContact(line.text));
  const isShort = below.every((line) => line.text.length <= 120 && !isProse(line.text));
  return isFooter && isShort && !lines.slice(0, rule).every(isBlank) ? lines.slice(0, rule) : [...lines];
};

type Signed = {
  start: number;
  name: number;
  words: string;
  /** Text before the sign-off on the same line. */
  before?: string;
  /** The closing formula. */
  closing?: string;
};

type People = { from: Address; readers: readonly Address[] };

const longestSignature = 14;

/** A closing formula with a name, or the sender's own name on a line. */
const signedAt = (lines: readonly Line[], people: People): Signed | null => {
  const withText = [...lines.keys()].filter((index) => !isBlank(lines[index])).slice(1);
  for (const index of withText.slice(-longestSignature)) {
    const text = lines[index]?.text.trim() ?? '';
    const start =
      closedAt(lines, index, text, people) ??
      closedBehind(lines, index, text, people) ??
      namedAt(index, text, people.from);
    if (start && !hasLetterBelow(lines, start.name)) return start;
  }
  return null;
};

/** The name may have a title and a company beside it. */
const namedAt = (index: number, text: string, from: Address): Signed | null => {
  const name = text.replace(/\s[|·•–—/]\s.*$/u, '');
  return isSender(name, from) ? { start: index, name: index, words: bare(name) } : null;
};

const closedAt = (lines: readonly Line[], index: number, text: string, people: People): Signed | null => {
  const closed = text.length > 80 ? null : closing.exec(text);
  if (!closed) return null;
  const behind = bare(text.slice(closed[0].length));
  const name = behind === '' ? nextText(lines, index + 1) : index;
  const words = behind === '' ? bare(lines[name]?.text ?? '') : behind;
  if (!isName(words, people.from) || isReader(words, people)) return null;
  return { start: index, name, words, closing: closed[0].trim() };
};

const isReader = (words: string, { from, readers }: People): boolean =>
  !isSender(words, from) && readers.some((reader) => isSender(words, reader));

/** A sign-off on the same line as the last sentence. */
const closedBehind = (lines: readonly Line[], index: number, text: string, people: People): Signed | null => {
  const before = /^.{0,2000}[.!?](?= )/u.exec(text)?.[0] ?? '';
  const closed = before === '' ? null : closedAt(lines, index, text.slice(before.length).trim(), people);
  return closed && closed.name > index ? { ...closed, before } : null;
};

const upToName = (lines: readonly Line[], signed: Signed): Line[] => {
  const name: Line = { text: signed.words, depth: 0, typed: false };
  const gap: Line = { text: '', depth: 0, typed: false };
  const postscript = lines.findIndex((line, index) => index > signed.name && isPostscript(line.text));
  const above = lines.slice(0, signed.start);
  // Below a mere greeting the closing is all that the letter says.
  const said = signed.before ?? (isGreeting(above) ? signed.closing : undefined);
  const kept = said === undefined ? [] : [{ text: said, depth: 0, typed: false }];
  return [...above, ...kept, gap, name, ...(postscript === -1 ? [] : [gap, ...lines.slice(postscript)])];
};

const isGreeting = (lines: readonly Line[]): boolean =>
  wordCount(lines) <= 4 && /[,،:!，、]\s*$/u.test(lines.findLast((line) => !isBlank(line))?.text ?? '');

/** Removes trailing contact details from an unsigned mail. */
const withoutContacts = (lines: readonly Line[]): Line[] => {
  const last = lines.findLastIndex((line) => !isBlank(line) && !isContact(line.text));
  const letter = lines.slice(0, last + 1);
  // Details that the letter introduces, or that are its only text, are its content.
  const belong = !isBlank(lines[last + 1]) || /[:,]\s*$/.test(letter.at(-1)?.text ?? '') || wordCount(letter) < 5;
  return belong ? [...lines] : letter;
};

/** Removes a closing formula without a name, if there is a letter above it. */
const withoutClosing = (lines: readonly Line[]): Line[] => {
  const last = lines.findLastIndex((line) => !isBlank(line));
  const text = lines[last]?.text.trim() ?? '';
  const closed = text.length > 80 ? null : closing.exec(text);
  const isAlone = closed !== null && bare(text.slice(closed[0].length)) === '';
  return isAlone && !lines.slice(0, last).every(isBlank) ? lines.slice(0, last) : [...lines];
};

/** Text that reads like a letter follows, so the name above it signs nothing. */
const hasLetterBelow = (lines: readonly Line[], name: number): boolean => {
  const below = lines.slice(name + 1).filter((line) => !isBlank(line));
  const letter = below.slice(0, below.findIndex((line) => isPostscript(line.text)) + 1 || below.length);
  return letter.length > longestSignature || letter.some((line) => isProse(line.text) && !isPostscript(line.text));
};

const isPostscript = (text: string): boolean => /^\s*p\.?\s?(?:p\.?\s?)?s\.?(?:[\s:]|$)/i.test(text);

const isProse = (text: string): boolean => text.split(/\s+/, 13).length > 8 && /[.?!…]["'”’)]?\s*$/.test(text);

const isName = (words: string, from: Address): boolean =>
  isSender(words, from) ||
  (words.length <= 40 &&
    words.split(' ').length <= 4 &&
    /^\p{Lu}[\p{L}\p{M}.'’ -]*$|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic} ]{1,20}$/u.test(
      words,
    ));

const closing =
  /^(?:(?:with )?(?:(?:kind|kindest|best|warm|warmest|many|sincere)(?:est)? )?(?:regards|wishes)|all (?:the|my) best|all best|best|cheers|thanks(?: (?:again|so much|a (?:lot|million|bunch|ton)|in advance|very much|all|both|everyone))?|many thanks|thank you(?: (?:again|so much|very much|in advance))?|thx|sincerely(?: yours)?|yours(?: (?:sincerely|truly|faithfully))?|respectfully|cordially|warmly|take care|talk soon|speak soon|see you(?: soon)?|br|kr|xo|love|(?:mit )?(?:freundlichen?|besten?|herzlichen?|lieben?|schönen?|viele[nr]?|freundliche|beste|liebe|herzliche) (?:gr(?:ü|ue)(?:ß|ss)en?|dank)(?: (?:aus|nach) \p{L}+)?|mfg|lg|vg|gru(?:ß|ss)|danke|cordialement|bien (?:cordialement|à (?:vous|toi))|(?:très |bien )?amicalement|sincères salutations|merci(?: d'avance| beaucoup)?|je (?:t|vous )['’]?embrasse|(?:gros |mille )?(?:bises|bisous)|bien à vous|à bientôt|saludos(?: cordiales)?|(?:un |reciba un )?(?:cordial saludo|saludo(?: cordial)?|abrazo)|atentamente|gracias|cumprimentos|(?:com )?(?:os )?melhores cumprimentos|atenciosamente|atentamente|(?:um )?abraço|obrigad[oa]|beij(?:inh)?os|cordiali saluti|(?:un )?saluto|distinti saluti|grazie|met vriendelijke groet(?:en)?|(?:vriendelijke )?groet(?:en|jes)?|bedankt|med (?:vänliga |venlig(?:e)? |vennlig |bästa )?h(?:älsning(?:ar)?|ilsen(?:er)?)|mvh|(?:何卒|どうぞ|以上、?)?(?:宜|よろ)しくお願い(?:いた|致)?(?:し|申し上げ)ます。?|以上|敬具|此致|敬礼|祝好|顺祝商祺|(?:مع |تفضلوا بقبول )?(?:أطيب |خالص |فائق )?(?:التحي(?:ة|ات)|الاحترام|التقدير)(?: و?(?:التقدير|الاحترام))?)(?=[\s,.!–—-]|$)[\s,.!–—-]*/iu;
