// What stands in a letter for the eye and says nothing to the ear: a greeting on a line of its own, the sender's name below the
// text or above it, the word on a button. It is shown, and not read aloud.
import type { Message } from '#domain/mail.ts';
import { bare, isSender } from './sender-name.ts';

/** The places of such paragraphs. A letter that is nothing else is read as it is. */
export const silentIn = (message: Message): ReadonlySet<number> => {
  const paragraphs = message.reading.paragraphs ?? [];
  const silent = paragraphs.flatMap((sentences, at) => {
    const [text, ...more] = sentences;
    return text !== undefined && more.length === 0 && isSilent(message, text, at, paragraphs.length) ? [at] : [];
  });
  return new Set(silent.length < paragraphs.length ? silent : []);
};

const isSilent = (message: Message, text: string, at: number, count: number): boolean =>
  text.length <= longest &&
  ((at === 0 && isGreeting(text, message)) ||
    ((at === 0 || at === count - 1) && isSender(text, message.from)) ||
    (message.reading.bulk && (button.test(bare(text)) || isOwnAddress(text, message))));

const longest = 60;

/** 'Alex,', 'Hi all!', 'Guten Tag': nothing follows in it, and it ends like one or is short. */
const isGreeting = (text: string, { to, cc }: Message): boolean => {
  if (!/^[^,!?.:;،，]+[,!.:،，–—-]*$/u.test(text.trim())) return false;
  const words = bare(text.replace(/[:،，–—-]+\s*$/u, '')).toLowerCase();
  const ends = /[,!:،，–—-]\s*$/u.test(text);
  const firstNames = [...to, ...cc].map(({ name }) => name.trim().toLowerCase().split(/\s+/)[0]);
  if (firstNames.includes(words)) return true;
  return greeting.test(words) && (ends || words.split(/\s+/).length <= 2);
};

const isOwnAddress = (text: string, { to, cc }: Message): boolean =>
  [...to, ...cc].some(({ email }) => email.toLowerCase() === text.trim().toLowerCase());

const greeting =
  /^(?:hi|hiya|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day)|hallo|moin|servus|grüezi|guten (?:tag|morgen|abend)|lieber?|liebes|sehr geehrte[rs]?|bonjour|bonsoir|salut|ch(?:er|ère|ers|ères)|olá|oi|bom dia|boa (?:tarde|noite)|car[oaie]|prezad[oa]s?|hola|buen(?:os|as) (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|buonasera|gentile|hej|hoi|goede(?:morgen|middag|navond)|goeden(?:dag|avond)|beste|geachte)(?=\s|$)/u;

const button =
  /^(?:open|view|show|read|see|start|continue|reply|join|confirm|accept|decline|track|download|shop|buy|book|upgrade|renew|(?:read|learn|see|find out|show|view|discover) (?:more|all|now|online|it|details?)|(?:view|open|see|track|manage) (?:your |my |the |this )?(?:order|invoice|receipt|account|details?|message|report|dashboard|post|thread|comment|issue|ticket|booking|statement)|click here|(?:shop|buy|book|order|start|get started|sign up|register|try it) ?now|get started|öffnen|ansehen|anzeigen|mehr (?:lesen|erfahren)|weiterlesen|jetzt .{0,20}|lire la suite|en savoir plus|voir|ouvrir|ver(?: más| mais)?|abrir|leer más|ler mais|saiba mais|apri|leggi(?: di più)?|scopri di più)$/iu;
