// 'Note to self: call the bank': words that a person sends to themselves.
import { emptyNote, noteLeads } from '#language/en/drafting/later-phrases.ts';

export const parseNote = (heard: string): string | null => {
  const said = heard.trim();
  const lead = noteLeads.find((one) => one.test(said));
  const note = lead ? said.replace(lead, '').trim() : '';
  return note === '' || emptyNote.test(note) ? null : note;
};
