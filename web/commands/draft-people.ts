import { draftLimits, type Field, type People, recipientsOf } from '#domain/draft.ts';
import type { Address } from '#domain/mail.ts';
import { matchAddress } from '#language/drafting/match-address.ts';
import { recipientCalled } from '#language/drafting/match-recipient.ts';
import * as say from '#language/en/drafting/recipient-replies.ts';
import { contactBook } from '#web/data/contacts.ts';
import { perDevice } from '#web/device.ts';
import { formatsHere } from '#web/formats.ts';
import * as box from './draft-box.ts';

/** A person is in one field only. Returns null on success, else the reason. */
export const addRecipient = (field: Field, person: Address): string | null => addRecipients(field, [person]);

export const addRecipients = (field: Field, added: readonly Address[], by?: { byHand: boolean }): string | null => {
  const draft = box.writing.current()?.draft;
  if (!draft) return say.notAmongThem;
  const others = without(draft, added);
  const people = { ...others, [field]: [...others[field], ...added] };
  const count = recipientsOf(people).length;
  if (count > draftLimits.recipients) return say.tooManyReply(count, formatsHere());
  box.edit(people, by);
  const [newest] = added.slice(-1);
  if (newest) addedLast().email = newest.email;
  return null;
};

/** "her work address" refers to the person added last. */
const addedLast = perDevice((): { email: string | null } => ({ email: null }));

export const removeRecipient = (person: Address, by?: { byHand: boolean }): void => {
  const draft = box.writing.current()?.draft;
  if (draft) box.edit(without(draft, [person]), by);
};

const without = ({ to, cc, bcc }: People, people: readonly Address[]): People => {
  const gone = new Set(people.map(({ email }) => email.toLowerCase()));
  const others = (field: People['to']): People['to'] => field.filter(({ email }) => !gone.has(email.toLowerCase()));
  return { to: others(to), cc: others(cc), bcc: others(bcc) };
};

export const removeCalled = (who: string): string => {
  const draft = box.writing.current()?.draft;
  const person = draft && recipientCalled(who, draft);
  if (!person) return say.notAmongThem;
  removeRecipient(person);
  return say.removedReply(person);
};

export const useAddress = (who: string | null, which: string): string => {
  const draft = box.writing.current()?.draft;
  if (!draft) return say.nobodyAdded;
  const all = recipientsOf(draft);
  const person =
    who === null ? (all.find(({ email }) => email === addedLast().email) ?? all.at(-1)) : recipientCalled(who, draft);
  if (!person) return say.nobodyAdded;
  const contact = contactBook.current().contacts.find(({ emails }) => emails.includes(person.email.toLowerCase()));
  const email = contact ? matchAddress(contact, which, person.email.toLowerCase()) : null;
  if (email === null) return say.noSuchAddress(person);
  const changed = (field: People['to']): People['to'] =>
    field.map((one) => (one.email === person.email ? { ...one, email } : one));
  box.edit({ to: changed(draft.to), cc: changed(draft.cc), bcc: changed(draft.bcc) });
  addedLast().email = email;
  return say.addressUsed({ ...person, email });
};
