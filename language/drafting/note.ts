// 'Note to self: call the bank': words that a person leaves to themselves.
import { noteLeads } from '#language/en/later-phrases.ts';

/** The note; null where the words are none. */
export const noteSaid = (heard: string): string | null => {
  const said = heard.trim();
  const lead = noteLeads.find((one) => one.test(said));
  return lead ? said.replace(lead, '').trim() || null : null;
};
