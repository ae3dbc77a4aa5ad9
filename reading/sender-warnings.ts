import type { Contact } from '#domain/contact.ts';
import type { Message, SenderFacts } from '#domain/mail.ts';
import type { SenderWarning } from '#domain/sender-warning.ts';
import { looksLike, mixesAlphabets } from './look-alike.ts';

export type SenderContext = {
  ownAddress: string;
  contacts: readonly Contact[];
  byAddress: ReadonlyMap<string, Contact>;
  facts: SenderFacts;
};

/**
 * The most serious first. Never about the person themselves. Machine-made mail gets no 'new sender' warning: each newsletter is new
 * once.
 */
export const senderWarningsFor = (
  message: Pick<Message, 'from' | 'replyTo' | 'reading'>,
  known: SenderContext,
): SenderWarning[] => {
  const address = message.from.email.toLowerCase();
  if (address === known.ownAddress.toLowerCase()) return [];
  const stranger = !known.byAddress.has(address) && known.facts.sent === 0;
  const new_ = stranger && known.facts.received <= 1 && !message.reading.bulk;
  return [
    ...nameWarning(message, address),
    ...(stranger ? knownName(message, address, known) : []),
    ...(stranger ? domainWarning(address, known) : []),
    ...answersElsewhere(message, address),
    ...(new_ ? [{ kind: 'first-time', address } as const] : []),
  ];
};

const nameWarning = ({ from }: Pick<Message, 'from'>, address: string): SenderWarning[] => {
  const shown = /[^\s<>"'(),;:]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/u.exec(from.name)?.[0].toLowerCase();
  return shown === undefined || shown === address ? [] : [{ kind: 'name-is-an-address', shown, address }];
};

const knownName = ({ from }: Pick<Message, 'from'>, address: string, { contacts }: SenderContext): SenderWarning[] => {
  const name = plain(from.name);
  // Many people share a first name.
  if (!name.includes(' ')) return [];
  const [usual] = contacts.find((contact) => isFamiliar(contact) && plain(contact.name) === name)?.emails ?? [];
  return usual === undefined ? [] : [{ kind: 'known-name', name: from.name.trim(), address, usual }];
};

const domainWarning = (address: string, { contacts, ownAddress }: SenderContext): SenderWarning[] => {
  const domain = domainOf(address);
  const known = new Set([
    domainOf(ownAddress),
    ...contacts.filter(isFamiliar).flatMap(({ emails }) => emails.map(domainOf)),
  ]);
  if (domain === '' || known.has(domain)) return [];
  const like = [...known].find((one) => looksLike(domain, one));
  if (like !== undefined) return [{ kind: 'look-alike', domain, like }];
  return mixesAlphabets(domain) ? [{ kind: 'alphabets', domain }] : [];
};

const answersElsewhere = (
  { replyTo = [], reading }: Pick<Message, 'replyTo' | 'reading'>,
  address: string,
): SenderWarning[] => {
  // Lists and newsletters routinely take replies at another address.
  if (reading.bulk) return [];
  const other = replyTo.find(({ email }) => registered(domainOf(email)) !== registered(domainOf(address)));
  return other === undefined ? [] : [{ kind: 'answers-elsewhere', address: other.email }];
};

/** In the first days of an account Flow has little of the sent mail, so a kept contact counts as familiar too. */
const isFamiliar = ({ known, written }: Contact): boolean => known === 'contacts' || written > 0;

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The last two labels name the owner, or three under registries like `co.uk`. */
const registered = (domain: string): string => {
  const labels = domain.split('.');
  return labels.slice(/^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '') ? -3 : -2).join('.');
};
