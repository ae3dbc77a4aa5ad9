// Why a sender may not be who they seem: what a person would notice who looked closely at every address, which nobody does.
import type { Contact } from '#domain/contact.ts';
import type { Doubt } from '#domain/doubt.ts';
import type { Message, SenderFacts } from '#domain/mail.ts';
import { looksLike, mixesAlphabets } from './look-alike.ts';

export type Acquainted = {
  ownAddress: string;
  contacts: readonly Contact[];
  byAddress: ReadonlyMap<string, Contact>;
  facts: SenderFacts;
};

/** The gravest first; none about oneself. What is machine-made is not called new: newsletters always are, once. */
export const doubtsAbout = (message: Pick<Message, 'from' | 'replyTo' | 'reading'>, known: Acquainted): Doubt[] => {
  const address = message.from.email.toLowerCase();
  if (address === known.ownAddress.toLowerCase()) return [];
  const stranger = !known.byAddress.has(address) && known.facts.sent === 0;
  const new_ = stranger && known.facts.received <= 1 && !message.reading.bulk;
  return [
    ...nameDoubt(message, address),
    ...(stranger ? knownName(message, address, known) : []),
    ...(stranger ? domainDoubt(address, known) : []),
    ...answersElsewhere(message, address),
    ...(new_ ? [{ kind: 'first-time', address } as const] : []),
  ];
};

const nameDoubt = ({ from }: Pick<Message, 'from'>, address: string): Doubt[] => {
  const shown = /[^\s<>"'(),;:]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/u.exec(from.name)?.[0].toLowerCase();
  return shown === undefined || shown === address ? [] : [{ kind: 'name-is-an-address', shown, address }];
};

const knownName = ({ from }: Pick<Message, 'from'>, address: string, { contacts }: Acquainted): Doubt[] => {
  const name = plain(from.name);
  // First names alone are everybody's.
  if (!name.includes(' ')) return [];
  const [usual] = contacts.find((contact) => isFamiliar(contact) && plain(contact.name) === name)?.emails ?? [];
  return usual === undefined ? [] : [{ kind: 'known-name', name: from.name.trim(), address, usual }];
};

const domainDoubt = (address: string, { contacts, ownAddress }: Acquainted): Doubt[] => {
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
): Doubt[] => {
  // Lists and newsletters are answered at other addresses as a matter of course.
  if (reading.bulk) return [];
  const other = replyTo.find(({ email }) => registered(domainOf(email)) !== registered(domainOf(address)));
  return other === undefined ? [] : [{ kind: 'answers-elsewhere', address: other.email }];
};

/** Kept by the person, or written to: of the first days of an account, little of what was sent is known yet. */
const isFamiliar = ({ known, written }: Contact): boolean => known === 'contacts' || written > 0;

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The last two labels, which is who owns it, but for registries like `co.uk`, where it is a label more. */
const registered = (domain: string): string => {
  const labels = domain.split('.');
  return labels.slice(/^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '') ? -3 : -2).join('.');
};
