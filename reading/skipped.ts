// Paragraphs that Flow shows but does not read aloud: greetings, the sender's name, a repeated subject, button labels,
// calendar lines.
import type { Address, Message } from '#domain/mail.ts';
import { spokenSubject } from './announcement.ts';
import { isButton } from './button.ts';
import { firstCalendarLine } from './calendar-lines.ts';
import { bare, isSender } from './sender-name.ts';

export type Letter = Pick<Message, 'from' | 'subject' | 'invitation'> & {
  to: readonly Address[];
  cc: readonly Address[];
  bulk: boolean;
  paragraphs: readonly (readonly string[])[];
};

/** Indices of those paragraphs. A letter of nothing else stays whole, unless Flow announces it itself. */
export const skippedIn = (letter: Letter): number[] => {
  const { paragraphs, invitation } = letter;
  const calendarStart = invitation === null ? paragraphs.length : firstCalendarLine(paragraphs);
  const silent = paragraphs.flatMap((sentences, at) => {
    const [text, ...more] = sentences;
    const isFrame = text !== undefined && more.length === 0 && isSilent(letter, text, at);
    return isFrame || at >= calendarStart ? [at] : [];
  });
  return silent.length < paragraphs.length || invitation !== null ? silent : [];
};

const isSilent = (message: Letter, text: string, at: number): boolean => {
  if (at === 0 && isTitle(text, message)) return true;
  if (text.length > longest) return false;
  const isFrame = (at === 0 || at === message.paragraphs.length - 1) && isSignedBy(text, message.from);
  return isFrame || (at === 0 && isGreeting(text, message)) || (message.bulk && isOfMailing(text, message));
};

/** The sender's name, perhaps with a company, or its initial. */
const isSignedBy = (text: string, from: Address): boolean =>
  isSender(text.replace(/\s[|·•]\s.*$/u, ''), from) ||
  (/^\p{L}\.?$/u.test(text) && text[0]?.toLowerCase() === from.name.trim()[0]?.toLowerCase());

const isOfMailing = (text: string, message: Letter): boolean =>
  isButton(text, message.from.name) || isOwnAddress(text, message);

/** Newsletters repeat their subject at the top. */
const isTitle = (text: string, { subject }: Letter): boolean =>
  text.length < 300 && bare(text).toLowerCase() === bare(spokenSubject(subject)).toLowerCase();

const longest = 60;

/** 'Alex,', 'Hi all!', 'Guten Tag': the line says nothing else, and it is short or ends like a greeting. */
const isGreeting = (written: string, letter: Letter): boolean => {
  const { to, cc } = letter;
  const firstNames = [...to, ...cc].map(({ name }) => name.trim().toLowerCase().split(/\s+/)[0]);
  const text = withoutCommaBeforeName(written.replace(titles, '').trim(), firstNames);
  if (named.test(text)) return true;
  const each = /^[^!?.:;]+,$/u.test(text) ? text.slice(0, -1).split(/,\s+/) : [];
  if (each.length > 1 && each.length <= 4) return each.every((one) => isGreeting(`${one},`, letter));
  if (!/^[^,!?.:;،，]+[,!.:،，–—-]*$/u.test(text.trim())) return false;
  const words = bare(text.replace(/[:،，–—-]+\s*$/u, '')).toLowerCase();
  const ends = /[,!:،，–—-]\s*$/u.test(text);
  if (firstNames.includes(words)) return true;
  return greeting.test(words) && (ends || words.split(/\s+/).length <= 2 || /\b(?:herr|frau)\b/.test(words));
};

/** 'Hello, Alex!' */
const withoutCommaBeforeName = (text: string, firstNames: readonly (string | undefined)[]): string => {
  const [greets = '', name = '', ...more] = text.split(/,\s+/);
  const isNamed = (word: string): boolean => firstNames.includes(bare(word).toLowerCase());
  return more.length === 0 && isNamed(name) && !isNamed(greets) ? `${greets} ${name}` : text;
};

const isOwnAddress = (text: string, { to, cc }: Letter): boolean =>
  [...to, ...cc].some(({ email }) => email.toLowerCase() === text.trim().toLowerCase());

/** The full stop of a title does not end a sentence. */
const titles = /\b(?:Mr|Mrs|Ms|Dr|Prof|Sra?|Srta|Sig|St)\.(?= )/g;

/** Japanese greetings put the title after the name. */
const named = /^[^\s。、]{1,20}(?:様|さん|さま|先生|御中)[、,]?$/u;

const greeting =
  /^(?:hi|hiya|hello|hey|dear|(?:mr|mrs|ms|dr|prof)(?= \p{L})|(?:good )?(?:morning|afternoon|evening)|m(?:on|a|es) ch(?:éri|érie|er|ère|ers)|السيدة?|الأستاذة?|عزيزي|عزيزتي|أعزائي|greetings|good (?:morning|afternoon|evening|day)|hallo|moin|servus|grüezi|guten (?:tag|morgen|abend)|lieber?|liebes|sehr geehrte[rs]?|bonjour|bonsoir|salut|ch(?:er|ère|ers|ères)|olá|oi|bom dia|boa (?:tarde|noite)|car[oaie]|prezad[oa]s?|hola|buen(?:os|as) (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|buonasera|gentile|hej|hoi|goede(?:morgen|middag|navond)|goeden(?:dag|avond)|beste|geachte|hei|moi|terve|cześć|dzień dobry|witam|ahoj|dobrý den|здравствуйте|привет|добрый день|вітаю|доброго дня|merhaba|selam|szia|kedves|bună|salutare|γεια(?: σου| σας)?|καλημέρα|xin chào|chào|halo|hai|שלום|היי|مرحبا)(?=\s|$)/u;
